import { render } from "lit";
import type { A2uiContext } from "../../../src/a2ui/drawing.js";
import { drawingSheets, registerBasicDrawings } from "../../../src/a2ui/drawings.js";
import { a2uiDrawingOf } from "../../../src/a2ui/registry.js";
import { controlStyles } from "../../../src/draw/control/control-styles.js";
import type { SendPhase } from "../../../src/draw/control/send-state.js";
import { keyedList } from "../../../src/draw/growing.js";
import { loadMarkdown, markdownEngine } from "../../../src/draw/markdown-engine.js";
import type { Place } from "../../../src/draw/place.js";
import { base } from "../../../src/draw/styles.js";
import { tokens } from "../../../src/draw/tokens.js";
import { guardTyping } from "../../../src/draw/typing.js";
import { violations } from "../../draw/axe.js";
import { type FakeSession, fakeSession, type SessionPatch } from "../../draw/fake-session.js";
// Registers the element that stands for what comes from elsewhere.
import "../../../src/define.js";

/** A component as a message has it; a prop `{ path }` is bound to a value of the stage's data, by name. */
export interface Component {
  readonly id: string;
  readonly component: string;
  readonly [prop: string]: unknown;
}

export interface StageOptions {
  readonly data?: Record<string, unknown>;
  readonly session?: SessionPatch;
  /** What is the same for every component: `disabled`, `open`. */
  readonly context?: Partial<A2uiContext>;
  /** The messages of the checks that fail for a component, by its id. */
  readonly failing?: (id: string, data: Readonly<Record<string, unknown>>) => readonly string[];
  readonly parent?: Element;
}

/**
 * A surface in small: components of one list, bound to values by name, drawn again as a whole when one changes. It stands
 * in for the real one, so that a drawing is tested by what it asks of its context and by nothing else.
 */
export class Stage {
  readonly host = document.createElement("div");
  readonly root = this.host.attachShadow({ mode: "open" });
  readonly session: FakeSession;
  readonly data: Record<string, unknown>;
  /** Every write, in order. */
  readonly writes: [prop: string, value: unknown][] = [];
  /** The ids of the components whose action was asked for, in order. */
  readonly acts: string[] = [];
  readonly touched = new Set<string>();
  readonly phases = new Map<string, SendPhase>();
  readonly #kept = new Map<string, Record<string, unknown>>();
  readonly #places = new Map<string, Place>();
  #components: ReadonlyMap<string, Component>;
  #options: StageOptions;

  constructor(components: readonly Component[], options: StageOptions) {
    this.session = fakeSession(options.session);
    this.data = { ...options.data };
    this.#options = options;
    this.#components = byId(components);
    const engine = markdownEngine();
    const sheets = [tokens, base, controlStyles, ...(engine ? [engine.styles] : []), ...drawingSheets];
    this.root.adoptedStyleSheets = sheets.map((sheet) => sheet.styleSheet as CSSStyleSheet);
    const box = document.createElement("div");
    box.className = "tree";
    guardTyping(box);
    this.root.append(box);
    (options.parent ?? document.body).append(this.host);
    this.draw();
  }

