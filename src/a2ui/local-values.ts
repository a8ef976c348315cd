import { sameJson } from "./model/same-json.js";

type Props = Readonly<Record<string, unknown>>;

/** What a person has put into the props of one instance that are bound to no path, and what its drawing keeps for itself. */
export class LocalValues {
  readonly #values = new Map<string, { readonly value: unknown; readonly given: unknown }>();

  /** `given`: what the agent has written for the prop, if anything. */
  set(prop: string, value: unknown, given: unknown): void {
    this.#values.set(prop, { value, given });
  }

  /** The props with these values over them. Once the agent writes another value for a prop, that one counts. */
  over(values: Props, written: Props): Props {
    const all: Record<string, unknown> = { ...values };
    for (const [prop, { value, given }] of this.#values) {
      if (sameJson(written[prop], given)) all[prop] = value;
      else this.#values.delete(prop);
    }
    return all;
  }
}
