import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "../../draw/control/keyed.js";
import type { Draft } from "../../draw/drawing.js";
import { keyedList } from "../../draw/growing.js";
import type { A2uiContext, A2uiDrawing } from "../drawing.js";
import type { TabsProps } from "../kinds/tabs.js";
import { spoken } from "./spoken.js";

/** Which tabs were shown, the last one last, is remembered with the instance. */
type Props = TabsProps & { readonly visited?: readonly string[] };

interface Tab {
  /** The same for the same child, wherever its tab stands. */
  readonly key: string;
  readonly title: string | undefined;
  readonly child: string;
}

/** ARIA's pattern for tabs: one stop for the Tab key, arrows between them, and what is focused is chosen. */
export const drawTabs: A2uiDrawing<Props> = (props, context) => {
  const tabs = wholeTabs(props);
  const at = chosenOf(tabs, props);
  const { accessibility, key } = context;
  if (tabs.length === 0) return nothing;
  const choose = (index: number): void => context.set("visited", visit(tabs, props, index));
  // What was shown once stays as it was left; what was never asked for is not drawn.
  const drawn = tabs
    .map((tab, index) => ({ ...tab, index }))
    .filter((tab) => tab.index === at || props.visited?.includes(tab.key));
  return html`<div class="tabs" part="tabs" ${spoken(context)}
    ><div class="tab-list" part="tab-list" role="tablist" aria-label=${accessibility.label || nothing}
      >${tabs.map((tab, index) => drawTab(tab, index, index === at, tabs.length, key, choose))}</div
    >${keyedList(
      drawn,
      (tab) => tab.key,
      ({ child, index }) => drawPanel(child, index, index === at, context),
    )}</div>`;
};

function drawTab(
  { title }: Tab,
  index: number,
  chosen: boolean,
  count: number,
  key: string,
  choose: (index: number) => void,
): TemplateResult {
  return html`<button
    type="button"
    class="tab"
    part="tab"
    role="tab"
    id=${tabId(key, index)}
    aria-selected=${chosen ? "true" : "false"}
    aria-controls=${chosen ? panelId(key, index) : nothing}
    tabindex=${chosen ? "0" : "-1"}
    @click=${() => choose(index)}
    @keydown=${(event: KeyboardEvent) => walk(event, index, count, choose)}
  ><bdi>${title || index + 1}</bdi></button>`;
}

function drawPanel(child: string, index: number, chosen: boolean, context: A2uiContext): TemplateResult {
  const { key } = context;
  return html`<div
    class="tab-panel"
    part="tab-panel"
    role="tabpanel"
    id=${panelId(key, index)}
    aria-labelledby=${tabId(key, index)}
    tabindex="0"
    ?hidden=${!chosen}
  >${context.child(child)}</div>`;
}

function walk(event: KeyboardEvent, index: number, count: number, choose: (index: number) => void): void {
  const from = event.currentTarget as HTMLElement;
  const to = target(event, index, count, from.matches(":dir(rtl)"));
  const next = to === undefined ? undefined : from.parentElement?.children[to];
  if (to === undefined || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  choose(to);
}

/** Where a key leads; undefined for keys that mean nothing here. */
function target(event: KeyboardEvent, at: number, count: number, rightToLeft: boolean): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  switch (event.key) {
    case "ArrowRight":
      return (at + (rightToLeft ? count - 1 : 1)) % count;
    case "ArrowLeft":
      return (at + (rightToLeft ? 1 : count - 1)) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** A tab is there as soon as it is known what it will show. */
function wholeTabs({ tabs = [] }: Draft<Props>): readonly Tab[] {
  const whole = tabs.flatMap(({ title, child }) => (child === undefined ? [] : [{ id: child, title }]));
  return keyed(whole).map(({ key, item: { id, title } }) => ({ key, title, child: id }));
}

/** The one that was chosen last, of those that are still there; else the first one. */
function chosenOf(tabs: readonly Tab[], { visited = [] }: Draft<Props>): number {
  const last = visited.findLast((key) => tabs.some((tab) => tab.key === key));
  return Math.max(
    0,
    tabs.findIndex(({ key }) => key === last),
  );
}

function visit(tabs: readonly Tab[], props: Draft<Props>, index: number): readonly string[] {
  const { visited = tabs.slice(0, 1).map(({ key }) => key) } = props;
  const key = tabs[index]?.key ?? "";
  return [...visited.filter((other) => other !== key), key];
}

const tabId = (key: string, index: number): string => `${key}-tab-${index}`;
const panelId = (key: string, index: number): string => `${key}-panel-${index}`;
