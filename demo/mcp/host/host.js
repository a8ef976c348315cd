/** The page of the host: calls a tool, shows its app as its arguments are written, and what the app says. */
import { calls } from "/mcp/calls.js";
import { snapshots } from "/mcp/heal.js";
import { hosts, look } from "/mcp/manners.js";
import { McpHost } from "/mcp/mcp-host.js";
import { build } from "/site/dom.js";

const at = (id) => document.querySelector(`#${id}`);
const [call, manners, looks, turns, wire, again] = ["call", "manners", "look", "turns", "wire", "again"].map(at);

/** What stands in the chat, as a host keeps it: to be shown once more, it is played once more. */
let history = [];
const open = [];

const dark = matchMedia("(prefers-color-scheme: dark)");
const theme = () => {
  const { theme: chosen } = document.documentElement.dataset;
  return chosen === "dark" || (chosen !== "light" && dark.matches) ? "dark" : "light";
};
const currentLook = () => (looks.value === "own" ? look(theme()) : { theme: theme(), styles: { variables: {} } });

/** Calls a tool of the server behind this page. */
async function callTool(name, args) {
  const response = await fetch("/mcp/call", { method: "POST", body: JSON.stringify({ name, args }) });
  if (!response.ok) throw new Error((await response.json()).error);
  return response.json();
}

/** A model writes in pieces. */
async function* written(args, pace) {
  for (const some of snapshots(args, 11)) {
    yield some;
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}

function hostFor() {
  const base = hosts[manners.value].manners;
  return new McpHost({ ...base, context: { ...base.context, ...currentLook(), locale: navigator.language } }, callTool);
}

function addTurn(className, ...children) {
  const turn = build("li", { class: className }, ...children);
  turns.append(turn);
  return turn;
}

function showMessage({ detail: { method, params, id } }) {
  const name = method ?? `answer to ${id}`;
  wire.append(build("li", {}, name, build("code", {}, params ? JSON.stringify(params) : "")));
}

/** Opens an app for a call, and plays it; `result` is known where the chat is opened again. */
async function show({ name, args, result }) {
  addTurn("call", `${name}(${JSON.stringify(args).slice(0, 60)}…)`);
  const place = addTurn("app");
  const host = hostFor();
  open.push(host);
  place.style.setProperty(
    "--host-ground",
    looks.value === "own" ? currentLook().styles.variables["--color-background-primary"] : "",
  );
  host.addEventListener("message", showMessage);
  host.addEventListener("said", ({ detail }) => hear(detail.text));
  await host.open(place, { src: `/mcp/app/${name}`, sandbox: "allow-scripts" });
  const given = result ?? callTool(name, args);
  await host.play({ args, partials: result ? [] : written(args, 25), result: await given });
  if (!result) history.push({ name, args, result: await given });
  again.disabled = false;
}

/** What a person said by pressing; the agent of this page knows one thing to do about it. */
function hear(text) {
  history.push({ said: text });
  addTurn("said", text.split("\n\n```")[0]);
  const [, event] = /```intui-event\n(.*)\n```/.exec(text) ?? [];
  const { target, value } = event ? JSON.parse(event) : {};
  if (target === "next-region") void show({ name: "query_orders", args: { region: value } });
}

function clear() {
  for (const host of open.splice(0)) host.remove();
  turns.replaceChildren();
  wire.replaceChildren();
}

at("run").addEventListener("click", () => {
  clear();
  history = [];
  void show(calls[call.value]);
});

again.addEventListener("click", async () => {
  const turnsThen = history;
  await Promise.all(open.map((host) => host.request("ui/resource-teardown", { reason: "reopened" })));
  clear();
  for (const turn of turnsThen) {
    if (turn.said) addTurn("said", turn.said.split("\n\n```")[0]);
    else await show(turn);
  }
});

manners.addEventListener("change", () => {
  at("about").textContent = hosts[manners.value].about;
});

/** The scheme has changed, or how much of its look the host gives away. */
function change() {
  for (const host of open) host.change(currentLook());
  for (const place of document.querySelectorAll(".app")) {
    place.style.setProperty(
      "--host-ground",
      looks.value === "own" ? currentLook().styles.variables["--color-background-primary"] : "",
    );
  }
}
looks.addEventListener("change", change);
dark.addEventListener("change", change);
new MutationObserver(change).observe(document.documentElement, { attributeFilter: ["data-theme"] });

call.append(...Object.entries(calls).map(([value, { label }]) => build("option", { value }, label)));
manners.append(...Object.keys(hosts).map((value) => build("option", { value }, value)));
at("about").textContent = hosts[manners.value].about;
void show(calls.plan);
