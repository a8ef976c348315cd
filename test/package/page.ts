/** A page of its own for a built file: an empty document in a frame, with nothing transforming what it loads. */

/** What a page has shown on its console, and errors that nobody caught. */
export interface Page {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly noise: string[];
  /** Runs a module's text in the page and gives what it assigned to `result`. */
  run(code: string): Promise<unknown>;
  close(): void;
}

type Listening = Window &
  typeof globalThis & { noise: string[]; settle?: (outcome: { value?: unknown; error?: string }) => void };

/** Hears everything a page says, from before its first script on. */
const LISTEN = `<script>
  const noise = [];
  for (const level of ["log", "info", "warn", "error"]) console[level] = (...words) => noise.push(level + ": " + words.join(" "));
  addEventListener("error", (event) => noise.push("uncaught: " + (event.message || event.target.outerHTML)), true);
  addEventListener("unhandledrejection", (event) => noise.push("unhandled: " + event.reason));
  addEventListener("securitypolicyviolation", (event) => noise.push("policy: " + event.violatedDirective + " " + event.blockedURI));
  window.noise = noise;
</script>`;

/** Opens a page with this markup in its head and body, and waits until it has loaded. */
export async function openPage(head: string, body = ""): Promise<Page> {
  const frame = document.createElement("iframe");
  frame.width = "800";
  frame.height = "600";
  frame.srcdoc = `<!doctype html><html lang="en"><head><title>Page</title>${LISTEN}${head}</head><body>${body}</body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const window = frame.contentWindow as Listening;
  return {
    window,
    document: window.document,
    noise: window.noise,
    close: () => frame.remove(),
    async run(code) {
      const outcome = new Promise<{ value?: unknown; error?: string }>((resolve) => {
        window.settle = resolve;
      });
      const script = window.document.createElement("script");
      script.type = "module";
      script.textContent = `let result;
        try { ${code}; settle({ value: result }); } catch (error) { settle({ error: String(error) }); }`;
      window.document.body.append(script);
      const { value, error } = await outcome;
      delete window.settle;
      if (error !== undefined) throw new Error(error);
      return value;
    },
  };
}

/** The addresses of all that a page has fetched, its frame's own document left out. */
export function requests(page: Page): string[] {
  return page.window.performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
}

/** The names on a page's global object. */
export const globalNames = (page: Page): Set<string> => new Set(Object.getOwnPropertyNames(page.window));
