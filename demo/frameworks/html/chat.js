// No framework and no build: the script tag of the page brings the elements, and this module uses them.
import { listen } from "../intui/intui.js";
import { ask } from "../shared/agent.js";
import { load, save } from "../shared/storage.js";

const log = document.querySelector("#log");
const form = document.querySelector("form");
const { messages, events } = load();

function show(message) {
  if (message.from === "person") {
    const said = document.createElement("p");
    said.className = "person";
    said.textContent = message.text;
    log.append(said);
    return said;
  }
  const reply = document.createElement("intui-message");
  reply.source = message.id;
  reply.history = events;
  reply.text = message.text;
  log.append(reply);
  return reply;
}

/** Resolves once the agent has taken it. */
async function say(text, event) {
  const pieces = await ask(text);
  const said = { id: crypto.randomUUID(), from: "person", text };
  const message = { id: crypto.randomUUID(), from: "agent", text: "" };
  messages.push(said, message);
  if (event) events.push(event);
  show(said);
  // The element reads the reply by itself, and tells it when it has ended.
  show(message).stream(pieces);
  save({ messages, events });
}

log.addEventListener("intui-message-end", ({ detail }) => {
  messages.find(({ id }) => id === detail.source).text = detail.text;
  save({ messages, events });
});

// What was pressed is busy until the promise settles; if it rejects, it opens again and says why.
listen(log, (event, { sentence }) => say(sentence, event));

form.addEventListener("submit", (submit) => {
  submit.preventDefault();
  say(form.elements.question.value);
  form.elements.question.value = "";
});

for (const message of messages) show(message);
