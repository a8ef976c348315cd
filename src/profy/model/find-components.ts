/** The ways in which a payload holds its components. */
import type { OpenKey } from "../../core/inspection.js";
import type { Problem } from "../../core/problem.js";
import { found, isRecord, itemsOf, own, quote } from "../../core/raw.js";

/** The version of Profy's protocol that is known. */
const VERSION = "0.9.1";
const MESSAGES: readonly unknown[] = ["createSurface", "updateSurface"];

interface Found {
  /** The list of components, or one component by itself. */
  readonly components?: object | undefined;
  /** An IntuiTree that was made of a payload before. */
  readonly tree?: unknown;
  readonly problems: readonly Problem[];
}

const NOTHING: Found = { problems: [] };
const SHAPE = '{"components": [{"type": "Text", "props": {"content": "…"}}]}';

/** Finds the components of a value that may still be written: nothing as long as it can't be told where they will be. */
export function findComponents(value: unknown, openKey: OpenKey): Found {
  if (value === undefined) return NOTHING;
  const open = typeof value === "object" && value !== null && openKey(value) !== undefined;
  const result = search(value, "", openKey);
  if (open || result.tree !== undefined) return result;
  const isEmpty = !result.components || (Array.isArray(result.components) && result.components.length === 0);
  if (!isEmpty || result.problems.length > 0) return result;
  const what = result.components ? "the list of components is empty" : `no components in ${found(value)}`;
  return { ...result, problems: [{ path: "components", code: "missing", message: `${what}: send ${SHAPE}` }] };
}

function search(value: unknown, path: string, openKey: OpenKey): Found {
  if (Array.isArray(value)) return isMessages(value, openKey) ? lastOf(value, path, openKey) : listed(value, openKey);
  if (!isRecord(value)) return NOTHING;
  const at = openKey(value);
  const inside = own(value, "a2ui");
  if (isRecord(inside) || Array.isArray(inside)) return search(inside, "a2ui", openKey);
  const messages = own(value, "messages");
  if (Array.isArray(messages)) return lastOf(messages, `${path ? `${path}.` : ""}messages`, openKey);
  if (isRecord(own(value, "root")) && "v" in value) return { tree: value, problems: [] };
  const components = own(value, "components");
  if (typeof components === "object" && components !== null) return message(value, path, openKey);
  if (typeof components === "string" && at !== "components") return encoded(components);
  if (typeof value.error === "string" && at === undefined) return failure(value);
  const isNode = at !== "type" && typeof value.type === "string" && !MESSAGES.includes(value.type);
  return isNode && !("surfaceId" in value) ? { components: value, problems: [] } : NOTHING;
}

/** A list that has begun with something that is not yet known is neither yet. */
function listed(value: readonly unknown[], openKey: OpenKey): Found {
  const [first] = value;
  const at = isRecord(first) ? openKey(first) : undefined;
  const undecided = isRecord(first) && at !== undefined && (first.type === undefined || at === "type");
  return undecided ? NOTHING : { components: value, problems: [] };
}

function isMessages(list: readonly unknown[], openKey: OpenKey): boolean {
  const [first] = list;
  if (!isRecord(first) || openKey(first) === "type") return false;
  return MESSAGES.includes(first.type) || "components" in first || "version" in first;
}

/** Of several messages the last one counts: it replaces what the others have drawn, as soon as it has something to draw. */
function lastOf(messages: readonly unknown[], path: string, openKey: OpenKey): Found {
  const places = messages.map((each, index) => ({ each, at: `${path}[${index}]` }));
  const last = places.findLast(({ each }) => typeof own(each, "components") === "object");
  if (!last) return NOTHING;
  const found = message(last.each as Readonly<Record<string, unknown>>, last.at, openKey);
  const ids = places.slice(0, places.indexOf(last)).map(({ each }) => own(each, "surfaceId"));
  const lost = ids.findIndex((id) => typeof id === "string" && id !== own(last.each, "surfaceId"));
  if (lost < 0) return found;
  const where = places[lost]?.at ?? path;
  const text = `only the last message is drawn, so ${quote(ids[lost])} is not: send each surface in a call of its own`;
  return { ...found, problems: [...found.problems, { path: where, code: "value", message: text }] };
}

/** One message, or the arguments of the tool's call, which are the same without its frame. */
function message(value: Readonly<Record<string, unknown>>, path: string, openKey: OpenKey): Found {
  const problems: Problem[] = [];
  const prefix = path ? `${path}.` : "";
  const at = openKey(value);
  const { version, type, components } = value;
  if (version !== undefined && at !== "version" && String(version).replace(/^v/, "") !== VERSION) {
    const text = `version ${found(version)}, but ${VERSION} is known: write "${VERSION}"`;
    problems.push({ path: `${prefix}version`, code: "version", message: text });
  }
  if (type !== undefined && at !== "type" && !MESSAGES.includes(type)) {
    const text = `expected "createSurface" or "updateSurface", found ${found(type)}: write one of them`;
    problems.push({ path: `${prefix}type`, code: "value", message: text });
  }
  if (!Array.isArray(components)) {
    problems.push({
      path: `${prefix}components`,
      code: "type",
      message: `expected a list, found an object: send ${SHAPE}`,
    });
  }
  return { components: components as object, problems };
}

const decoded = new Map<string, unknown>();

/** A list that was encoded once too often. */
function encoded(text: string): Found {
  const problem: Problem = {
    path: "components",
    code: "type",
    message: `a list was expected, not its text: send ${SHAPE}`,
  };
  let value: unknown;
  try {
    value = decoded.get(text) ?? JSON.parse(text);
  } catch {
    return { problems: [problem] };
  }
  // The same list every time: it is known by its identity.
  decoded.clear();
  decoded.set(text, value);
  return { components: typeof value === "object" && value !== null ? value : undefined, problems: [problem] };
}

/** What the tool answers when it has refused a call. */
function failure({ error, details }: Readonly<Record<string, unknown>>): Found {
  const each = itemsOf(details).filter((detail) => typeof detail === "string");
  const told = each.map((detail): Problem => {
    const [, path = "", text = detail] = /^([\w.[\]]+): (.*)$/s.exec(detail) ?? [];
    return { path: path || "components", code: "shape", message: `${text}: mend it and call again` };
  });
  const whole: Problem = { path: "(top level)", code: "shape", message: `${String(error)}: mend it and call again` };
  return { problems: told.length > 0 ? told : [whole] };
}
