import { core } from "../core/core.js";
import type { BlockSettings } from "../draw/block-readers.js";
import { wordsWith } from "../draw/words.js";
import { ownEvents } from "./own-events.js";
import type { MessageHost } from "./view.js";

/**
 * What the blocks of a message are told. What is made of a property stays the same as long as that does: a tree that gets
 * other words draws itself anew.
 */
export class Settings {
  readonly #host: MessageHost;
  #strings: unknown;
  #quiet: Readonly<Record<string, string>> = quietWords(undefined);
  #history: unknown;
  #source = "";
  #events: readonly unknown[] = [];

  constructor(host: MessageHost) {
    this.#host = host;
  }

  /** For the block with this number. */
  of(number: number): BlockSettings {
    const { author, catalog, disabled, media, workers, strings, history, source } = this.#host;
    if (strings !== this.#strings) this.#quiet = quietWords(strings);
    if (history !== this.#history || source !== this.#source) this.#events = ownEvents(history, source);
    this.#strings = strings;
    this.#history = history;
    this.#source = source;
    return {
      source: `${source}#${number}`,
      author,
      catalog: catalog ?? core,
      history: this.#events,
      disabled,
      media,
      workers,
      strings: this.#quiet,
    };
  }
}

/** The message says for all of its blocks that it begins, and that it has ended. */
function quietWords(strings: unknown): Readonly<Record<string, string>> {
  return { ...wordsWith(strings), statusStarted: "", statusComplete: "" };
}
