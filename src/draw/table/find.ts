import { html, nothing, type TemplateResult } from "lit";
import { say } from "../words.js";
import { Matches } from "./matches.js";
import type { TableView } from "./view.js";

/** What was found is said once the typing has paused. */
const PAUSE = 500;

/** The table's own find: the browser's sees only the rows that are in the DOM. */
export class Find {
  readonly #matches = new Matches();
  /** Shows the row at a place of the order that is shown. */
  readonly #show: (place: number) => void;
  #query = "";
  #places: readonly number[] = [];
  #at = 0;
  #view: TableView | undefined;
  #order: readonly number[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (place: number) => void) {
    this.#show = show;
  }

  get query(): string {
    return this.#query;
  }

  /** The place of the row that was found and is shown. */
  get place(): number | undefined {
    return this.#places[this.#at];
  }

  /** Looks again: rows have come, or are in another order. */
  read(view: TableView, order: readonly number[] | undefined): void {
    this.#view = view;
    this.#order = order;
    if (this.#query === "") {
      this.#places = [];
      return;
    }
    const found = this.#matches.of(view, this.#query);
    this.#places = order ? [...order.keys()].filter((place) => found.has(order[place] as number)) : [...found];
    if (this.#at >= this.#places.length) this.#at = 0;
  }

  draw({ session }: TableView): TemplateResult {
    const { words } = session;
    return html`<div class="find" part="find">
      <input
        type="search"
        class="find-field"
        part="input"
        autocomplete="off"
        enterkeyhint="search"
        aria-label=${words.find}
        placeholder=${words.find}
        .value=${this.#query}
        @input=${this.#typed}
        @keydown=${this.#key}
      />${
        this.#query
          ? html`<span class="find-count">${this.#count()}</span>
      ${this.#drawStep(words.findPrevious, -1, "M3 9.5 8 5l5 4.5")}${this.#drawStep(words.findNext, 1, "M3 6.5 8 11l5-4.5")}`
          : nothing
      }
    </div>`;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #drawStep(name: string, by: number, path: string): TemplateResult {
    return html`<button type="button" class="find-step" part="find-step" aria-label=${name} @click=${() => this.#go(by)}
      ><svg viewBox="0 0 16 16" aria-hidden="true"><path d=${path} /></svg></button>`;
  }

  #count(): string {
    const words = this.#view?.session.words;
    if (!words) return "";
    const count = this.#places.length;
    return count === 0 ? words.findNone : say(words.findCount, { at: this.#at + 1, count });
  }

  readonly #typed = (event: Event): void => {
    this.#query = (event.target as HTMLInputElement).value;
    this.#at = 0;
    if (this.#view) this.read(this.#view, this.#order);
    this.#reveal();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    this.#go(event.shiftKey ? -1 : 1);
  };

  #go(by: number): void {
    const count = this.#places.length;
    if (count > 0) this.#at = (this.#at + by + count) % count;
    this.#reveal();
  }

  #reveal(): void {
    this.#show(this.place ?? -1);
    clearTimeout(this.#timer);
    if (this.#query !== "") this.#timer = setTimeout(() => this.#view?.session.announce(this.#count()), PAUSE);
  }
}
