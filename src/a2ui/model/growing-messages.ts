import type { InspectMemo, OpenKey } from "../../core/inspection.js";
import { isRecord, own } from "../../core/raw.js";
import { JsonStream } from "../../stream/json-stream.js";
import type { Activities } from "./activities.js";
import { flat, listed, MESSAGE_KEYS, readEnvelope, versionOf } from "./envelope.js";
import { GrowingData } from "./growing-data.js";
import { library } from "./library.js";
import { DataError } from "./pointer.js";
import type { Reports } from "./report.js";
import type { Surfaces } from "./surfaces.js";

type Raw = Readonly<Record<string, unknown>>;

/** Keys under which lists of messages, or JSON text of them, stand in samples, transports and tools' arguments. */
const WRAPPERS = ["messages", "a2ui_operations", "operations", "a2ui_json", "content"] as const;

/** The most lists and wrappers around a message. */
const DEEPEST = 8;

/** What has been done of a message that is still being written. */
interface Progress {
  /** How many of its components were added, and their ids. */
  components: number;
  /** True when the surface that a call draws was created. */
  created: boolean;
  readonly seen: Set<string>;
  readonly memo: InspectMemo;
  data: GrowingData | undefined;
}

/**
 * Carries out the messages of a JSON value that may still be growing: each component once it has closed, shown while it is
 * written; each value of data once it has closed; everything else once its message has. The work of a call is in
 * proportion to what is new.
 */
export class GrowingMessages {
  readonly #surfaces: Surfaces;
  readonly #reports: Reports;
  readonly #activities: Activities;
  /** By list: how many of its items are done. */
  readonly #done = new WeakMap<object, number>();
  readonly #progress = new WeakMap<object, Progress>();
  /** By the object that holds it: the reader of JSON that stands in a string. */
  readonly #texts = new WeakMap<
    object,
    { readonly json: JsonStream; readonly inner: GrowingMessages; length: number }
  >();
  #open: OpenKey = () => undefined;

  /** `activities`: what is known of those that began in earlier texts. */
  constructor(surfaces: Surfaces, reports: Reports, activities: Activities) {
    this.#surfaces = surfaces;
    this.#reports = reports;
    this.#activities = activities;
  }

  /** `open` says what of the value is still being written. */
  read(value: unknown, open: OpenKey): void {
    this.#open = open;
    this.#visit(value);
  }

  #visit(value: unknown, level = 1): void {
    if (Array.isArray(value) && level < DEEPEST) this.#list(value, (item) => this.#visit(item, level + 1));
    else if (!isRecord(value)) this.#envelope(value);
    else if (Object.hasOwn(value, "activityType")) this.#activity(value);
    else {
      const wrapper = level < DEEPEST ? wrapperOf(value) : undefined;
      if (wrapper) this.#wrapped(value, wrapper, level + 1);
      else if (this.#open(value) !== undefined) this.#grow(value);
      else if (isRenderCall(value)) this.#render(value);
      else this.#envelope(value);
    }
  }

