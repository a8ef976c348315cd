/** What of a component goes into a mail: the component itself, smaller where it has to be, and what was left out. */
import { formatNumber } from "../../core/format-number.js";
import type { ChartNode } from "../../core/kinds/chart.js";
import type { ChoiceNode } from "../../core/kinds/choice.js";
import type { FlowNode } from "../../core/kinds/flow.js";
import type { FormNode } from "../../core/kinds/form.js";
import type { StatNode } from "../../core/kinds/stat.js";
import type { TableNode } from "../../core/kinds/table.js";
import type { TextNode } from "../../core/kinds/text.js";
import { placesOf } from "../../draw/chart/series.js";
import { say } from "../../draw/words.js";
import type { MailWords } from "./mail-words.js";
import { clipped, clippedMarkdown, type Room } from "./room.js";

export interface Cut<Node> {
  readonly node: Node;
  /** What was left out, in words for the reader: "9,970 of 10,000 rows". */
  readonly left: readonly string[];
}

/** What cuts are made by. */
export interface Shears {
  readonly room: Room;
  readonly words: MailWords;
  readonly locale: string;
}

export function cutText(node: TextNode, { room, words }: Shears): Cut<TextNode> {
  const markdown = clippedMarkdown(node.markdown, room.text);
  return { node: { ...node, markdown }, left: markdown === node.markdown ? [] : [words.mailRest] };
}

export function cutTable(node: TableNode, shears: Shears): Cut<TableNode> {
  const { room, words } = shears;
  const columns = node.columns.slice(0, room.columns);
  const rows = node.rows.slice(0, room.rows).map((row) => rowOf(row, columns, room));
  return {
    node: {
      ...node,
      columns: columns.map((each) => ({ ...each, label: clipped(each.label, room.label) })),
      rows,
      ...(node.caption ? { caption: clipped(node.caption, room.label) } : {}),
    },
    left: [
      ...missing(words.mailRows, node.rows.length, rows.length, shears),
      ...missing(words.mailColumns, node.columns.length, columns.length, shears),
    ],
  };
}

type Row = TableNode["rows"][number];

/** Own keys only, whatever they are called. */
function rowOf(row: Row, columns: TableNode["columns"], room: Room): Row {
  const cells = columns
    .filter(({ key }) => Object.hasOwn(row, key))
    .map(({ key }) => [key, row[key]] as const)
    .map(([key, cell]) => [key, typeof cell === "string" ? clipped(cell, room.label) : (cell ?? null)] as const);
  return Object.fromEntries(cells);
}

export function cutChart(node: ChartNode, shears: Shears): Cut<ChartNode> {
  const { room, words } = shears;
  const shown = node.series.slice(0, room.series);
  const all = placesOf(shown);
  const kept = all.slice(0, room.places);
  const names = namesOf(kept, room);
  const named = (x: string | number): string | number =>
    typeof x === "string" ? (names.get(x) ?? clipped(x, room.label)) : x;
  const series = shown.map((each) => ({
    ...each,
    label: clipped(each.label, room.label),
    points: each.points.filter(({ x }) => names.has(String(x))).map(({ x, y }) => ({ x: named(x), y })),
  }));
  const annotations = node.annotations
    .slice(0, room.items)
    .map(({ at, label }) => ({ at: named(at), label: clipped(label, room.label) }));
  return {
    node: { ...node, ...clippedTitle(node, room), series, annotations },
    left: [
      ...missing(words.mailSeries, node.series.length, shown.length, shears),
      ...missing(words.mailValues, all.length, kept.length, shears),
    ],
  };
}

/** Places that begin alike stay different ones. */
function namesOf(places: readonly string[], { label }: Room): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const place of places) {
    const short = clipped(place, label);
    const name = taken.has(short) ? `${short} (${names.size + 1})` : short;
    taken.add(name);
    names.set(place, name);
  }
  return names;
}

function clippedTitle({ title, unit }: ChartNode, { label }: Room): Partial<ChartNode> {
  return { ...(title && { title: clipped(title, label) }), ...(unit && { unit: clipped(unit, label) }) };
}

export function cutStat(node: StatNode, { room }: Shears): Cut<StatNode> {
  const unit = node.unit && { unit: clipped(node.unit, room.label) };
  return { node: { ...node, label: clipped(node.label, room.label), ...unit }, left: [] };
}

/** With their links, since a Flow without any means that each step leads to the next. */
export function cutFlow(node: FlowNode, shears: Shears): Cut<FlowNode> {
  const { room, words } = shears;
  const links = node.links.slice(0, room.items);
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const touched = new Set(node.links.flatMap(({ from, to }) => [from, to]));
  let others = 0;
  const steps = node.steps.filter(({ id }) => linked.has(id) || (!touched.has(id) && others++ < room.items));
  const short = (text: string | undefined): string | undefined => text && clipped(text, room.label);
  return {
    node: {
      ...node,
      steps: steps.map((step) => ({ ...step, label: clipped(step.label, room.label), detail: short(step.detail) })),
      links: links.map((link) => ({ ...link, label: short(link.label) })),
    },
    left: [
      ...missing(words.mailSteps, node.steps.length, steps.length, shears),
      ...missing(words.mailLinks, node.links.length, links.length, shears),
    ],
  };
}

export function cutChoice(node: ChoiceNode, shears: Shears): Cut<ChoiceNode> {
  const { room, words } = shears;
  const options = node.options.slice(0, room.items);
  return {
    node: { ...node, options, ...(node.prompt && { prompt: clipped(node.prompt, room.label) }) },
    left: missing(words.mailOptions, node.options.length, options.length, shears),
  };
}

export function cutForm(node: FormNode, shears: Shears): Cut<FormNode> {
  const { room, words } = shears;
  const fields = node.fields.slice(0, room.items).map((field) => ({
    ...field,
    label: clipped(field.label, room.label),
    ...(field.options && { options: field.options.slice(0, room.items).map((each) => clipped(each, room.label)) }),
    ...(field.help && { help: clipped(field.help, room.label) }),
  }));
  return {
    node: { ...node, fields },
    left: missing(words.mailFields, node.fields.length, fields.length, shears),
  };
}

function missing(word: string, total: number, kept: number, { locale }: Shears): readonly string[] {
  if (kept >= total) return [];
  return [say(word, { count: formatNumber(total - kept, locale), total: formatNumber(total, locale) })];
}
