/** The playground: a text, the tree that it draws, and what is to be said about it. */
import { listen } from "/dist/intui.js";
import { examples } from "/playground/examples.js";
import { Player } from "/playground/player.js";
import { build } from "/site/dom.js";
import { linkTo, readHash } from "/site/share.js";

const at = (id) => document.querySelector(`#${id}`);
const [json, stage, example, author, play, position, speed, chunk] = [
  "json",
  "stage",
  "example",
  "author",
  "play",
  "position",
  "speed",
  "chunk",
].map(at);

const player = new Player();
let error;

/** A new element, so that nothing of the last tree is left: not its answers, and not what was typed in it. */
function renew() {
  error = undefined;
  const element = build("intui-tree");
  if (author.value) element.author = author.value;
  element.addEventListener("intui-error", (event) => {
    error = event.detail.error;
    showSoon();
  });
  element.addEventListener("intui-complete", showSoon);
  stage.replaceChildren(element);
  player.use(element);
}

const stateOf = (element) =>
  ["streaming", "complete", "invalid"].find((state) => element.matches(`:state(${state})`)) ?? "nothing yet";

function showProblems({ problems }, state) {
  const items = problems.map(({ path, message, code }) =>
    build(
      "li",
      {},
      build("p", {}, build("code", {}, path), build("span", { class: "code" }, code)),
      build("p", {}, message),
    ),
  );
  at("problems").replaceChildren(...items);
  at("summary").textContent =
    problems.length > 0 ? (error?.summary ?? "") : state === "complete" ? "None." : "None so far.";
}

/** The element has drawn by then: it does so once a frame. */
let frame;
function showSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => requestAnimationFrame(show));
}

function show() {
  const { element } = player;
  const state = stateOf(element);
  at("state").textContent = state;
  showProblems(element, state);
  at("text").textContent = element.tree?.toText() ?? "There is none before the tree is complete and valid.";
}

function showPlayer() {
  position.max = String(player.text.length);
  position.value = String(player.at);
  at("position-value").textContent = `${player.at} of ${player.text.length}`;
  play.textContent = player.playing ? "Pause" : "Play";
  showSoon();
}

/** The slider is logarithmic: 5 to 20,000 characters a second. */
function setPace() {
  player.speed = Math.round(5 * 4000 ** (Number(speed.value) / 100));
  player.chunk = Number(chunk.value);
  at("speed-value").textContent = `${player.speed.toLocaleString("en")} a second`;
  at("chunk-value").textContent = player.chunk === 1 ? "1 character" : `${player.chunk} characters`;
}

function keepInLink() {
  history.replaceState(null, "", linkTo({ json: json.value, author: author.value }));
}

function open(text) {
  json.value = text;
  renew();
  player.setText(text);
}

json.addEventListener("input", () => {
  example.value = "";
  error = undefined;
  player.setText(json.value);
  keepInLink();
});

example.addEventListener("change", () => {
  open(examples[example.value]);
  keepInLink();
});

author.addEventListener("change", () => {
  renew();
  keepInLink();
});

position.addEventListener("input", () => {
  player.pause();
  error = undefined;
  player.goTo(Number(position.value));
});

play.addEventListener("click", () => {
  if (player.playing) return player.pause();
  if (player.at >= player.text.length) renew();
  player.play();
});
at("step").addEventListener("click", () => {
  if (player.at >= player.text.length) player.goTo(0);
  player.step();
});
at("end").addEventListener("click", () => {
  player.pause();
  player.goTo(player.text.length);
});

for (const slider of [speed, chunk]) slider.addEventListener("input", setPace);
player.addEventListener("change", showPlayer);

at("share").addEventListener("click", async ({ currentTarget }) => {
  keepInLink();
  try {
    await navigator.clipboard.writeText(location.href);
    currentTarget.textContent = "Copied";
  } catch {
    currentTarget.textContent = "The link is in the address bar";
  }
  setTimeout(() => {
    currentTarget.textContent = "Copy link";
  }, 2000);
});

listen(stage, (event, { sentence }) => {
  const entry = build("li", {}, build("p", {}, sentence), build("pre", {}, JSON.stringify(event)));
  at("events").prepend(entry);
});

function openLink() {
  const content = readHash(location.hash);
  if (!content) return false;
  author.value = content.author;
  example.value = "";
  open(content.json);
  return true;
}

addEventListener("hashchange", openLink);

example.append(...Object.keys(examples).map((name) => build("option", { value: name }, name)));
setPace();
if (!openLink()) {
  example.value = "An answer";
  open(examples["An answer"]);
  player.goTo(0);
  player.play();
}
