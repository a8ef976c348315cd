/**
 * The mail and what is behind its links: `/letter` and `/letter.json` show it, `/a/<token>` answers. A GET there answers nothing,
 * however often it is made and by whom: mail scanners and previews open every link. Only a POST does.
 */
import { IntuiError } from "../../../dist/npm/core.js";
import { RequestError } from "../../agent/conversation.js";
import { send, textOf } from "../messages.js";
import { Answers } from "./answers.js";
import { letter as weekly } from "./letter.js";
import { answeredPage, confirmPage, expiredPage, formPage, wrongPage } from "./pages.js";
import { tokenMaker } from "./tokens.js";

/** Bytes: no answer is longer. */
const MOST = 64 * 1024;

/** For pages that a link leads to: nothing tells where they were opened from, nothing keeps them, nothing frames them. */
const guarded = {
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** A mail has inline styles, and shows what is in it; the page that previews it may frame it. */
const previewed = {
  ...guarded,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
};

/**
 * @param {object} options
 * @param {import("./letter.js").Letter} [options.letter] what is sent, and to whom
 * @param {string} [options.at] the path above this route's own
 * @param {ReturnType<typeof tokenMaker>} [options.tokens]
 * @param {Answers} [options.answers]
 * @param {(event: import("../../../dist/npm/core.js").IntuiEvent) => void} [options.heard] told of each answer that counts
 */
export function mailRoute({
  letter = weekly,
  at = "",
  tokens = tokenMaker(),
  answers = new Answers(),
  heard = () => {},
} = {}) {
  const { tree, recipient } = letter;
  const write = (origin) =>
    letter.write({
      actionUrl: (event) => `${origin}${at}/a/${tokens.make(event, recipient)}`,
      history: answers.of(recipient),
      url: `${origin}${at || "/mail"}`,
    });

  async function answer(token, request) {
    const { state, claims } = tokens.read(token);
    if (state !== "good")
      return { status: state === "expired" ? 410 : 404, html: state === "expired" ? expiredPage() : wrongPage() };
    const node = tree.interactive(claims.event.target);
    const before = answers.find(claims);
    if (before) return { status: 200, html: answeredPage(labelOf(node, before.event), { ...before, first: false }) };
    if (request.method !== "POST") return { status: 200, html: pageFor(node, claims.event) };
    try {
      const given = answers.give(tree, claims, await valueFrom(request));
      if (given.first) heard(given.event);
      return { status: 200, html: answeredPage(labelOf(node, given.event), given) };
    } catch (error) {
      if (![IntuiError, SyntaxError, RequestError].some((kind) => error instanceof kind)) throw error;
      return { status: 422, html: pageFor(node, claims.event, "That is no answer to this question.") };
    }
  }

  /** @returns true when the request was one for here */
  return async function answerMail(url, request, response) {
    const path = url.pathname.startsWith(at) ? url.pathname.slice(at.length) : "";
    const [, first, token] = /^\/(a|letter|letter\.json)(?:\/([\w.-]*))?$/.exec(path) ?? [];
    if (!first) return false;
    if (!["GET", "HEAD", "POST"].includes(request.method)) {
      response.writeHead(405, { allow: "GET, HEAD, POST" }).end();
      return true;
    }
    // A demo on localhost: a product names its own address, and doesn't take it from the request.
    const origin = `http://${request.headers.host}`;
    if (first === "a") {
      const { status, html } = await answer(token ?? "", request);
      sendPage(response, request, status, guarded, html);
    } else {
      const mail = await write(origin);
      if (first === "letter") sendPage(response, request, 200, previewed, preview(mail, url.searchParams));
      else send(response, 200, "application/json", JSON.stringify(facts(mail)), guarded);
    }
    return true;
  };
}

function sendPage(response, request, status, headers, html) {
  send(response, status, "text/html", request.method === "HEAD" ? undefined : html, headers);
}

const pageFor = (node, event, problem) =>
  node.type === "Choice" ? confirmPage(node, event.value, problem) : formPage(node, event.source);

const labelOf = (node, { value }) =>
  node.type === "Choice" ? (node.options.find(({ id }) => id === value)?.label ?? value) : "the form";

/** What was chosen on the page, or the event that the element sent: JSON of which only the value counts. */
async function valueFrom(request) {
  const body = await textOf(request, MOST);
  if (request.headers["content-type"]?.startsWith("application/json")) return JSON.parse(body)?.value;
  return new URLSearchParams(body).get("value");
}

/** As a client would show it: pictures from the mail itself, or none; the dark sheet where it is asked for. */
function preview({ html, attachments }, wanted) {
  let shown = html.replace("<head>", '<head><base target="_blank">');
  if (wanted.get("scheme") === "dark") shown = shown.replace("@media (prefers-color-scheme:dark)", "@media all");
  else
    shown = shown
      .replace("@media (prefers-color-scheme:dark)", "@media not all")
      .replace("color-scheme:light dark", "color-scheme:light");
  if (wanted.get("images") === "off") return shown;
  for (const { cid, content } of attachments) {
    shown = shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${Buffer.from(content).toString("base64")}`);
  }
  return shown;
}

const facts = ({ html, text, attachments, warnings }) => ({
  bytes: Buffer.byteLength(html),
  text,
  attachments: attachments.map(({ filename, content }) => ({ filename, bytes: content.length })),
  warnings: warnings.map(({ message }) => message),
});
