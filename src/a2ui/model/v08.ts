/** The messages of v0.8 in those of v0.9, their components, and the contents of a data model. */
import { isRecord, own, setOwn } from "../../core/raw.js";
import { idOf, listed } from "./envelope.js";
import type { Reader } from "./operations.js";
import { pointerTo, stepsOf } from "./pointer.js";

type Raw = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<string, string>> = { MultipleChoice: "ChoicePicker" };

/** Names of props that have changed, for every type, and for one. */
const RENAMED: Readonly<Record<string, string>> = {
  usageHint: "variant",
  distribution: "justify",
  alignment: "align",
  entryPointChild: "trigger",
  contentChild: "content",
  tabItems: "tabs",
  textFieldType: "variant",
  altText: "description",
  minValue: "min",
  maxValue: "max",
  selections: "value",
};

const LITERALS = ["literalString", "literalNumber", "literalBoolean", "literalArray", "literal"] as const;

/** How the messages of v0.8 are read. */
export const v08: Readonly<Record<string, Reader>> = {
  beginRendering(body, _version, fault) {
    const surfaceId = idOf(body, fault);
    const styles = own(body, "styles");
    const root = own(body, "root");
    if (typeof root !== "string") fault("/root", 'missing: add "root", the id of the root component');
    if (surfaceId === undefined) return [];
    const rootId = typeof root === "string" ? root : "root";
    const catalogId = own(body, "catalogId");
    const known = typeof catalogId === "string" ? catalogId : "basic";
    return [
      { do: "create", surfaceId, catalogId: known, theme: styles, sendDataModel: false, rootId, version: "v0.8" },
    ];
  },
  surfaceUpdate(body, _version, fault) {
    const surfaceId = idOf(body, fault);
    const components = own(body, "components");
    if (!Array.isArray(components)) fault("/components", 'missing: add "components", a list of components');
    if (surfaceId === undefined || !Array.isArray(components)) return [];
    return [{ do: "components", surfaceId, components: listed(components, flatComponent) }];
  },
  dataModelUpdate(body, _version, fault) {
    const surfaceId = idOf(body, fault);
    const path = own(body, "path") ?? "/";
    const contents = own(body, "contents");
    if (!Array.isArray(contents)) fault("/contents", 'missing: add "contents", a list of keys and values');
    if (surfaceId === undefined || typeof path !== "string" || !Array.isArray(contents)) return [];
    try {
      return contentsValue(contents, path).map(([at, value]) => ({
        do: "data",
        surfaceId,
        path: at,
        value,
      }));
    } catch (error) {
      fault("/path", `${path} is no path: ${(error as Error).message}`);
      return [];
    }
  },
};

/** A component of v0.8, flat, as in v0.9. What is no such component is given back as it is. */
export function flatComponent(raw: unknown): unknown {
  const component = own(raw, "component");
  if (!isRecord(raw) || !isRecord(component)) return raw;
  const [type = "", given] = Object.entries(component)[0] ?? [];
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(isRecord(given) ? given : {})) {
    setOwn(props, RENAMED[name] ?? name, plainValue(name, value));
  }
  return { ...raw, component: TYPES[type] ?? type, ...typed(type, props) };
}

/** What has changed for one type alone. */
function typed(type: string, props: Record<string, unknown>): Raw {
  const { text, primary, maxAllowedSelections, variant, ...rest } = props;
  const kept = { ...rest, ...(variant !== undefined && { variant }) };
  if (type === "TextField") return { ...kept, ...(text !== undefined && { value: text }) };
  if (type === "Button") return { ...kept, ...(primary === true && { variant: "primary" }) };
  if (type === "MultipleChoice") {
    const one = maxAllowedSelections === 1;
    const displayStyle = variant === "chips" ? "chips" : "checkbox";
    return { ...rest, displayStyle, variant: one ? "mutuallyExclusive" : "multipleSelection" };
  }
  if (type === "DateTimeInput") return { ...kept, value: rest.value ?? "" };
  return { ...kept, ...(text !== undefined && { text }) };
}

/** A value as v0.9 writes it: literals bare, lists and templates of children, actions as events. */
function plainValue(name: string, value: unknown): unknown {
  if (value === "scale-down") return "scaleDown";
  if (Array.isArray(value)) return value.map((each) => (isRecord(each) ? plainProps(each) : each));
  if (!isRecord(value)) return value;
  if (typeof value.path === "string") return { path: value.path };
  for (const literal of LITERALS) if (Object.hasOwn(value, literal)) return value[literal];
  if (Array.isArray(value.explicitList)) return value.explicitList;
  const { template } = value;
  if (isRecord(template)) return { componentId: template.componentId, path: template.dataBinding };
  if (name === "action" && typeof value.name === "string") return plainAction(value.name, value.context);
  return value;
}

function plainProps(value: Raw): Raw {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [RENAMED[key] ?? key, plainValue(key, each)]));
}

function plainAction(name: string, context: unknown): unknown {
  const entries = (Array.isArray(context) ? context : []).filter(isRecord);
  const values = entries.map((entry) => [String(entry.key), plainValue("value", entry.value)] as const);
  return { event: { name, ...(values.length > 0 && { context: Object.fromEntries(values) }) } };
}

/** The contents of a `dataModelUpdate`, as values by path: it adds keys, and leaves the others. */
function contentsValue(contents: readonly unknown[], path: string): (readonly [string, unknown])[] {
  const steps = stepsOf(path);
  return contents
    .filter(isRecord)
    .map((entry) => [pointerTo([...steps, String(entry.key)]), entryValue(entry)] as const);
}

function entryValue(entry: Raw): unknown {
  const { valueString, valueNumber, valueBoolean, valueMap } = entry;
  if (!Array.isArray(valueMap)) return valueString ?? valueNumber ?? valueBoolean;
  const map = {};
  for (const each of valueMap.filter(isRecord)) setOwn(map, String(each.key), entryValue(each));
  return map;
}
