/**
 * The script of the layout worker, and the place that knows its own address: the page imports it for `workerUrl`, the
 * worker runs it. It imports nothing but the engine, which a page without a DOM-less twin of this file never loads.
 */
import type { ElkGraph } from "./elk-graph.js";

/** What the page sends. */
export interface LayoutRequest {
  readonly id: number;
  readonly graph: ElkGraph;
}

/** What the worker answers: first once `ready` or `failed`, then for each request its graph or an error. */
export type LayoutReply =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly graph: ElkGraph }
  | { readonly id: number; readonly error: string };

/** Where this very file is served from. */
export const workerUrl: string = import.meta.url;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function serve(): Promise<void> {
  const post: (reply: LayoutReply) => void = globalThis.postMessage;
  try {
    const { layoutHere } = await import("./elk.js");
    // The engine has taken `onmessage` for itself by now; this is why the page waits for `ready`.
    globalThis.onmessage = async ({ data: { id, graph } }: MessageEvent<LayoutRequest>) => {
      try {
        post({ id, graph: await layoutHere(graph) });
      } catch (error) {
        post({ id, error: message(error) });
      }
    };
    post({ ready: true });
  } catch (error) {
    post({ failed: message(error) });
  }
}

if (typeof document === "undefined" && "WorkerGlobalScope" in globalThis) void serve();
