import type { LitElement, PropertyValues, ReactiveController } from "lit";
import type { Catalog } from "../core/catalog.js";
import type { Author } from "../core/kind.js";
import type { BlockReader } from "../draw/block-readers.js";

/** As much of the element as what draws it needs to know. */
export interface MessageHost extends LitElement {
  readonly text: string;
  readonly source: string;
  readonly author: Author | null | undefined;
  readonly catalog: Catalog | null | undefined;
  readonly carriers: Readonly<Record<string, BlockReader>> | null | undefined;
  readonly history: unknown;
  readonly disabled: boolean;
  readonly media: readonly string[] | string | null | undefined;
  readonly workers: "auto" | "off";
  readonly strings: Readonly<Record<string, string>> | string | null | undefined;
}

/** Draws one message. The element tells it what comes, and hands its own updates on. */
export interface MessageView extends ReactiveController {
  /** More text. */
  write(text: string): void;
  /** The text has ended; `broken` when its source has failed. */
  end(broken: boolean): void;
  /** Another text takes the place of this one, or none: then `given` is false. */
  begin(given: boolean): void;
  willUpdate(changed: PropertyValues): void;
  render(): unknown;
  /** Resolves once all that has come is drawn. */
  drawn(): Promise<void>;
}

/** What the chunk brings. */
export interface MessageEngine {
  readonly create: (host: MessageHost, internals: ElementInternals) => MessageView;
}
