/** The layout engine's own build: a CommonJS file that comes without types. */
declare module "elkjs/lib/elk-worker.min.js" {
  /** A bundler's interop gives this name; a browser that runs the file as a module gives an empty namespace. */
  export const Worker: import("./elk.js").ElkWorkerClass | undefined;
}
