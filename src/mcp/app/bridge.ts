/** JSON-RPC 2.0 with the frame around this one, by `postMessage`. */
export type Params = Readonly<Record<string, unknown>>;

export interface BridgeHandlers {
  /** Something that the host has said. */
  notified(method: string, params: Params): void;
  /** What to answer to the host's request; undefined where it is none that is known. */
  asked(method: string, params: Params): Params | undefined;
}

interface Waiting {
  readonly resolve: (result: Params) => void;
  readonly reject: (error: Error) => void;
}

const METHOD_NOT_FOUND = -32601;

/** How long a host may take over a request before it counts as lost, in ms. */
const PATIENCE = 15_000;

export class Bridge {
  readonly #handlers: BridgeHandlers;
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  constructor(handlers: BridgeHandlers) {
    this.#handlers = handlers;
    window.addEventListener("message", (event) => this.#receive(event));
  }

  /** Rejects with what the host says, or when it says nothing for too long; `patience` 0 waits for ever. */
  request(method: string, params: Params, patience = PATIENCE): Promise<Params> {
    const id = ++this.#requests;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ id, method, params });
      if (patience > 0) setTimeout(() => this.#settle(id)?.reject(new Error(`${method} was not answered`)), patience);
    });
  }

  notify(method: string, params: Params): void {
    this.#post({ method, params });
  }

  #post(message: Params): void {
    // A page that is no frame would talk to itself.
    if (window.parent !== window) window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }

  #settle(id: unknown): Waiting | undefined {
    const waiting = this.#waiting.get(id as number);
    this.#waiting.delete(id as number);
    return waiting;
  }

  /** Hosts, and extensions of browsers, post other messages too. `parent` is read now: some hosts replace it later on. */
  #receive({ source, data }: MessageEvent<unknown>): void {
    if (source !== window.parent || !isMessage(data)) return;
    const { id, method, params = {}, result, error } = data;
    if (typeof method !== "string") {
      const waiting = this.#settle(id);
      if (error) waiting?.reject(new Error(String(error.message ?? "The host refused")));
      else waiting?.resolve(result ?? {});
    } else if (id === undefined) this.#handlers.notified(method, params);
    else this.#answer(id, method, params);
  }

  #answer(id: unknown, method: string, params: Params): void {
    const result = this.#handlers.asked(method, params);
    if (result) this.#post({ id, result });
    else this.#post({ id, error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } });
  }
}

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message?: unknown };
}

function isMessage(data: unknown): data is Message {
  return typeof data === "object" && data !== null && "jsonrpc" in data && data.jsonrpc === "2.0";
}
