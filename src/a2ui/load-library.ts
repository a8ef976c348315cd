import { library, provideLibrary } from "./model/library.js";

/** Milliseconds before a failed load is tried again: a stream has a need with every chunk. */
const RETRY_AFTER = 3000;

let loading: Promise<void> | undefined;

/**
 * Loads what only some surfaces need: functions, checks, the shapes of v0.8. Never rejects. Without it a call has no value,
 * and a check does not hold.
 */
export function loadLibrary(): Promise<void> {
  if (library()) return Promise.resolve();
  loading ??= import("./model/library-code.js").then(
    ({ wholeLibrary }) => provideLibrary(wholeLibrary),
    () => void setTimeout(() => (loading = undefined), RETRY_AFTER),
  );
  return loading;
}
