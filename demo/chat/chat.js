/**
 * The chat page. It uses what the script tag gives and nothing else: `<intui-tree>`, its `stream`, and `listen`.
 */

import { post, textOf } from "/chat/agent.js";
import { restore } from "/chat/restore.js";
import { Transcript } from "/chat/transcript.js";
import { addFooter, failedNote, mendedNote, newAnswer, newTurn, plainNote, wordsOf } from "/chat/turns.js";
import { IntuiError, listen } from "/dist/intui.js";

const log = document.querySelector("#log");
const composer = document.querySelector("#composer");
const field = document.querySelector("#question");
const stopButton = document.querySelector("#stop");
const sendButton = document.querySelector("#send");
const wanted = new URLSearchParams(location.search);
const transcript = new Transcript();
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How often the agent may send an answer again before the page gives up. */
const retries = 2;

/** The answer that is being written, or undefined: a way to stop it, and when it is over. */
let running;

const trees = () => [...log.querySelectorAll("intui-tree")];

const speed = () => document.querySelector("input[name=speed]:checked").value;

/** Sends the conversation as it stands, and perhaps one message more. */
function request(messages, signal) {
  return post(messages, { speed: speed(), provider: wanted.get("provider"), signal });
}

function setRunning(next) {
  running = next;
  document.body.dataset.demoState = next ? "answering" : "idle";
  stopButton.hidden = !next;
  sendButton.hidden = Boolean(next);
}

async function stop() {
  running?.abort.abort();
  await running?.over;
}

/** Forms in earlier turns that were never sent: the conversation has moved on without them. */
function closeForms(elements) {
  const sent = new Set(transcript.events.map(({ source, target }) => `${source} ${target}`));
  for (const element of elements) {
    const forms = element.tree?.walk().filter(({ node }) => node.type === "Form") ?? [];
    if (forms.some(({ node }) => !sent.has(`${element.source} ${node.id}`))) element.disabled = true;
  }
}

const bringUp = (turn) => turn.scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });

function addTurn(words, { scroll }) {
  const turn = newTurn(words);
  log.append(turn);
  if (scroll) {
    turn.classList.add("asked-here");
    // A frame later: the buttons that were pressed are gone by then, and what is above has its height.
    requestAnimationFrame(() => requestAnimationFrame(() => bringUp(turn)));
  }
  return turn;
}

/**
 * Draws one answer while it comes, and keeps its text.
 * @returns {Promise<IntuiError | undefined>} what is wrong with it, when it came to its end and is no valid tree
 */
async function draw(turn, response, signal) {
  const { card, tree } = newAnswer(response.headers.get("x-answer-source"), transcript.events);
  turn.append(card);
  const kept = textOf(response.clone());
  let problem;
  try {
    await tree.stream(response, { signal });
  } catch (error) {
    problem = error;
  }
  const message = { from: "agent", source: tree.source, text: await kept };
  transcript.add(signal.aborted ? { ...message, stopped: true } : message);
  if (signal.aborted) turn.append(plainNote("Stopped."));
  else if (problem === undefined) addFooter(card, message.text);
  else if (!(problem instanceof IntuiError)) throw problem;
  return signal.aborted ? undefined : problem;
}

/** Hands the agent what was wrong, and draws what it sends then. The answer that was wrong folds up. */
async function sendAgain(turn, error, signal) {
  const brokenCard = turn.querySelector(":scope > .answer");
  const message = { from: "page", source: transcript.messages.at(-1).source, problem: error.message };
  // Nothing needs this pause but people, who would not see what happens here.
  if (speed() === "real") await new Promise((resolve) => setTimeout(resolve, 1500));
  transcript.add(message);
  const response = await request(transcript.messages, signal);
  mendedNote(error.message, brokenCard);
  return draw(turn, response, signal);
}

/** Draws the answer to the last message, and lets the agent mend it where it has to. */
async function follow(turn, response, signal) {
  let problem = await draw(turn, response, signal);
  for (let left = retries; problem && left > 0 && !signal.aborted; left--) {
    problem = await sendAgain(turn, problem, signal);
  }
  if (problem) turn.append(plainNote("The agent could not put its answer right."));
}

/** Runs one exchange: the state of the page, the way to stop, and what is said when the agent can't be had. */
async function exchange(getTurn, getResponse) {
  await stop();
  const abort = new AbortController();
  const over = Promise.withResolvers();
  setRunning({ abort, over: over.promise });
  const end = () => {
    if (running?.abort === abort) setRunning(undefined);
    over.resolve();
  };
  let response;
  let turn;
  try {
    response = await getResponse(abort.signal);
    turn = getTurn();
  } catch (error) {
    end();
    throw error;
  }
  follow(turn, response, abort.signal)
    .catch((error) => {
      if (!abort.signal.aborted) turn.append(failedNote(error.message, () => resume(turn)));
    })
    .finally(end);
}

/** Asks for an answer to the last message again. */
async function resume(turn) {
  try {
    await exchange(
      () => turn,
      (signal) => request(transcript.messages, signal),
    );
  } catch (error) {
    if (error.name === "AbortError") turn.append(plainNote("Stopped."));
    else turn.append(failedNote(error.message, () => resume(turn)));
  }
}

/** A typed question shows at once; should the agent be away, it says so below it. */
async function ask(question, { scroll = true } = {}) {
  await stop();
  transcript.add({ from: "person", question });
  const turn = addTurn({ title: question }, { scroll });
  closeForms(trees());
  await resume(turn);
}

/** A press or a sent form: its control waits until the agent has taken it, and says why when it hasn't. */
async function pass(event, { tree }) {
  const message = { from: "person", event: event.toJSON() };
  try {
    await exchange(
      () => {
        transcript.add(message);
        closeForms(trees());
        return addTurn(wordsOf(message, tree), { scroll: true });
      },
      (signal) => request([...transcript.messages, message], signal),
    );
  } catch (error) {
    throw error.name === "AbortError" ? new Error("it was stopped") : error;
  }
}

listen(log, pass);

composer.addEventListener("submit", (submit) => {
  submit.preventDefault();
  const question = field.value.trim();
  field.focus();
  if (question === "") return;
  field.value = "";
  ask(question);
});

for (const chip of document.querySelectorAll(".chip")) {
  chip.addEventListener("click", () => ask(chip.textContent));
}

stopButton.addEventListener("click", () => {
  stop();
  field.focus();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented) stop();
});

document.querySelector("#restart").addEventListener("click", async () => {
  await stop();
  transcript.clear();
  log.replaceChildren();
  field.focus();
});

const speedAtStart = document.querySelector(`input[name=speed][value="${CSS.escape(wanted.get("speed") ?? "")}"]`);
if (speedAtStart) speedAtStart.checked = true;

const lastTurn = restore(log, transcript);
if (lastTurn === undefined) {
  if (!wanted.has("idle")) ask("How was the week?", { scroll: false });
} else {
  closeForms(trees().slice(0, -1));
  if (transcript.messages.at(-1).from !== "agent") resume(lastTurn);
  else lastTurn.scrollIntoView({ block: "start" });
}
