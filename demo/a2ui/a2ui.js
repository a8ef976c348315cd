/** The A2UI page: one element, a scripted agent, and what goes between them. */

import { answer, show, typed } from "/a2ui/agent.js";
import { examples } from "/a2ui/examples.js";
import { listen } from "/dist/intui-a2ui.js";
import { build } from "/site/dom.js";

const surfaces = document.querySelector("intui-a2ui");
const log = document.querySelector(".log");
const speed = document.querySelector("#speed");

/** The agent's own copy of the data that it has sent. */
const models = {
  tasks: { tasks: examples.Tasks.messages.find((each) => each.updateDataModel)?.updateDataModel.value },
};

const stream = (reply) => surfaces.stream(typed(reply, Number(speed.value)));

function note(what, message) {
  const entry = build("li", {}, build("strong", {}, what), build("pre", {}, JSON.stringify(message, null, 1)));
  log.prepend(entry);
}

for (const [name, example] of Object.entries(examples)) {
  const choose = build("button", { type: "button" }, name);
  choose.addEventListener("click", () => {
    surfaces.messages = [];
    stream(show(example));
  });
  document.querySelector(".examples").append(choose);
}

listen(document, async (event, { sentence }) => {
  note(sentence, event);
  if (event.action.name === "drop") {
    models.tasks.tasks = models.tasks.tasks.filter((task) => task.title !== event.action.context.title);
  }
  await new Promise((resolve) => setTimeout(resolve, 400));
  stream(answer(event, models));
});

surfaces.addEventListener("intui-error", ({ detail }) => note("Refused", detail.event));
stream(show(examples["Sign up"]));