  /** Every item that has closed, once; and the one that has not. */
  #list(list: readonly unknown[], visit: (item: unknown, at: number) => void): void {
    const openAt = this.#open(list);
    const closed = typeof openAt === "number" ? openAt : list.length;
    for (let at = this.#done.get(list) ?? 0; at < closed; at++) {
      visit(list[at], at);
      this.#done.set(list, at + 1);
    }
    // Of an item that may yet turn out to be a string nothing can be said.
    if (closed < list.length && typeof list[closed] === "object") visit(list[closed], closed);
  }

  #wrapped(holder: Raw, key: string, level: number): void {
    const inner = holder[key];
    if (typeof inner !== "string") this.#visit(inner, level);
    else this.#text(holder, key, inner);
  }

  /** JSON that stands in a string, which may be growing too. */
  #text(holder: Raw, key: string, inner: string): void {
    let text = this.#texts.get(holder);
    if (!text) {
      text = {
        json: new JsonStream(),
        inner: new GrowingMessages(this.#surfaces, this.#reports, this.#activities),
        length: 0,
      };
      this.#texts.set(holder, text);
    }
    const { json } = text;
    json.write(inner.slice(text.length));
    text.length = inner.length;
    if (this.#open(holder) !== key) json.end();
    if (json.value !== undefined) text.inner.read(json.value, (container) => json.openKey(container));
    if (json.error) this.#reports.add({ surfaceId: "", path: `/${key}`, code: "shape", message: json.error.message });
  }

  /** An event of AG-UI, once it is whole. */
  #activity(event: Raw): void {
    if (this.#open(event) !== undefined) return;
    try {
      for (const message of library()?.activityMessages(event, this.#activities) ?? []) this.#envelope(message);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.#reports.add({ surfaceId: "", path: error.path, code: "value", message: error.message });
    }
  }

  /** What of an open message can be done already. */
  #grow(envelope: Raw): void {
    const key = MESSAGE_KEYS.find((each) => Object.hasOwn(envelope, each));
    const body = key === undefined ? undefined : envelope[key];
    if (isRenderCall(envelope)) this.#growRender(envelope);
    if (!key || !isRecord(body)) return;
    const half = this.#open(body);
    const surfaceId = own(body, "surfaceId");
    if (typeof surfaceId !== "string" || surfaceId === "" || half === "surfaceId") return;
    const progress = this.#progressOf(envelope);
    if (key === "updateComponents") this.#components(surfaceId, body, progress, asIs);
    else if (key === "surfaceUpdate") this.#components(surfaceId, body, progress, flat);
    else if (key === "updateDataModel") this.#data(surfaceId, body, half, progress, versionOf(envelope));
  }

  #components(surfaceId: string, body: Raw, progress: Progress, plain: (raw: unknown) => unknown): void {
    const list = own(body, "components");
    if (!Array.isArray(list)) return;
    this.#list(list, (item, at) => {
      const path = `/components/${at}`;
      if (this.#open(item as object) === undefined) {
        this.#surfaces.components(surfaceId, [{ raw: plain(item), path }], progress);
        progress.components = at + 1;
      } else if (plain(item) === item) {
        this.#surfaces.draft(surfaceId, { raw: item, path }, this.#open, progress.memo);
      }
    });
  }

  #data(
    surfaceId: string,
    body: Raw,
    half: string | number | null | undefined,
    progress: Progress,
    version: string,
  ): void {
    const path = own(body, "path");
    const value = own(body, "value");
    // A path that comes behind the value would be too late to know of.
    const known = half === "value" && typeof path === "string";
    if (!known || typeof value !== "object" || value === null || version === "v1.0") return;
    progress.data ??= GrowingData.begin(this.#surfaces, surfaceId, path);
    progress.data?.read(value, this.#open);
  }

  /** A message that has closed: what is left of it to do. */
  #envelope(envelope: unknown): void {
    const progress = isRecord(envelope) ? this.#progress.get(envelope) : undefined;
    const { surfaceId, operations, faults } = readEnvelope(envelope);
    for (const { path, message } of faults) this.#reports.add({ surfaceId, path, message, code: "shape" });
    for (const operation of operations) {
      if (operation.do === "components" && progress) {
        this.#surfaces.components(operation.surfaceId, operation.components.slice(progress.components), progress);
      } else if (operation.do === "data" && progress?.data) {
        progress.data.read(operation.value as object, () => undefined);
      } else {
        this.#surfaces.apply(operation);
      }
    }
  }

  /** The arguments of a tool that draws one surface, while its components are written: once it is said which surface it is. */
  #growRender(call: Raw): void {
    const { surfaceId, catalogId } = call;
    if (this.#open(call) !== "components" || typeof surfaceId !== "string" || typeof catalogId !== "string") return;
    const progress = this.#progressOf(call);
    if (!progress.created) this.#envelope({ version: "v0.9", createSurface: { surfaceId, catalogId } });
    progress.created = true;
    this.#components(surfaceId, call, progress, asIs);
  }

  /** The same, whole: components and data, without messages around them. */
  #render(call: Raw): void {
    const surfaceId = typeof call.surfaceId === "string" ? call.surfaceId : "main";
    const catalogId = typeof call.catalogId === "string" ? call.catalogId : "basic";
    const data = call.data ?? (call.items === undefined ? undefined : { items: call.items });
    const progress = this.#progressOf(call);
    if (!progress.created) this.#envelope({ version: "v0.9", createSurface: { surfaceId, catalogId } });
    if (data !== undefined) this.#envelope({ version: "v0.9", updateDataModel: { surfaceId, value: data } });
    const list = call.components as readonly unknown[];
    this.#surfaces.components(surfaceId, listed(list).slice(progress.components), progress);
  }

  #progressOf(envelope: object): Progress {
    let progress = this.#progress.get(envelope);
    if (!progress)
      this.#progress.set(
        envelope,
        (progress = { components: 0, created: false, seen: new Set(), memo: new WeakMap(), data: undefined }),
      );
    return progress;
  }
}

const asIs = (raw: unknown): unknown => raw;

function wrapperOf(value: Raw): string | undefined {
  if (MESSAGE_KEYS.some((key) => Object.hasOwn(value, key))) return undefined;
  return WRAPPERS.find((key) => Object.hasOwn(value, key));
}

function isRenderCall(value: Raw): boolean {
  return Array.isArray(value.components) && !MESSAGE_KEYS.some((key) => Object.hasOwn(value, key));
}
