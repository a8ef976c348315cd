import { IntuiEvent } from "../core/event.js";
import type { AnswerValue } from "./answer-value.js";

/**
 * The answers that a host's history holds for one source, by id; of several for an id the last one counts. Takes an array
 * of events or of their JSON, or the JSON text of such an array. What is no event is passed over: a history may hold
 * what a later version wrote.
 */
export function pastAnswers(history: unknown, source: string): Map<string, AnswerValue> {
  const answers = new Map<string, AnswerValue>();
  const list = listOf(history);
  for (const at of list.keys()) {
    const event = eventOf(list, at);
    if (event?.source === source) answers.set(event.target, event.value);
  }
  return answers;
}

function listOf(history: unknown): readonly unknown[] {
  if (typeof history !== "string") return Array.isArray(history) ? history : [];
  try {
    const list: unknown = JSON.parse(history);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function eventOf(list: readonly unknown[], at: number): IntuiEvent | undefined {
  try {
    const entry = list[at];
    if (entry instanceof IntuiEvent) return entry;
    return IntuiEvent.parse(entry instanceof Object && "toJSON" in entry ? JSON.parse(JSON.stringify(entry)) : entry);
  } catch {
    return undefined;
  }
}
