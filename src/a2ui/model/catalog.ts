import type { A2uiFunction } from "./function.js";
import type { A2uiKind } from "./kind.js";

/** The components and functions that a surface may use, under the id by which agents name them. Immutable. */
export class A2uiCatalog {
  readonly id: string;
  readonly kinds: readonly A2uiKind[];
  readonly #kinds: ReadonlyMap<string, A2uiKind>;
  readonly #functions: () => readonly A2uiFunction[];
  #listed: readonly A2uiFunction[] | undefined;
  #byName: ReadonlyMap<string, A2uiFunction> = new Map();

  /** Functions that are loaded only when there is a need are given as a function that gives them. */
  constructor(
    id: string,
    kinds: readonly A2uiKind[],
    functions: readonly A2uiFunction[] | (() => readonly A2uiFunction[]),
  ) {
    this.id = id;
    this.kinds = kinds;
    this.#functions = typeof functions === "function" ? functions : () => functions;
    this.#kinds = new Map(kinds.map((kind) => [kind.type, kind]));
  }

  /** Those of the basic catalog are among them once they are loaded: a catalog that is to have them is made by `extend`. */
  get functions(): readonly A2uiFunction[] {
    return this.#functions();
  }

  kind(type: string): A2uiKind | undefined {
    return this.#kinds.get(type);
  }

  function(name: string): A2uiFunction | undefined {
    const { functions } = this;
    if (this.#listed !== functions) {
      this.#listed = functions;
      this.#byName = new Map(functions.map((each) => [each.name, each]));
    }
    return this.#byName.get(name);
  }

  /** A catalog under an id of its own with more kinds and functions. */
  extend(id: string, kinds: readonly A2uiKind[], functions: readonly A2uiFunction[] = []): A2uiCatalog {
    let from: readonly A2uiFunction[] | undefined;
    let all: readonly A2uiFunction[] = [];
    return new A2uiCatalog(id, [...this.kinds, ...kinds], () => {
      if (from !== this.functions) all = [...(from = this.functions), ...functions];
      return all;
    });
  }
}
