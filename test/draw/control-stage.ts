import { render } from "lit";
import { IntuiChoice } from "../../src/draw/choice.js";
import { controlStyles } from "../../src/draw/control/control-styles.js";
import type { Draft, DrawContext, Drawing, SendRequest } from "../../src/draw/drawing.js";
import { IntuiForm } from "../../src/draw/form.js";
import { base } from "../../src/draw/styles.js";
import { tokens } from "../../src/draw/tokens.js";
import { type FakeSession, fakeSession, type SessionPatch } from "./fake-session.js";
import "axe-core/axe.min.js";

if (!customElements.get("intui-choice")) customElements.define("intui-choice", IntuiChoice);
if (!customElements.get("intui-form")) customElements.define("intui-form", IntuiForm);

/** A session that keeps what was sent as the answer, as a tree's own does; sends wait where `gate` says so. */
export interface StageSession extends FakeSession {
  /** Lets the send that is under way succeed, or fail for a reason. */
  settle(failure?: Error): Promise<void>;
}

/** `held`: sends wait for `settle`. Otherwise each counts as sent at once. */
export function stageSession(patch: SessionPatch = {}, held = false): StageSession {
  let settle: ((failure?: Error) => void) | undefined;
  const session = fakeSession({
    ...patch,
    send:
      patch.send ??
      (async (request: SendRequest) => {
        if (held) {
          await new Promise<void>((done, fail) => {
            settle = (failure) => (failure ? fail(failure) : done());
          });
        }
        session.answers.set(request.id, request.value);
        session.change({});
      }),
  });
  return Object.assign(session, {
    async settle(failure?: Error): Promise<void> {
      settle?.(failure);
      await frame();
    },
  });
}

export interface Stage<Props> {
  readonly root: ShadowRoot;
  readonly host: HTMLElement;
  /** Draws again with other props or another place in the tree. */
  draw(props: Draft<Props>, place?: Partial<DrawContext>): Promise<void>;
  one<Found extends Element = HTMLElement>(selector: string): Found;
  all<Found extends Element = HTMLElement>(selector: string): Found[];
}

const mounted = new Set<HTMLElement>();

/** Draws into a shadow root with the tree's sheets, as a tree does. */
export async function stage<Props>(
  drawing: Drawing<Props>,
  props: Draft<NoInfer<Props>>,
  session: FakeSession,
  place: Partial<DrawContext> = {},
  parent: Element = document.body,
): Promise<Stage<Props>> {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [tokens, base, controlStyles].map((sheet) => sheet.styleSheet as CSSStyleSheet);
  parent.append(host);
  mounted.add(host);
  const context: DrawContext = { session, open: false, broken: false, key: "c1", place: {}, children: () => undefined };
  const draw = async (next: Draft<Props>, at: Partial<DrawContext> = {}): Promise<void> => {
    render(drawing(next, { ...context, ...place, ...at }), root);
    await frame();
  };
  await draw(props);
  return {
    root,
    host,
    draw,
    one: <Found extends Element>(selector: string): Found => {
      const found = root.querySelector<Found>(selector);
      if (!found) throw new Error(`nothing matches ${selector} in ${root.innerHTML}`);
      return found;
    },
    all: <Found extends Element>(selector: string): Found[] => [...root.querySelectorAll<Found>(selector)],
  };
}

export function unstage(): void {
  for (const host of mounted) host.remove();
  mounted.clear();
  document.documentElement.style.removeProperty("color-scheme");
  document.documentElement.style.removeProperty("background");
}

/** Waits until what was asked for has been drawn. */
export async function frame(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The text a person reads, white space collapsed. */
export const read = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** Checks a stage by axe at WCAG 2.2 AA in both schemes, on the grounds that the tokens are made for. */
export async function axeBoth(host: HTMLElement): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(on: Element, options: object): Promise<AxeResult> } };
  const found: string[] = [];
  for (const [scheme, ground, text] of [
    ["light", "#ffffff", "#16181d"],
    ["dark", "#0b0d11", "#e9ebee"],
  ] as const) {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.style.background = ground;
    host.style.color = text;
    const runOnly = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(host, { runOnly, rules: { region: { enabled: false } } });
    for (const { id, nodes } of violations) {
      for (const node of nodes) found.push(`${scheme} ${id}: ${node.html} ${node.failureSummary}`);
    }
  }
  return found;
}
