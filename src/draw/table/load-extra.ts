import type { TableExtra } from "./extra.js";

type Load = () => Promise<{ readonly TableExtra: typeof TableExtra }>;

/** Milliseconds before a failed load is tried again: a table that streams has a need every frame. */
const RETRY_AFTER = 3000;

/**
 * What only some tables need (an order of their own, rows that come and go, widths that hold while it streams), as a chunk
 * of its own.
 */
export const extraCode = {
  load: (() => import("./extra.js")) as Load,
  failed: false,
  loading: undefined as ReturnType<Load> | undefined,

  /** Rejects where it can't be had; a later need tries again. */
  need(): ReturnType<Load> {
    this.loading ??= this.load().then(
      (module) => {
        this.failed = false;
        return module;
      },
      (error: unknown) => {
        this.failed = true;
        setTimeout(() => (this.loading = undefined), RETRY_AFTER);
        throw error;
      },
    );
    return this.loading;
  },
};
