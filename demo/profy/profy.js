/** The Profy page: payloads drawn as they come, what a press sends, and what was wrong. */
import { listen } from "/dist/intui-profy.js";
import { examples } from "/profy/examples.js";
import { build } from "/site/dom.js";

const element = document.querySelector("intui-profy");
const [log, problems, payload] = [".log", ".problems", ".payload"].map((place) => document.querySelector(place));
const speed = document.querySelector("#speed");
let turn = 0;

/** The tool's arguments, as a model writes them. */
async function* typed(text) {
  for (let at = 0; at < text.length; at += 9) {
    yield text.slice(at, at + 9);
    await new Promise((resolve) => setTimeout(resolve, Number(speed.value)));
  }
}

function show(components) {
  payload.textContent = JSON.stringify({ components }, null, 1);
  problems.replaceChildren();
  element.source = `render_ui-${++turn}`;
  element.stream(typed(JSON.stringify({ components }))); // its end is told by the events
}

for (const [name, components] of Object.entries(examples)) {
  const choose = build("button", { type: "button" }, name);
  choose.addEventListener("click", () => show(components));
  document.querySelector(".examples").append(choose);
}

element.addEventListener("intui-error", ({ detail }) => {
  const lines = detail.error.problems.map(({ path, message }) =>
    build("li", {}, build("code", {}, path), ` ${message}`),
  );
  problems.replaceChildren(...lines);
});

listen(document, async (_event, { sentence }) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  log.prepend(build("li", {}, sentence));
});

show(examples.Account);
