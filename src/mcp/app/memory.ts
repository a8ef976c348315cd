/** What was answered in this browser, by surface: hosts make the app anew when an old chat is opened. */
import type { EventData } from "../../core/event-data.js";

const KEY = "intui-answers";

/** The most surfaces that are remembered. */
const MOST = 200;

type Entry = readonly [surface: string, events: readonly EventData[]];

export function remembered(surface: string): readonly EventData[] {
  return entries().find(([known]) => known === surface)?.[1] ?? [];
}

export function remember(surface: string, events: readonly EventData[]): void {
  const others = entries().filter(([known]) => known !== surface);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [surface, events]].slice(-MOST)));
  } catch {
    // A frame without a place to keep things: the server still knows.
  }
}

function entries(): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === "string" && Array.isArray(value[1]);
