/**
 * A kind of a product's own, whole and in one file: a seat map. What it is as data, who may write it, how it reads as text,
 * how it answers, how it is drawn. With a bundler the two imports are "@intui/web" and "valibot".
 */
import { core, defineKind, identifier, registerDrawing, verifyAnswer, words } from "/dist/intui.js";
import * as v from "/valibot/index.mjs";

/** `words` may be shown while they are written, an `identifier` only when it is whole. */
export const seatProps = v.strictObject({
  id: identifier(),
  prompt: words(),
  rows: v.pipe(v.array(v.strictObject({ name: words({ max: 3 }), free: v.array(v.boolean()) })), v.minLength(1)),
});

/** What a person calls a seat, and events do, too. */
const seatId = (row, at) => `${row.name}${at + 1}`;

/** The seats that may be taken. */
const freeSeats = (node) =>
  node.rows.flatMap((row) => row.free.flatMap((isFree, at) => (isFree ? [seatId(row, at)] : [])));

export const seats = defineKind({
  type: "AcmeSeats",
  summary: "A seat map. Pressing a free seat sends its name back to the agent.",
  // Which seats are free, code knows; a model would have to guess.
  writer: "code",
  schema: seatProps,
  example: {
    type: "AcmeSeats",
    id: "seat",
    prompt: "Where would you like to sit?",
    rows: [
      { name: "A", free: [true, false, true] },
      { name: "B", free: [false, true, true] },
    ],
  },
  toText: (node) => `${node.prompt}\n\nFree seats: ${freeSeats(node).join(", ") || "none"}`,
  ids: (node) => [node.id],
  verify: (node, event) => verifyAnswer(event, "press", v.picklist(freeSeats(node))),
  describe: (_node, event) => `Took seat ${event.value} (from ${event.source}).`,
});

/** Core, and what this product has beside it: for trees, for pages, and for the tool's schema. */
export const catalog = core.extend(seats);

/** Keeps state, so it is an element; it draws into its tree, where its parts can be styled: `intui-tree::part(seat)`. */
class AcmeSeats extends HTMLElement {
  #props = {};
  #context;
  #leave;
  #failure = "";

  /** Called whenever there is more of it: any prop may still be missing. */
  draw(props, context) {
    this.#props = props;
    this.#context = context;
    this.#update();
    return this;
  }

  connectedCallback() {
    this.#leave = this.#context.session.subscribe(() => this.#update());
  }

  disconnectedCallback() {
    this.#leave?.();
  }

  #update() {
    const { id, prompt = "", rows = [] } = this.#props;
    const { session, broken } = this.#context;
    const taken = id && session.answer(id);
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", prompt);
    this.setAttribute("part", "seats");
    // What the session says now: whether the tree is whole, and whether this turn is an old one.
    const mayPress = session.live && !broken && taken === undefined;
    const head = line("p", "seats-prompt", taken === undefined ? prompt : `Seat ${taken}`);
    const map = rows.map((row) => this.#row(row, mayPress, taken));
    this.replaceChildren(head, ...map, line("p", "seats-note", this.#failure));
  }

  #row(row, mayPress, taken) {
    const drawn = line("div", "seats-row", "");
    for (const [at, isFree] of (row.free ?? []).entries()) {
      const name = seatId(row, at);
      const seat = line("button", name === taken ? "seat seat-taken" : "seat", name);
      seat.type = "button";
      seat.disabled = !isFree || !mayPress;
      seat.addEventListener("click", () => this.#take(name));
      drawn.append(seat);
    }
    return drawn;
  }

  /** `send` becomes an `intui-event`; it is refused with a reason for a person to read. */
  async #take(value) {
    try {
      await this.#context.session.send({ id: this.#props.id, action: "press", value });
      this.#failure = "";
    } catch (error) {
      this.#failure = error.message;
    }
    this.#update();
  }
}

function line(tag, part, text) {
  const element = document.createElement(tag);
  element.setAttribute("part", part);
  element.textContent = text;
  return element;
}

/** A drawing gives whatever Lit can render: a template, or an element. `place` keeps the same one from call to call. */
function drawSeats(props, context) {
  context.place.kept ??= document.createElement("acme-seats");
  return context.place.kept.draw(props, context);
}

/** May be called by every component that needs it: the same pair twice does nothing. */
export function registerSeats() {
  if (!customElements.get("acme-seats")) customElements.define("acme-seats", AcmeSeats);
  registerDrawing(seats, drawSeats);
}
