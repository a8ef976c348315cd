/** The app as it is shipped, in a frame under the policy of hosts, with a host around it that plays what hosts do. */
import { waitUntil } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";

export type Params = Record<string, unknown>;

export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params: Params;
  readonly result?: Params;
  readonly error?: { readonly code: number };
}

/** The demo's host: see demo/mcp/host/mcp-host.js. */
export interface Host extends EventTarget {
  readonly messages: Message[];
  readonly faults: string[];
  readonly frame: HTMLIFrameElement;
  open(parent: Element, app: { html: string; sandbox?: string }): Promise<void>;
  play(call: { args: unknown; partials?: Iterable<unknown>; result?: unknown }): Promise<void>;
  notify(method: string, params: unknown): void;
  change(context: Params): void;
  request(method: string, params?: Params): Promise<Params>;
  close(): Promise<void>;
  remove(): void;
}

interface HostModule {
  readonly POLICY: string;
  readonly McpHost: new (manners?: Params, callTool?: (name: string, args: Params) => Promise<unknown>) => Host;
}

// By a name that the compiler does not follow: the demo is plain JavaScript.
const demo = "../../demo/mcp/host/";
const { McpHost, POLICY } = (await import(`${demo}mcp-host.js`)) as HostModule;
export const { look } = (await import(`${demo}manners.js`)) as { look(theme: "light" | "dark"): Params };
export const { heal, snapshots } = (await import(`${demo}heal.js`)) as {
  heal(text: string): unknown;
  snapshots(args: unknown, step?: number): Iterable<unknown>;
};

const file = await (await fetch("/dist/mcp-app.html")).text();

/** Tells the host, as a message of another kind, what the policy has stopped and what has failed. */
const WATCH = `<script>
  const tell = (trouble) => parent.postMessage({ trouble }, "*");
  addEventListener("securitypolicyviolation", (event) => tell("policy: " + event.violatedDirective + " " + event.blockedURI));
  addEventListener("error", (event) => tell("error: " + event.message));
  addEventListener("unhandledrejection", (event) => tell("unhandled: " + event.reason));
</script>`;

const stages: Stage[] = [];

export interface StageOptions {
  readonly manners?: Params;
  readonly draws?: "input" | "result";
  readonly strings?: Record<string, string>;
  readonly callTool?: (name: string, args: Params) => Promise<unknown>;
  /** What the frame may do; by default its document can be looked into. */
  readonly sandbox?: string;
  readonly width?: number;
}

/** One frame, and what goes on in it. */
export class Stage {
  readonly host: Host;
  readonly trouble: string[] = [];
  readonly box = document.createElement("div");

  private constructor(host: Host, width: number) {
    this.host = host;
    this.box.style.cssText = `position: absolute; inset: 0 auto auto 0; inline-size: ${width}px;`;
    host.frame.style.cssText = "display: block; inline-size: 100%; block-size: 150px; border: 0;";
    host.addEventListener("stray", ({ detail }: Event & { detail?: { trouble?: string } }) => {
      if (detail?.trouble) this.trouble.push(detail.trouble);
    });
    document.body.append(this.box);
  }

  static async open(options: StageOptions = {}): Promise<Stage> {
    const { manners = {}, draws = "input", strings = {}, callTool, sandbox, width = 600 } = options;
    const stage = new Stage(new McpHost(manners, callTool), width);
    stages.push(stage);
    const settings = JSON.stringify({ draws, media: [], strings });
    const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    const html = file.replace("{}</script>", `${settings}</script>`).replace("<head>", `<head>${policy}${WATCH}`);
    await stage.host.open(stage.box, { html, ...(sandbox && { sandbox }) });
    return stage;
  }

  get document(): Document {
    return this.host.frame.contentDocument as Document;
  }

  get tree(): IntuiTree {
    return this.document.querySelector("intui-tree") as IntuiTree;
  }

  get root(): ShadowRoot {
    return this.tree.shadowRoot as ShadowRoot;
  }

  get note(): string {
    return this.document.querySelector("#note")?.textContent ?? "";
  }

  is(state: "streaming" | "complete" | "invalid"): boolean {
    return this.tree.matches(`:state(${state})`);
  }

  /** A call of `show` that has ended: what was written, and what the server said to it. */
  async show(root: unknown, { surface = "s1", partials = [] as Iterable<unknown> } = {}): Promise<void> {
    await this.host.play({ args: { v: 1, root }, partials, result: resultOf(surface) });
    await this.settles(() => this.is("complete") && !this.tree.disabled);
  }

  button(label: string): HTMLButtonElement | undefined {
    const all = [...this.root.querySelectorAll("button"), ...this.document.querySelectorAll("button")];
    return all.find((button) => button.textContent?.trim() === label);
  }

  async press(label: string): Promise<void> {
    await this.settles(() => this.button(label) !== undefined && !this.button(label)?.disabled);
    this.button(label)?.click();
  }

  settles(condition: () => boolean): Promise<void> {
    return waitUntil(condition, `${condition} (${this.trouble.join(", ")})`, { timeout: 10_000 });
  }

  said(method: string): Params[] {
    return this.host.messages.filter((message) => message.method === method).map(({ params }) => params);
  }

  /** What the app has called of the server's tools, the question for earlier events left out. */
  get told(): Params[] {
    return this.said("tools/call").filter(({ name }) => name === "intui_event");
  }
}

export function resultOf(surface: string, tree?: unknown): Params {
  return { content: [{ type: "text", text: "…" }], structuredContent: { surface, ...(tree ? { tree } : {}) } };
}

/** After each test: the frames go, and what they have kept. */
export function clear(): string[] {
  const trouble = stages.flatMap((stage) => stage.trouble);
  for (const { host, box } of stages.splice(0)) {
    host.remove();
    box.remove();
  }
  localStorage.removeItem("intui-answers");
  return trouble;
}

export const choice = {
  type: "Choice",
  id: "way",
  prompt: "Which way?",
  options: [
    { id: "a", label: "Ship now" },
    { id: "b", label: "Wait a week" },
  ],
};
