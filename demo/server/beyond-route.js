/**
 * The page that shows one answer on every surface: what it is as HTML, as a mail, as text and in an MCP host, and the events
 * that come of it. Whichever way one comes, it is parsed and verified here against the same tree.
 */
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { IntuiError, IntuiEvent, Tree } from "../../dist/npm/core.js";
import { addShow } from "../../dist/npm/mcp.js";
import { toEmail, toHtml } from "../../dist/npm/static.js";
import { RequestError } from "../agent/conversation.js";
import { answer, source } from "../beyond/tree.js";
import { hostRoute } from "../mcp/host-route.js";
import { rasteriser, recipient } from "./mail/letter.js";
import { mailRoute } from "./mail/mail-route.js";
import { jsonOf, send, sendJson } from "./messages.js";

const tree = Tree.parse(answer);
const title = "Week 48";

/** As `addShow` takes note of it, an event's source is the showing; it is the same answer to the same question. */
function weeklyServer() {
  const server = new McpServer({ name: "weekly", version: "1.0.0" });
  const trees = addShow(server);
  server.registerTool(
    "weekly_answer",
    {
      title: "The week",
      description: "How the week was. Shows the person charts, and asks what is next.",
      inputSchema: fromJsonSchema({ type: "object", properties: {}, additionalProperties: false }),
      annotations: { readOnlyHint: true },
      _meta: trees.toolMeta,
    },
    (_input, context) => trees.showResult(tree, context),
  );
  return server;
}

export function beyondRoute() {
  const arrived = [];
  const hear = (surface, event) => {
    tree.verify(event);
    arrived.push({ surface, event: event.toJSON(), sentence: tree.describe(event) });
  };

  const write = async (options) => toEmail(tree, { ...options, source, title, image: await rasteriser() });
  const mail = mailRoute({ at: "/beyond", letter: { tree, write, recipient }, heard: (event) => hear("Mail", event) });
  const host = hostRoute({ at: "/beyond/mcp", server: weeklyServer() });
  const heardInHost = ({ name, args }) => name === "intui_event" && hear("MCP host", IntuiEvent.parse(args));

  const answers = {
    "GET /beyond/events": () => arrived,
    "POST /beyond/events": async (request) => {
      const { surface, event } = await jsonOf(request);
      hear(surface === "Text" ? surface : "Page", IntuiEvent.parse(event));
      return arrived;
    },
    "GET /beyond/text.json": async () => ({ text: tree.toText(), replies: (await toEmail(tree, { source })).replies }),
  };

  return async function answerBeyond(url, request, response) {
    const known = answers[`${request.method} ${url.pathname}`];
    if (known) await answerJson(response, () => known(request));
    else if (url.pathname === "/beyond/html") await sendHtml(url, response);
    else return (await mail(url, request, response)) || host(url, request, response, heardInHost);
    return true;
  };
}

/** What is wrong with an event is the page's to know. */
async function answerJson(response, answer) {
  try {
    sendJson(response, 200, await answer());
  } catch (error) {
    if (!(error instanceof IntuiError) && !(error instanceof RequestError)) throw error;
    sendJson(response, 422, { error: error.message });
  }
}

async function sendHtml(url, response) {
  const theme = url.searchParams.get("scheme") === "dark" ? "dark" : "light";
  const { html } = await toHtml(tree, { lang: "en", theme, source, document: { title } });
  send(response, 200, "text/html", html, {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  });
}
