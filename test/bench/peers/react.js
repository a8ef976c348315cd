/** React by itself, and json-render on top of it. */
import { createSpecStreamCompiler, defineCatalog } from "@json-render/core";
import { ActionProvider, defineRegistry, Renderer, StateProvider, VisibilityProvider } from "@json-render/react";
import { schema } from "@json-render/react/schema";
import { createElement as h, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { drawn } from "../cases/first-draw.js";
import { streamed } from "../cases/stream.js";
import { cardInParts, jsonLines, perCard, plainCard } from "../data/cards.js";
import { lineReader, nextFrame, nextTask } from "../kit.js";

function Card({ heading, first, second, buttons }) {
  const all = buttons.map(({ id, label }) => h("button", { key: id, type: "button", onClick: () => id }, label));
  const one = h("p", null, first.before, h("strong", null, first.bold), first.after);
  const two = h("p", null, second.lead, h("a", { href: second.href }, second.label), second.rest);
  return h("div", { className: "card" }, h("h3", null, heading), one, two, h("div", null, all));
}

const Cards = ({ cards }) =>
  h(
    "div",
    null,
    cards.map((card) => h(Card, { key: card.at, ...card })),
  );

/** Draws at once, as a page's first render. */
const drawNow = (element, stage) => flushSync(() => createRoot(stage).render(element));

/** A component whose state what streams sets; gives the setter. */
function mountWithState(App, initial, stage) {
  let set;
  function Holder() {
    const [value, setValue] = useState(initial);
    set = setValue;
    return h(App, { value });
  }
  drawNow(h(Holder), stage);
  return (value) => set(value);
}

const reactStream = (stage) => {
  const set = mountWithState(({ value }) => h(Cards, { cards: value }), [], stage);
  let cards = [];
  return {
    write: lineReader((line) => {
      cards = [...cards, JSON.parse(line)];
      set(cards);
    }),
    end: nextFrame,
  };
};

const catalog = defineCatalog(schema, {
  components: {
    Stack: { props: z.object({}), slots: ["default"], description: "Things below each other" },
    Heading: { props: z.object({ text: z.string() }), description: "A heading" },
    Text: { props: z.object({ text: z.string() }), description: "A text" },
    Button: { props: z.object({ label: z.string() }), description: "A button" },
  },
  actions: {},
});

const { registry } = defineRegistry(catalog, {
  components: {
    Stack: ({ children }) => h("div", { className: "card" }, children),
    Heading: ({ props }) => h("h3", null, props.text),
    Text: ({ props }) => h("p", null, props.text),
    Button: ({ props, emit }) => h("button", { type: "button", onClick: () => emit("press") }, props.label),
  },
});

const App = ({ value: spec }) =>
  h(
    StateProvider,
    { initialState: {} },
    h(VisibilityProvider, null, h(ActionProvider, { handlers: {} }, h(Renderer, { spec, registry }))),
  );

/** The elements of one card, by key. */
function elementsOf({ at, heading, first, second, buttons }) {
  const names = ["heading", "first", "second", "open", "park"].map((name) => `${name}-${at}`);
  return {
    [`card-${at}`]: { type: "Stack", props: {}, children: names },
    [names[0]]: { type: "Heading", props: { text: heading }, children: [] },
    [names[1]]: { type: "Text", props: { text: first }, children: [] },
    [names[2]]: { type: "Text", props: { text: second }, children: [] },
    [names[3]]: { type: "Button", props: { label: buttons[0].label }, children: [] },
    [names[4]]: { type: "Button", props: { label: buttons[1].label }, children: [] },
  };
}

function specOf(leaves) {
  const elements = { all: { type: "Stack", props: {}, children: perCard(leaves, (at) => `card-${at}`) } };
  for (const card of perCard(leaves, plainCard)) Object.assign(elements, elementsOf(card));
  return { root: "all", elements };
}

/** Its SpecStream: JSON Patch lines, the root first. */
function specStream(leaves) {
  const { root, elements } = specOf(leaves);
  const added = Object.entries(elements).map(([key, value]) => ({ op: "add", path: `/elements/${key}`, value }));
  return jsonLines([{ op: "add", path: "/root", value: root }, ...added]);
}

const jsonRenderStream = (stage) => {
  const set = mountWithState(App, null, stage);
  const compiler = createSpecStreamCompiler({ root: "", elements: {} });
  return {
    write(chunk) {
      const { result, newPatches } = compiler.push(chunk);
      if (newPatches.length > 0) set(result);
    },
    async end() {
      set(compiler.getResult());
      await nextTask();
      await nextFrame();
    },
  };
};

export const peers = [
  {
    name: "bare React",
    lines: {
      draw: drawn(
        (leaves) => perCard(leaves, cardInParts),
        (cards, stage) => drawNow(h(Cards, { cards }), stage),
      ),
      stream: streamed((leaves) => jsonLines(perCard(leaves, cardInParts)), reactStream),
    },
  },
  {
    name: "@json-render/react",
    lines: {
      draw: drawn(specOf, (spec, stage) => drawNow(h(App, { value: spec }), stage)),
      stream: streamed(specStream, jsonRenderStream),
    },
  },
];
