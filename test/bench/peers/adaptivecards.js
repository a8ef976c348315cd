/** Adaptive Cards: a whole card is parsed and rendered at once; it knows no streams. */
import { AdaptiveCard, HostConfig } from "adaptivecards";
import { parse } from "partial-json";
import { drawn } from "../cases/first-draw.js";
import { streamed } from "../cases/stream.js";
import { jsonLines, perCard, plainCard } from "../data/cards.js";
import { lineReader, nextFrame } from "../kit.js";

const hostConfig = new HostConfig({ fontFamily: "system-ui, sans-serif" });

const bodyOf = ({ heading, first, second, buttons }) => [
  { type: "TextBlock", text: heading, size: "large", wrap: true },
  { type: "TextBlock", text: first, wrap: true },
  { type: "TextBlock", text: second, wrap: true },
  {
    type: "ActionSet",
    actions: buttons.map(({ id, label }) => ({ type: "Action.Submit", title: label, data: { id } })),
  },
];

const payload = (body) => ({ type: "AdaptiveCard", version: "1.5", body });

function parsed(json) {
  const card = new AdaptiveCard();
  card.hostConfig = hostConfig;
  card.onExecuteAction = () => {};
  card.parse(json);
  return card;
}

const whole = (leaves) => payload(perCard(leaves, (at) => bodyOf(plainCard(at))).flat());

/** What has come is completed by another package, and drawn from nothing again in every frame. */
function wholeAgain(stage) {
  let text = "";
  let due = false;
  const draw = () => {
    due = false;
    stage.replaceChildren(parsed(parse(text)).render());
  };
  return {
    write(chunk) {
      text += chunk;
      if (!due) requestAnimationFrame(draw);
      due = true;
    },
    end: nextFrame,
  };
}

export const peers = [
  {
    name: "adaptivecards",
    lines: {
      draw: drawn(
        (leaves) => parsed(whole(leaves)),
        (card, stage) => stage.append(card.render()),
      ),
      stream: streamed(
        (leaves) => jsonLines(perCard(leaves, (at) => payload(bodyOf(plainCard(at))))),
        (stage) => ({ write: lineReader((line) => stage.append(parsed(JSON.parse(line)).render())) }),
      ),
    },
  },
  {
    name: "adaptivecards, whole again each frame",
    lines: { stream: streamed((leaves) => JSON.stringify(whole(leaves)), wholeAgain) },
  },
];