  draw(): void {
    const [root] = this.#components.values();
    render(this.#drawChild(root?.id, "root", false), this.one(".tree"));
  }

  /** Other components, or other circumstances, in the place of those before. */
  async update(components: readonly Component[], options: Partial<StageOptions> = {}): Promise<void> {
    this.#components = byId(components);
    this.#options = { ...this.#options, ...options };
    this.draw();
    await frame();
  }

  /** A change of the data from elsewhere. */
  async change(data: Readonly<Record<string, unknown>>): Promise<void> {
    Object.assign(this.data, data);
    this.draw();
    await frame();
  }

  one<Found extends Element = HTMLElement>(selector: string): Found {
    const found = this.root.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing matches ${selector} in ${this.root.innerHTML}`);
    return found;
  }

  all<Found extends Element = HTMLElement>(selector: string): Found[] {
    return [...this.root.querySelectorAll<Found>(selector)];
  }

  get focused(): Element | null {
    return this.root.activeElement;
  }

  #drawChild(id: string | undefined, at: string, inButton: boolean): unknown {
    const component = id === undefined ? undefined : this.#components.get(id);
    const draw = component && a2uiDrawingOf(component.component);
    if (!component || !draw) return undefined;
    const inside = inButton || component.component === "Button";
    const key = `${at}-${id}`;
    const children = (prop: string): unknown => {
      const ids = (component[prop] ?? []) as readonly string[];
      return keyedList(
        ids,
        (each) => each,
        (each) => this.#drawChild(each, key, inside),
      );
    };
    const count = (prop: string): number => ((component[prop] ?? []) as readonly string[]).length;
    const child = (each: string | undefined): unknown => this.#drawChild(each, key, inside);
    return draw(this.#propsOf(component, key), { ...this.#context(component, key, inButton), child, children, count });
  }

  #placeOf(key: string): Place {
    const place = this.#places.get(key) ?? {};
    this.#places.set(key, place);
    return place;
  }

  #propsOf(component: Component, key: string): Record<string, unknown> {
    const props: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(component)) {
      const path = pathOf(value);
      props[name] = path === undefined ? value : this.data[path];
    }
    return { ...props, ...this.#kept.get(key) };
  }

  #context(component: Component, key: string, inButton: boolean): Omit<A2uiContext, "child" | "children" | "count"> {
    const { id } = component;
    const redraw = (): void => void requestAnimationFrame(() => this.draw());
    return {
      session: this.session,
      open: false,
      key,
      id,
      place: this.#placeOf(key),
      inButton,
      weight: component.weight as number | undefined,
      accessibility: component.accessibility ?? {},
      disabled: false,
      failedChecks: this.#options.failing?.(id, this.data) ?? [],
      touched: this.touched.has(id),
      touch: () => {
        this.touched.add(id);
        redraw();
      },
      set: (prop, value) => {
        this.writes.push([prop, value]);
        const path = pathOf(component[prop]);
        if (path === undefined) this.#kept.set(key, { ...this.#kept.get(key), [prop]: value });
        else this.data[path] = value;
        redraw();
      },
      act: () => {
        this.acts.push(id);
      },
      phase: this.phases.get(id) ?? { is: "idle" },
      ...this.#options.context,
    };
  }
}

const byId = (components: readonly Component[]): ReadonlyMap<string, Component> =>
  new Map(components.map((component) => [component.id, component]));

function pathOf(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && "path" in value ? String(value.path) : undefined;
}

const mounted = new Set<Stage>();

/** Draws components, the first of which is the root. */
export async function stage(components: readonly Component[], options: StageOptions = {}): Promise<Stage> {
  registerBasicDrawings();
  await loadMarkdown();
  const on = new Stage(components, options);
  mounted.add(on);
  await frame();
  return on;
}

/** Draws one component, as the root. */
export function stageOne(component: Omit<Component, "id">, options?: StageOptions): Promise<Stage> {
  return stage([{ id: "it", ...component } as Component], options);
}

export function unstage(): void {
  for (const { host } of mounted) host.remove();
  mounted.clear();
  document.documentElement.removeAttribute("style");
  document.documentElement.removeAttribute("dir");
}

/** Waits until what was asked for has been drawn. */
export async function frame(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The text a person reads, white space collapsed. */
export const read = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** What axe finds, in both schemes and both directions, on the grounds that the tokens are made for. */
export async function axeEverywhere({ host }: Stage): Promise<string[]> {
  const found: string[] = [];
  const page = document.documentElement;
  for (const [scheme, ground, text] of [
    ["light", "#ffffff", "#16181d"],
    ["dark", "#0b0d11", "#e9ebee"],
  ] as const) {
    for (const direction of ["ltr", "rtl"]) {
      page.dir = direction;
      page.style.colorScheme = scheme;
      page.style.background = ground;
      host.style.color = text;
      for (const line of await violations(host)) found.push(`${scheme} ${direction} ${line}`);
    }
  }
  return found;
}
