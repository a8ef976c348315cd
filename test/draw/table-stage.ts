import { waitUntil } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";
import { all, frame, mount, one } from "./mount.js";

/** A busy machine takes its time to load the code. */
const LOADS = { timeout: 10_000 };

export type Value = string | number | boolean | null;
export type Given = Record<string, Value>;

const columns = [
  { key: "name", label: "Name" },
  { key: "load", label: "Load" },
  { key: "day", label: "Day" },
];

export const tableOf = (rows: readonly Given[], more: object = {}): unknown => ({
  v: 1,
  root: { type: "Table", columns, rows, ...more },
});

/** So many rows, no two alike. */
export const many = (count: number): Given[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Page ${at}`, load: (at * 7919) % count, day: "2026-01-01" }));

export const cells = (element: IntuiTree, column = 0): string[] =>
  all(element, "tbody tr:not(.space tr)").map((row) => row.querySelectorAll("td")[column]?.textContent ?? "");

export const box = (element: IntuiTree): HTMLElement => one(element, ".rows");
export const headers = (element: IntuiTree): HTMLElement[] => all(element, "th");
export const sorted = (element: IntuiTree): string[] => headers(element).map((head) => head.ariaSort ?? "");

export async function press(element: IntuiTree, column: number): Promise<void> {
  const before = sorted(element).join();
  headers(element)[column]?.querySelector("button")?.click();
  await waitUntil(() => sorted(element).join() !== before, "it is sorted", LOADS);
}

/** Mounts a table that is too long to be in the DOM as a whole, and waits for the code that shows it. */
export async function long(count = 10_000, more: object = {}): Promise<IntuiTree> {
  const element = await mount({ tree: tableOf(many(count), more) });
  await windowed(element);
  return element;
}

export const windowed = (element: IntuiTree): Promise<void> =>
  waitUntil(() => all(element, ".rows[data-windowed]").length === 1, "only what is seen is in the DOM", LOADS);

export async function scrollTo(element: IntuiTree, top: number): Promise<void> {
  box(element).scrollTop = top;
  await frame();
  await frame();
}

/** Names of the rows that a reader sees now. */
export function seen(element: IntuiTree): string[] {
  const { top, bottom } = box(element).getBoundingClientRect();
  const head = one(element, "thead").getBoundingClientRect().height;
  return all(element, "tbody:not(.space) tr")
    .filter((row) => {
      const { top: from, bottom: to } = row.getBoundingClientRect();
      return to > top + head + 1 && from < bottom - 1;
    })
    .map((row) => row.querySelector("td")?.textContent ?? "");
}
