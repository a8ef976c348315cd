/** Milliseconds before a failed load is tried again: what streams has a need every frame. */
const RETRY_AFTER = 3000;

/** Code that only some components need, as a chunk of its own: fetched at the first need. */
export class LazyCode<Module> {
  load: () => Promise<Module>;
  /** What has been loaded. */
  ready: Module | undefined;
  failed = false;
  loading: Promise<Module> | undefined;

  constructor(load: () => Promise<Module>) {
    this.load = load;
  }

  /** Rejects where it can't be had; a later need tries again. */
  need(): Promise<Module> {
    this.loading ??= this.load().then(
      (module) => {
        this.failed = false;
        this.ready = module;
        return module;
      },
      (error: unknown) => {
        this.failed = true;
        setTimeout(() => (this.loading = undefined), RETRY_AFTER);
        throw error;
      },
    );
    return this.loading;
  }
}
