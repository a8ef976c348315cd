/**
 * What agents write though no schema has it, since models remember earlier versions and other frameworks. It is reported
 * as wrong, and shown as meant.
 */
import { isRecord, own } from "../../core/raw.js";
import { isPathData } from "./icons.js";

type Raw = Readonly<Record<string, unknown>>;

/** A component without what is written in an old or wrong way; the same object where there is no such thing. */
export function withoutAliases(raw: Raw): Raw {
  const mended = (own(MENDED, String(raw.component)) as ((raw: Raw) => Raw) | undefined)?.(raw) ?? raw;
  return withPlainChecks(mended);
}

const MENDED: Readonly<Record<string, (raw: Raw) => Raw>> = {
  TextField: (raw) => renamed(raw, "text", "value"),
  Icon(raw) {
    const { name } = raw;
    const path = own(name, "path");
    return typeof path === "string" && isPathData(path) ? { ...raw, name: { svgPath: path } } : raw;
  },
  Button(raw) {
    const { action } = raw;
    // The action of v0.8 is the event itself.
    if (!isRecord(action) || typeof action.name !== "string" || "event" in action) return raw;
    const { name, context } = action;
    return { ...raw, action: { event: { name, ...(isRecord(context) && { context }) } } };
  },
  ChoicePicker(raw) {
    const { value } = raw;
    return typeof value === "string" ? { ...raw, value: [value] } : raw;
  },
};

function renamed(raw: Raw, from: string, to: string): Raw {
  if (raw[from] === undefined || raw[to] !== undefined) return raw;
  const { [from]: value, ...rest } = raw;
  return { ...rest, [to]: value };
}

/** A check is also written as a call with a message beside it, and without a message. */
function withPlainChecks(raw: Raw): Raw {
  const { checks } = raw;
  if (!Array.isArray(checks) || checks.every(isPlainCheck)) return raw;
  return {
    ...raw,
    checks: checks.filter(isRecord).map(({ condition, message = "Validation failed", ...call }) => ({
      condition: condition ?? call,
      message,
    })),
  };
}

function isPlainCheck(check: unknown): boolean {
  return own(check, "condition") !== undefined && typeof own(check, "message") === "string";
}

/** A button with words of its own instead of a child: the words, which a Text beside it then shows. */
export function inlineLabel(raw: Raw): unknown {
  return raw.component === "Button" && raw.child === undefined ? (raw.text ?? raw.label) : undefined;
}
