/**
 * A host of MCP Apps in a page: puts an app into a frame, and plays what hosts do. What differs between them is in `manners`;
 * see `manners.js`. Used by the demo, and by the tests of the app.
 */

/** The policy under which hosts run an app that asks for nothing. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "media-src 'self' data:; connect-src 'none'; object-src 'none'; base-uri 'none'";

/**
 * @typedef {object} Manners
 * @property {object} context what the host says of itself
 * @property {object} capabilities
 * @property {boolean} partials whether arguments are shown while they are written
 * @property {"takes" | "refuses" | "fails" | "silent"} message what it does with `ui/message`
 * @property {"takes" | "refuses"} modelContext the same for `ui/update-model-context`
 * @property {boolean} strays whether it posts messages of its own kind, too
 * @property {number} slow how long it takes to shake hands, in ms
 */

/** @type {Manners} */
const PLAIN = {
  context: {},
  capabilities: { serverTools: {}, openLinks: {}, updateModelContext: {} },
  partials: true,
  message: "takes",
  modelContext: "takes",
  strays: false,
  slow: 0,
};

const ERRORS = { refused: -32000, unknown: -32601 };

export class McpHost extends EventTarget {
  /** Everything that the app has posted, in order. */
  messages = [];
  /** What it did that no host has to bear: a word before it has shaken hands. */
  faults = [];
  frame = document.createElement("iframe");
  #manners;
  #callTool;
  #pending = new Map();
  #requests = 0;
  #shaken;
  #shake;
  #receiver = (event) => this.#receive(event);

  /**
   * @param {Partial<Manners>} manners
   * @param {(name: string, args: object) => Promise<object>} callTool calls a tool of the app's server
   */
  constructor(manners = {}, callTool = async () => ({ content: [] })) {
    super();
    this.#manners = { ...PLAIN, ...manners };
    this.#callTool = callTool;
    this.#shaken = new Promise((resolve) => {
      this.#shake = resolve;
    });
    this.frame.title = "App";
    this.frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
    window.addEventListener("message", this.#receiver);
  }

  /** Loads the app and waits until it has shaken hands. */
  async open(parent, { html, src, sandbox }) {
    if (sandbox) this.frame.setAttribute("sandbox", sandbox);
    if (src) this.frame.src = src;
    else this.frame.srcdoc = html;
    parent.append(this.frame);
    this.resize(this.#manners.context.containerDimensions);
    await this.#shaken;
  }

  /**
   * One call of a tool: its arguments, as much of them as there is at a time, and its result.
   * @param {{ args: object, partials?: Iterable<object> | AsyncIterable<object>, result?: object }} call
   */
  async play({ args, partials = [], result }) {
    if (this.#manners.partials) {
      for await (const some of partials) this.notify("ui/notifications/tool-input-partial", { arguments: some });
    }
    this.notify("ui/notifications/tool-input", { arguments: args });
    if (result) this.notify("ui/notifications/tool-result", result);
  }

  notify(method, params) {
    this.#post({ method, params });
    if (this.#manners.strays) for (const stray of strays) this.#postAs(stray);
  }

  /** Something of the host has changed. */
  change(context) {
    this.#manners = { ...this.#manners, context: { ...this.#manners.context, ...context } };
    this.resize(context.containerDimensions);
    this.notify("ui/notifications/host-context-changed", context);
  }

  /** Asks the app. */
  request(method, params = {}) {
    const id = `host-${++this.#requests}`;
    this.#post({ id, method, params });
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  /** As hosts do it: asks first, then takes the frame away. */
  async close() {
    await this.request("ui/resource-teardown", { reason: "closed" });
    this.remove();
  }

  remove() {
    window.removeEventListener("message", this.#receiver);
    this.frame.remove();
  }

  /** A fixed height is the frame's own; else it is as high as the app says, up to the most there is. */
  resize({ height } = {}) {
    if (height) this.frame.style.height = `${height}px`;
  }

  #post(message) {
    this.#postAs({ jsonrpc: "2.0", ...message });
  }

  #postAs(message) {
    this.frame.contentWindow?.postMessage(message, "*");
  }

  #receive({ source, data }) {
    if (source !== this.frame.contentWindow) return;
    if (data?.jsonrpc !== "2.0") {
      this.dispatchEvent(new CustomEvent("stray", { detail: data }));
      return;
    }
    this.messages.push(data);
    this.dispatchEvent(new CustomEvent("message", { detail: data }));
    if (data.method === undefined) this.#settle(data);
    else void this.#hear(data);
  }

  #settle({ id, result, error }) {
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(error.message), error));
    else waiting?.resolve(result);
  }

  async #hear({ id, method, params }) {
    const methods = this.messages.map((message) => message.method);
    const early = method !== "ui/initialize" && !methods.includes("ui/notifications/initialized");
    if (early) this.faults.push(method);
    if (method === "ui/notifications/initialized") this.#shake();
    if (method === "ui/notifications/size-changed") this.#fit(params);
    if (id === undefined) return;
    try {
      const result = await this.#answer(method, params);
      if (result) this.#post({ id, result });
    } catch (error) {
      this.#post({ id, error: { code: error.code ?? ERRORS.refused, message: error.message } });
    }
  }

  #fit({ height }) {
    const { height: fixed, maxHeight } = this.#manners.context.containerDimensions ?? {};
    if (!fixed && height !== undefined) this.frame.style.height = `${Math.min(height, maxHeight ?? height)}px`;
  }

  async #answer(method, params) {
    const { context: hostContext, capabilities: hostCapabilities, message, modelContext, slow } = this.#manners;
    switch (method) {
      case "ui/initialize":
        await new Promise((resolve) => setTimeout(resolve, slow));
        return {
          protocolVersion: "2026-01-26",
          hostInfo: { name: "test-host", version: "1" },
          hostCapabilities,
          hostContext,
        };
      case "tools/call":
        return this.#callTool(params.name, params.arguments);
      case "ui/message":
        return this.#takeMessage(message, params);
      case "ui/update-model-context":
        if (modelContext === "refuses") throw new Error("No context here");
        return {};
      case "ui/open-link":
      case "ping":
        return {};
      default:
        throw Object.assign(new Error("Method not found"), { code: ERRORS.unknown });
    }
  }

  #takeMessage(how, { role, content }) {
    // As a host that has been seen: what is no list of blocks makes it fail.
    const texts = content.filter(({ type }) => type === "text").map(({ text }) => text);
    if (how === "silent") return undefined;
    if (how === "fails") throw new Error("No messages here");
    if (how === "refuses") return { isError: true };
    this.dispatchEvent(new CustomEvent("said", { detail: { role, text: texts.join("\n") } }));
    return {};
  }
}

/** What hosts, and what runs in them, post besides. */
const strays = [
  { type: "session", token: "x", payload: { method: "ui/notifications/tool-result" } },
  "hello",
  null,
  { jsonrpc: "1.0", method: "ui/notifications/tool-cancelled" },
  { jsonrpc: "2.0", method: "ui/notifications/tool-result-partial", params: { content: [] } },
  { jsonrpc: "2.0", id: 999, result: { isError: true } },
];
