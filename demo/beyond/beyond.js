/** One tree on every surface. What is pressed on any of them goes to the server, and is listed here as it arrived there. */
import { answer, source } from "/beyond/tree.js";
import { McpHost } from "/mcp/mcp-host.js";
import { build } from "/site/dom.js";

const at = (id) => document.querySelector(`#${id}`);

async function post(path, body) {
  const response = await fetch(path, { method: "POST", body: JSON.stringify(body) });
  const told = await response.json();
  if (!response.ok) throw new Error(told.error);
  return told;
}

/** The list is the server's: it has verified each event, and seen from which surface it came. */
function list(arrived) {
  at("arrived").replaceChildren(
    ...arrived.map(({ surface, sentence, event }) =>
      build(
        "li",
        {},
        build("strong", {}, surface),
        build("span", {}, sentence),
        build("code", {}, JSON.stringify(event)),
      ),
    ),
  );
}

const send = async (surface, event) => list(await post("/beyond/events", { surface, event }));
const look = async () => list(await (await fetch("/beyond/events")).json());

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The scheme of this page, for what is shown in a frame. */
function scheme() {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && dark.matches) ? "dark" : "light";
}

function onScheme(changed) {
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  dark.addEventListener("change", changed);
}

function showPage() {
  const page = at("page");
  page.source = source;
  page.tree = answer;
  page.addEventListener("intui-event", ({ detail }) => detail.waitUntil(send("Page", detail.event)));
}

/** In the page's scheme, and as high as what is in it. */
function showFrame(frame, path) {
  const show = () => {
    frame.src = `${path}?scheme=${scheme()}`;
  };
  const fit = () => {
    // With the margins: those of the body are none of its height.
    const { documentElement } = frame.contentDocument ?? {};
    if (documentElement) frame.height = String(documentElement.offsetHeight + 2);
  };
  frame.addEventListener("load", fit);
  new ResizeObserver(fit).observe(frame);
  onScheme(show);
  show();
}

async function showInHost() {
  const callTool = (name, args) => post("/beyond/mcp/call", { name, args });
  const host = new McpHost({ context: { theme: scheme(), locale: navigator.language } }, callTool);
  // The server has heard of it by then: the app calls its tool before it says something in the chat.
  host.addEventListener("said", look);
  onScheme(() => host.change({ theme: scheme() }));
  await host.open(at("mcp"), { src: "/beyond/mcp/app/weekly_answer", sandbox: "allow-scripts" });
  await host.play({ args: {}, result: await callTool("weekly_answer", {}) });
}

async function showText() {
  const { text, replies } = await (await fetch("/beyond/text.json")).json();
  at("text").textContent = text;
  at("reply").addEventListener("submit", async (submit) => {
    submit.preventDefault();
    const { number } = submit.target.elements;
    const reply = replies.find((each) => String(each.number) === number.value.trim());
    const numbers = replies.map((each) => each.number).join(", ");
    at("reply-note").textContent = reply ? "" : `There are ${numbers}.`;
    if (!reply) return;
    await send("Text", reply.event);
    submit.target.reset();
  });
}

showPage();
showFrame(at("mail"), "/beyond/letter");
showFrame(at("html"), "/beyond/html");
// What was confirmed on another page has arrived when the person is back on this one.
addEventListener("focus", look);
await Promise.all([showInHost(), showText(), look()]);
