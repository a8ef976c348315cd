/** Lit by itself: templates, and an element with a shadow root for every node, as component libraries have. */
import { css, html, LitElement, render } from "lit";
import { drawn } from "../cases/first-draw.js";
import { streamed } from "../cases/stream.js";
import { cardInParts, jsonLines, perCard } from "../data/cards.js";
import { lineReader, nextTask } from "../kit.js";

const cardTemplate = ({ heading, first, second, buttons }) => html`<div class="card">
  <h3>${heading}</h3>
  <p>${first.before}<strong>${first.bold}</strong>${first.after}</p>
  <p>${second.lead}<a href=${second.href}>${second.label}</a>${second.rest}</p>
  <div class="buttons">${buttons.map(({ id, label }) => html`<button @click=${() => id}>${label}</button>`)}</div>
</div>`;

const cardsTemplate = (cards) => html`<div>${cards.map(cardTemplate)}</div>`;

/** One node of ours, by kind; children are elements like this one. */
class BenchNode extends LitElement {
  static properties = { node: { attribute: false } };
  static styles = css`:host { display: block; } button { min-height: 28px; }`;

  render() {
    const { type, text, children = [] } = this.node;
    if (type === "heading") return html`<h3>${text}</h3>`;
    if (type === "first") return html`<p>${text.before}<strong>${text.bold}</strong>${text.after}</p>`;
    if (type === "second") return html`<p>${text.lead}<a href=${text.href}>${text.label}</a>${text.rest}</p>`;
    if (type === "button") return html`<button @click=${() => text}>${text}</button>`;
    return children.map((child) => html`<bench-node .node=${child}></bench-node>`);
  }
}
customElements.define("bench-node", BenchNode);

const nodeOf = ({ heading, first, second, buttons }) => ({
  children: [
    { type: "heading", text: heading },
    { type: "first", text: first },
    { type: "second", text: second },
    { children: buttons.map(({ label }) => ({ type: "button", text: label })) },
  ],
});

function appendNode(node, stage) {
  const element = document.createElement("bench-node");
  element.node = node;
  stage.append(element);
}

const lines = (leaves) => jsonLines(perCard(leaves, cardInParts));

export const peers = [
  {
    name: "bare Lit templates",
    lines: {
      draw: drawn(
        (leaves) => perCard(leaves, cardInParts),
        (cards, stage) => void render(cardsTemplate(cards), stage),
      ),
      stream: streamed(lines, (stage) => {
        const cards = [];
        return {
          write: lineReader((line) => {
            cards.push(JSON.parse(line));
            render(cardsTemplate(cards), stage);
          }),
        };
      }),
    },
  },
  {
    name: "one Lit shadow element a node",
    lines: {
      draw: drawn(
        (leaves) => ({ children: perCard(leaves, (at) => nodeOf(cardInParts(at))) }),
        (node, stage) => {
          appendNode(node, stage);
          return nextTask();
        },
      ),
      stream: streamed(
        (leaves) => jsonLines(perCard(leaves, (at) => nodeOf(cardInParts(at)))),
        (stage) => ({ write: lineReader((line) => appendNode(JSON.parse(line), stage)), end: nextTask }),
      ),
    },
  },
];
