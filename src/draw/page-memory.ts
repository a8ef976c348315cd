import type { AnswerValue } from "./drawing.js";

/**
 * The page-wide note of what was answered: by explicit source and id, while an element of that source is on the page, so
 * that two copies of one answer agree. Not the truth: that is the history a host gives.
 */
interface SourceNote {
  readonly members: Set<() => void>;
  readonly answers: Map<string, AnswerValue>;
  readonly sending: Map<string, Promise<AnswerValue>>;
}

/** Another copy of the package on the page finds the same notes: a symbol is no name that could be somebody else's. */
const NOTES = Symbol.for("intui-answers");
const page = globalThis as { [NOTES]?: Map<string, SourceNote> };
const notes = (page[NOTES] ??= new Map());

/** Joins the elements of one source. `changed` is called when another of them was answered. Returns a function to leave. */
export function joinSource(source: string, changed: () => void): () => void {
  const note = notes.get(source) ?? { members: new Set(), answers: new Map(), sending: new Map() };
  notes.set(source, note);
  note.members.add(changed);
  return () => {
    note.members.delete(changed);
    // An element that only moves leaves and joins in one go.
    queueMicrotask(() => {
      if (note.members.size === 0 && notes.get(source) === note) notes.delete(source);
    });
  };
}

export function rememberedAnswer(source: string, id: string): AnswerValue | undefined {
  return notes.get(source)?.answers.get(id);
}

/**
 * Runs a send for a control that may be answered once. A copy that is pressed while the first is still sending shares its
 * outcome instead of sending again; a send that succeeded is remembered.
 *
 * @returns the answer that counts: the other copy's, where that was first
 */
export function sendOnce(
  source: string,
  id: string,
  value: AnswerValue,
  send: () => Promise<void>,
): Promise<AnswerValue> {
  const note = notes.get(source);
  if (!note) return send().then(() => value);
  const running = note.sending.get(id);
  if (running) return running;
  const sending = send()
    .then(() => {
      note.answers.set(id, value);
      for (const changed of note.members) changed();
      return value;
    })
    .finally(() => note.sending.delete(id));
  note.sending.set(id, sending);
  return sending;
}
