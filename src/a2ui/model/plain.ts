import { isRecord } from "../../core/raw.js";
import { isOptional, type Shape, valuesOf } from "../../core/shape.js";
import { isBinding } from "./evaluate.js";
import { type A2uiKind, COMMON_PROPS } from "./kind.js";
import { type Place, placeOf } from "./schema.js";

type Props = Readonly<Record<string, unknown>>;

/** A component with nothing unusual in it. */
export interface PlainReading {
  readonly props: Props;
  /** What a drawing gets, where nothing has to be worked out for it. */
  readonly values: Props | undefined;
}

/** What a look at a prop says: it needs a closer one, it is a literal, or it has to be worked out. */
type Look = (value: unknown) => "unclear" | "literal" | "worked out";

interface Reader {
  readonly looks: ReadonlyMap<string, Look>;
  readonly required: readonly string[];
  readonly defaults: Props;
  readonly drawn: readonly string[];
}

const readers = new WeakMap<A2uiKind, Reader>();

/**
 * Reads a component that is as its kind has it, without a word to say about it: that is nearly all of them, and much
 * quicker than finding out everything that could be wrong. Undefined: it needs the whole inspection.
 */
export function readPlain(kind: A2uiKind, raw: Props): PlainReading | undefined {
  let reader = readers.get(kind);
  if (!reader) readers.set(kind, (reader = readerOf(kind)));
  let literal = true;
  for (const name of Object.keys(raw)) {
    const seen = reader.looks.get(name)?.(raw[name]) ?? "unclear";
    if (seen === "unclear") return undefined;
    if (seen === "worked out") literal = false;
  }
  for (const name of reader.required) if (raw[name] === undefined) return undefined;
  const props = { ...reader.defaults, ...raw };
  return { props, values: literal ? pick(props, reader.drawn) : undefined };
}

function pick(props: Props, names: readonly string[]): Props {
  const values: Record<string, unknown> = {};
  for (const name of names) if (props[name] !== undefined) values[name] = props[name];
  return values;
}

function readerOf(kind: A2uiKind): Reader {
  const entries = Object.entries(kind.schema.entries as unknown as Readonly<Record<string, Shape>>);
  const defaults = entries.flatMap(([name, { default: value }]) =>
    value === undefined || typeof value === "object" || typeof value === "function" ? [] : [[name, value] as const],
  );
  // A default that would be shared has to be made anew each time.
  const shared = entries.some(([, shape]) => typeof shape.default === "object" && shape.default !== null);
  const own = entries.filter(([name]) => !COMMON_PROPS.includes(name));
  return {
    looks: shared ? new Map() : new Map(entries.map(([name, shape]) => [name, lookFor(unwrapped(shape))])),
    required: entries.filter(([, shape]) => !isOptional(shape)).map(([name]) => name),
    defaults: Object.fromEntries(defaults),
    drawn: own.filter(([, shape]) => !NOT_DRAWN.includes(placeOf(unwrapped(shape)))).map(([name]) => name),
  };
}

/** Drawings don't get these: they ask their context. */
const NOT_DRAWN: readonly (Place | undefined)[] = ["action", "checks"];

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape;
}

const unclear: Look = () => "unclear";

function lookFor(shape: Shape): Look {
  const place = placeOf(shape);
  if (place) return PLACES[place] ?? unclear;
  // A rule of its own may be broken.
  if (shape.pipe) return unclear;
  const values = valuesOf(shape);
  if (values) return (value) => (values.includes(value) ? "literal" : "unclear");
  if (shape.type === "string" || shape.type === "boolean") return typed(shape.type);
  return shape.type === "number" ? number : unclear;
}

const typed =
  (type: "string" | "boolean"): Look =>
  (value) =>
    typeof value === type ? "literal" : "unclear";

const number: Look = (value) => (Number.isFinite(value) ? "literal" : "unclear");

const isId = (value: unknown): boolean => typeof value === "string" && value !== "";

/** A path without anything in it that needs a look. */
const SIMPLE_PATH = /^[\w/.-]*$/;
const ODD_STEP = /__proto__|prototype|constructor/;
const isSimplePath = (path: unknown): boolean =>
  typeof path === "string" && SIMPLE_PATH.test(path) && !ODD_STEP.test(path);

const bindingOr =
  (literal: Look): Look =>
  (value) => {
    if (typeof value !== "object") return literal(value);
    return isBinding(value) && isSimplePath(value.path) ? "worked out" : "unclear";
  };

const PLACES: Partial<Record<Place, Look>> = {
  string: bindingOr(typed("string")),
  number: bindingOr(number),
  boolean: bindingOr(typed("boolean")),
  child: (value) => (isId(value) ? "literal" : "unclear"),
  children(value) {
    if (Array.isArray(value)) return value.every(isId) ? "literal" : "unclear";
    if (!isRecord(value) || Object.keys(value).length !== 2) return "unclear";
    return isId(value.componentId) && isSimplePath(value.path) ? "worked out" : "unclear";
  },
  action(value) {
    if (!isRecord(value) || !isRecord(value.event) || Object.keys(value).length !== 1) return "unclear";
    const { name, context, ...more } = value.event;
    const known = typeof name === "string" && Object.keys(more).length === 0;
    return known && (context === undefined || isPlainContext(context)) ? "literal" : "unclear";
  },
};

/** Values of an event that are plain literals, or bindings; they are worked out at the press. */
function isPlainContext(context: unknown): boolean {
  if (!isRecord(context)) return false;
  return Object.values(context).every(
    (value) => typeof value !== "object" || (isBinding(value) && isSimplePath(value.path)),
  );
}
