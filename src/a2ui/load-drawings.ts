import type { CSSResult } from "lit";

/** Milliseconds before a failed load is tried again: a surface that streams has a need every frame. */
const RETRY_AFTER = 3000;

let sheets: readonly CSSResult[] = [];
let loading: Promise<void> | undefined;
let failed = false;

/** The sheets of the drawings that have been loaded. */
export const loadedSheets = (): readonly CSSResult[] => sheets;

/** True when the last load has failed: what needs it is said to be missing, until another try succeeds. */
export const loadFailed = (): boolean => failed;

/** The load that is under way, or was; undefined before there was a need. */
export const drawingsLoading = (): Promise<void> | undefined => loading;

/**
 * Loads the drawings that no first paint needs: inputs, tabs, dialogs, pictures, players. Never rejects. Whoever draws is told by the
 * registry when they are there.
 */
export function loadDrawings(): Promise<void> {
  loading ??= import("./drawings.js").then(
    ({ otherSheets, registerBasicDrawings }) => {
      sheets = otherSheets;
      failed = false;
      registerBasicDrawings();
    },
    () => {
      failed = true;
      setTimeout(() => (loading = undefined), RETRY_AFTER);
    },
  );
  return loading;
}
