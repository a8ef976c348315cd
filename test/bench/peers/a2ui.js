/** A2UI's renderer for Lit, with its basic catalog: v0.9 messages, without and with its Markdown renderer. */
import { basicCatalog, Context } from "@a2ui/lit/v0_9";
import { renderMarkdown } from "@a2ui/markdown-it";
import { MessageProcessor } from "@a2ui/web_core/v0_9";
import { ContextProvider } from "@lit/context";
import { drawn } from "../cases/first-draw.js";
import { streamed } from "../cases/stream.js";
import { first, jsonLines, perCard, plainCard, second } from "../data/cards.js";
import { lineReader, nextFrame, nextTask } from "../kit.js";

const version = "v0.9";
const surfaceId = "answer";
const create = { version, createSurface: { surfaceId, catalogId: basicCatalog.id } };
const update = (components) => ({ version, updateComponents: { surfaceId, components } });
const root = (leaves) => ({ id: "root", component: "Column", children: perCard(leaves, (at) => `card-${at}`) });

function button(id, label) {
  return [
    { id, component: "Button", child: `${id}-label`, action: { event: { name: id } } },
    { id: `${id}-label`, component: "Text", text: label },
  ];
}

const cardOf = (markdown) => (at) => {
  const plain = plainCard(at);
  const [one, two] = markdown ? [first(at), second(at)] : [plain.first, plain.second];
  const children = [`heading-${at}`, `first-${at}`, `second-${at}`, `buttons-${at}`];
  return [
    { id: `card-${at}`, component: "Column", children },
    { id: children[0], component: "Text", text: plain.heading, variant: "h3" },
    { id: children[1], component: "Text", text: one },
    { id: children[2], component: "Text", text: two },
    { id: children[3], component: "Row", children: [`open-${at}`, `park-${at}`] },
    ...button(`open-${at}`, plain.buttons[0].label),
    ...button(`park-${at}`, plain.buttons[1].label),
  ];
};

/** A place with a surface in it, and its processor. */
function mount(stage, markdown) {
  if (markdown) new ContextProvider(stage, { context: Context.markdown, initialValue: renderMarkdown });
  const processor = new MessageProcessor([basicCatalog]);
  processor.onSurfaceCreated((surface) => {
    const element = document.createElement("a2ui-surface");
    element.surface = surface;
    stage.append(element);
  });
  return processor;
}

const draw = (markdown) =>
  drawn(
    (leaves) => [create, update([root(leaves), ...perCard(leaves, cardOf(markdown)).flat()])],
    async (messages, stage) => {
      mount(stage, markdown).processMessages(messages);
      await nextTask();
    },
    { markdown },
  );

const stream = (textOf, markdown = false) =>
  streamed(
    textOf,
    (stage) => {
      const processor = mount(stage, markdown);
      return {
        write: lineReader((line) => processor.processMessages([JSON.parse(line)])),
        async end() {
          await nextFrame();
          await nextTask();
        },
      };
    },
    { markdown },
  );

const cards = (leaves) => perCard(leaves, (at) => update(cardOf(false)(at)));
const rootLast = (leaves) => jsonLines([create, ...cards(leaves), update([root(leaves)])]);
const rootFirst = (leaves) => jsonLines([create, update([root(leaves)]), ...cards(leaves)]);

export const peers = [
  { name: "@a2ui/lit", lines: { draw: draw(false), "a2ui-draw": draw(false) } },
  { name: "@a2ui/lit with @a2ui/markdown-it", lines: { draw: draw(true), "a2ui-draw": draw(true) } },
  { name: "@a2ui/lit, root last", lines: { stream: stream(rootLast), "a2ui-stream": stream(rootLast) } },
  { name: "@a2ui/lit, root first", lines: { stream: stream(rootFirst), "a2ui-stream": stream(rootFirst) } },
];
