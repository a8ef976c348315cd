import { waitUntil } from "@open-wc/testing";
import { css, html, render } from "lit";
import type { Draft, DrawContext } from "../../src/draw/drawing.js";
import type { FlowProps } from "../../src/draw/flow/graph.js";
import { flowStyles } from "../../src/draw/flow/styles.js";
import { drawFlow } from "../../src/draw/flow.js";
import { allowRegistration } from "../../src/draw/lazy.js";
import { IntuiActions } from "../../src/draw/menu/actions-element.js";
import { base } from "../../src/draw/styles.js";
import { tokens } from "../../src/draw/tokens.js";
import { fakeSession, type SessionPatch } from "./fake-session.js";

allowRegistration();
if (!customElements.get("intui-actions")) customElements.define("intui-actions", IntuiActions);

const local = css`.stage { container: intui / inline-size; position: relative; }`;

/** A shadow root like a tree's, with one Flow in it. */
export class FlowStage {
  readonly host = document.createElement("div");
  readonly root: ShadowRoot;
  readonly session;

  constructor({ width = "800px", scheme = "light", dir = "ltr", session = {} as SessionPatch } = {}) {
    this.session = fakeSession(session);
    this.root = this.host.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [tokens, base, flowStyles, local].map((each) => each.styleSheet as CSSStyleSheet);
    Object.assign(this.host.style, { width, colorScheme: scheme, background: scheme === "dark" ? "#0b0d11" : "#fff" });
    this.host.style.color = scheme === "dark" ? "#e9ebee" : "#16181d";
    this.host.dir = dir;
    document.body.append(this.host);
  }

  draw(props: Draft<FlowProps>, context: Partial<DrawContext> = {}): void {
    const whole: DrawContext = {
      session: this.session,
      open: false,
      broken: false,
      key: "k1",
      place: {},
      children: () => [],
      ...context,
    };
    render(html`<div class="stage">${drawFlow(props, whole)}</div>`, this.root);
  }

  get flow(): HTMLElement | null {
    return this.root.querySelector("intui-flow");
  }

  get picture(): SVGSVGElement | null {
    return this.root.querySelector(".flow-picture");
  }

  /** Resolves once the Flow shows this. */
  shows(state: "drawn" | "large" | "failed"): Promise<void> {
    return waitUntil(() => this.flow?.dataset.picture === state, `the flow shows ${state}`, { timeout: 15_000 });
  }

  remove(): void {
    this.host.remove();
  }
}

/** "a>b b>c:yes" as the props of a Flow whose steps are named by their ids. */
export function flowOf(ids: string, links = ""): FlowProps {
  const words = (text: string): string[] => text.split(" ").filter(Boolean);
  return {
    steps: words(ids).map((id) => ({ id, label: `Step ${id}` })),
    links: words(links).map((each) => {
      const [ends = "", label] = each.split(":");
      const [from = "", to = ""] = ends.split(">");
      return label === undefined ? { from, to } : { from, to, label };
    }),
  };
}
