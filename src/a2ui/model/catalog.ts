import type { A2uiFunction } from "./function.js";
import type { A2uiKind } from "./kind.js";

/** The components and functions that a surface may use, under the id by which agents name them. Immutable. */
export class A2uiCatalog {
  readonly id: string;
  readonly kinds: readonly A2uiKind[];
  readonly functions: readonly A2uiFunction[];
  readonly #kinds: ReadonlyMap<string, A2uiKind>;
  readonly #functions: ReadonlyMap<string, A2uiFunction>;

  constructor(id: string, kinds: readonly A2uiKind[], functions: readonly A2uiFunction[]) {
    this.id = id;
    this.kinds = kinds;
    this.functions = functions;
    this.#kinds = new Map(kinds.map((kind) => [kind.type, kind]));
    this.#functions = new Map(functions.map((each) => [each.name, each]));
  }

  kind(type: string): A2uiKind | undefined {
    return this.#kinds.get(type);
  }

  function(name: string): A2uiFunction | undefined {
    return this.#functions.get(name);
  }

  /** A catalog under an id of its own with more kinds and functions. */
  extend(id: string, kinds: readonly A2uiKind[], functions: readonly A2uiFunction[] = []): A2uiCatalog {
    return new A2uiCatalog(id, [...this.kinds, ...kinds], [...this.functions, ...functions]);
  }
}
