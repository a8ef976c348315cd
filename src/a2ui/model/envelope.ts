import { isRecord, listOf, own, quote } from "../../core/raw.js";
import { library } from "./library.js";
import type { Operation, RawComponent, Reader } from "./operations.js";

type Raw = Readonly<Record<string, unknown>>;

/** Something that is wrong with a message itself. */
export interface EnvelopeFault {
  readonly path: string;
  readonly message: string;
}

/** What a message comes down to, and what is wrong with it. What can be done of it is done all the same. */
export interface EnvelopeReading {
  /** The surface that it is about, as far as it says so. */
  readonly surfaceId: string;
  readonly operations: readonly Operation[];
  readonly faults: readonly EnvelopeFault[];
}

const READERS: Readonly<Record<string, Reader>> = {
  createSurface(body, version, fault) {
    const surfaceId = idOf(body, fault);
    if (surfaceId === undefined) return [];
    const catalogId = own(body, "catalogId");
    if (typeof catalogId !== "string" && version !== "v1.0")
      fault("/catalogId", 'missing: add "catalogId", the id of the catalog that the surface uses');
    const operations: Operation[] = [
      {
        do: "create",
        surfaceId,
        catalogId: typeof catalogId === "string" ? catalogId : undefined,
        theme: own(body, "theme"),
        sendDataModel: own(body, "sendDataModel") === true,
        rootId: "root",
        version,
      },
    ];
    const dataModel = own(body, "dataModel");
    if (dataModel !== undefined) operations.push({ do: "data", surfaceId, path: "/", value: dataModel });
    const components = own(body, "components");
    if (Array.isArray(components)) operations.push({ do: "components", surfaceId, components: listed(components) });
    return operations;
  },
  updateComponents(body, _version, fault) {
    const surfaceId = idOf(body, fault);
    const components = own(body, "components");
    if (!Array.isArray(components)) fault("/components", 'missing: add "components", a list of components');
    else if (components.length === 0) fault("/components", "empty: give at least one component");
    if (surfaceId === undefined || !Array.isArray(components)) return [];
    return [{ do: "components", surfaceId, components: listed(components) }];
  },
  updateDataModel(body, version, fault) {
    const surfaceId = idOf(body, fault);
    const path = own(body, "path") ?? "/";
    if (typeof path !== "string") fault("/path", 'expected a string: write a JSON pointer such as "/user/name"');
    if (surfaceId === undefined || typeof path !== "string") return [];
    const value = own(body, "value");
    // v1.0 deletes by null; before, null is a value, and what is left out is deleted.
    return [{ do: "data", surfaceId, path, value: version === "v1.0" && value === null ? undefined : value }];
  },
  deleteSurface(body, _version, fault) {
    const surfaceId = idOf(body, fault);
    return surfaceId === undefined ? [] : [{ do: "delete", surfaceId }];
  },
  callRendererFunction(body, version) {
    return [
      { do: "call", callId: String(own(body, "functionCallId") ?? ""), call: own(body, "callFunction"), version },
    ];
  },
  agentFunctionResponse: () => [],
  actionResponse: () => [],
};

/** A component of v0.8 as v0.9 writes it; where that could not be loaded, as it is. */
export const flat = (raw: unknown): unknown => library()?.flatComponent(raw) ?? raw;

const V08_KEYS: readonly string[] = ["beginRendering", "surfaceUpdate", "dataModelUpdate"];

/** The keys that make an object a message, of all versions. */
export const MESSAGE_KEYS: readonly string[] = [...Object.keys(READERS), ...V08_KEYS];

/** The version that a message is read by: the one it says, else the one that its keys belong to. */
export function versionOf(envelope: Raw): string {
  const version = own(envelope, "version");
  if (typeof version === "string" && /^v?(0\.1\d|1)\b/.test(version)) return "v1.0";
  const [key = ""] = MESSAGE_KEYS.filter((each) => Object.hasOwn(envelope, each));
  return V08_KEYS.includes(key) ? "v0.8" : "v0.9";
}

/** What a message says to do, and what is wrong with it. */
export function readEnvelope(envelope: unknown): EnvelopeReading {
  const faults: EnvelopeFault[] = [];
  const operations: Operation[] = [];
  if (!isRecord(envelope)) return { surfaceId: "", operations, faults: [{ path: "/", message: NO_MESSAGE }] };
  const keys = MESSAGE_KEYS.filter((key) => Object.hasOwn(envelope, key));
  const version = versionOf(envelope);
  if (keys.length === 0) faults.push({ path: "/", message: NO_MESSAGE });
  if (keys.length > 1) {
    const message = `one message has ${listOf(keys)}: send each as a message of its own`;
    return { surfaceId: surfaceOf(envelope, keys), operations, faults: [{ path: "/", message }] };
  }
  checkEnvelope(envelope, keys, version, faults);
  for (const key of keys) {
    const body = envelope[key];
    const read = READERS[key] ?? library()?.v08[key];
    if (!read) faults.push({ path: `/${key}`, message: "what reads v0.8 could not be loaded: send it again later" });
    else if (isRecord(body)) operations.push(...read(body, version, (path, message) => faults.push({ path, message })));
    else faults.push({ path: `/${key}`, message: "expected an object: write the message's parts in it" });
  }
  return { surfaceId: surfaceOf(envelope, keys), operations, faults };
}

const NO_MESSAGE =
  "this is no message: it needs one of createSurface, updateComponents, updateDataModel and deleteSurface";

const KNOWN = ["v0.9", "0.9", "v0.9.1", "0.9.1", "v0.10", "v1.0"];

function checkEnvelope(envelope: Raw, keys: readonly string[], version: string, faults: EnvelopeFault[]): void {
  if (version !== "v0.8") {
    const said = own(envelope, "version");
    if (said === undefined) faults.push({ path: "/version", message: 'missing: add "version", "v0.9"' });
    else if (!KNOWN.includes(String(said)))
      faults.push({ path: "/version", message: `version ${quote(said)} is not known: write "v0.9"` });
  }
  const other = Object.keys(envelope).filter((key) => key !== "version" && !keys.includes(key) && !EXTRAS.has(key));
  if (keys.length > 0 && other.length > 0) {
    faults.push({ path: `/${other[0]}`, message: `a message has no ${listOf(other)}: leave that out` });
  }
}

/** What later versions put beside a message. */
const EXTRAS: ReadonlySet<string> = new Set(["metadata", "actionId", "functionCallId", "wantResponse"]);

function surfaceOf(envelope: Raw, keys: readonly string[]): string {
  const id = own(envelope[keys[0] ?? ""], "surfaceId");
  return typeof id === "string" ? id : "";
}

/** The id that a message's body has to have. */
export function idOf(body: Raw, fault: (path: string, message: string) => void): string | undefined {
  const id = own(body, "surfaceId");
  if (typeof id === "string" && id !== "") return id;
  fault(
    "/surfaceId",
    id === undefined ? 'missing: add "surfaceId", a string' : "expected a string: write the surface's id",
  );
  return undefined;
}

/** Components as they stand in a message. */
export function listed(components: readonly unknown[], read = (raw: unknown): unknown => raw): RawComponent[] {
  return components.map((raw, at) => ({ raw: read(raw), path: `/components/${at}` }));
}
