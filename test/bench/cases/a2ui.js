/** A2UI: first draw and stream of the same cards as elsewhere, in every order, beside our own protocol's stream of them. */
import "../../../src/bundle-a2ui.ts";
import { answerOf, first, jsonLines, perCard, plainCard, second } from "../data/cards.js";
import { once } from "../kit.js";
import { drawn } from "./first-draw.js";
import { streamed } from "./stream.js";

const version = "v0.9";
const surfaceId = "answer";
const catalogId = "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json";
const create = { version, createSurface: { surfaceId, catalogId } };
const update = (components) => ({ version, updateComponents: { surfaceId, components } });
const root = (leaves) => ({ id: "root", component: "Column", children: perCard(leaves, (at) => `card-${at}`) });

function button(id, label, variant) {
  return [
    { id, component: "Button", child: `${id}-label`, action: { event: { name: id } }, variant },
    { id: `${id}-label`, component: "Text", text: label },
  ];
}

/** A card, with the same Markdown in it. */
function cardOf(at) {
  const plain = plainCard(at);
  const children = [`heading-${at}`, `first-${at}`, `second-${at}`, `buttons-${at}`];
  return [
    { id: `card-${at}`, component: "Column", children },
    { id: children[0], component: "Text", text: plain.heading, variant: "h3" },
    { id: children[1], component: "Text", text: first(at) },
    { id: children[2], component: "Text", text: second(at) },
    { id: children[3], component: "Row", children: [`open-${at}`, `park-${at}`] },
    ...button(`open-${at}`, plain.buttons[0].label, "primary"),
    ...button(`park-${at}`, plain.buttons[1].label, "default"),
  ];
}

const cards = (leaves) => perCard(leaves, (at) => update(cardOf(at)));

/** The messages in the orders in which agents send them. */
const orders = {
  "root first": (leaves) => [create, update([root(leaves), ...perCard(leaves, cardOf).flat()])],
  "leaves first": (leaves) => [create, update([...perCard(leaves, cardOf).flat().reverse(), root(leaves)])],
  "a message a card": (leaves) => [create, update([root(leaves)]), ...cards(leaves)],
};

function mount(stage) {
  const element = document.createElement("intui-a2ui");
  const complete = once(element, "intui-complete");
  stage.append(element);
  return {
    write: (chunk) => element.append(chunk),
    end() {
      element.end();
      return complete;
    },
  };
}

/** In as many chunks as our own protocol's text of the same cards, since a task a chunk costs as much as drawing. */
function asManyChunks(text, leaves) {
  return Math.ceil((6 * text.length) / JSON.stringify(answerOf(leaves)).length);
}

/** The same tasks with nobody to read the chunks: what the others are measured less. */
const harness = (...given) => ({
  ...streamed(
    (leaves) => JSON.stringify(answerOf(leaves)),
    () => {
      let length = 0;
      return { write: (chunk) => void (length += chunk.length) };
    },
  )(...given),
  check() {},
});

/** Our own protocol's element, with the same cards in it. */
const floor = streamed(
  (leaves) => JSON.stringify(answerOf(leaves)),
  (stage) => {
    const element = document.createElement("intui-tree");
    const complete = once(element, "intui-complete");
    stage.append(element);
    return { write: (chunk) => element.append(chunk), end: () => complete };
  },
  { markdown: true },
);

const streamLine = (leaves, order) => ({
  id: `a2ui-stream-${leaves}-${order.replaceAll(" ", "-")}`,
  group: "a2ui-stream",
  frames: true,
  name: `A2UI: stream of ${leaves} leaves, ${order}, as many chunks as ours, main-thread CPU`,
  floorName: "our own protocol's stream of the same cards",
  target: 2,
  peers: true,
  long: leaves > 1000,
  input: () => ({ leaves }),
  floor,
  ours: streamed((count) => jsonLines(orders[order](count)), mount, { markdown: true, sizeFor: asManyChunks }),
  harness,
});

const drawLine = (leaves) => ({
  id: `a2ui-draw-${leaves}`,
  group: "a2ui-draw",
  name: `A2UI: first draw of ${leaves} leaves, from messages to layout`,
  floorName: "our own protocol's first draw of the same cards",
  target: 2,
  peers: true,
  big: leaves > 1000,
  input: () => ({ leaves }),
  floor: drawn(
    answerOf,
    (answer, stage) => {
      const element = document.createElement("intui-tree");
      const complete = once(element, "intui-complete");
      element.tree = answer;
      stage.append(element);
      return complete;
    },
    { markdown: true },
  ),
  ours: drawn(
    orders["root first"],
    (messages, stage) => {
      const element = document.createElement("intui-a2ui");
      const complete = once(element, "intui-complete");
      element.messages = messages;
      stage.append(element);
      return complete;
    },
    { markdown: true },
  ),
});

const SIZES = [10, 100, 1000, 5000];

export const lines = [
  ...SIZES.map(drawLine),
  ...SIZES.flatMap((leaves) => Object.keys(orders).map((order) => streamLine(leaves, order))),
];
