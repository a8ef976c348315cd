/** Functions that no catalog has but that agents call all the same, since other renderers have them. */
import * as v from "valibot";
import { toNumber, toText } from "../coerce.js";
import { type A2uiFunction, defineFunction, type Returns } from "../function.js";
import { dynamicNumber, dynamicString, dynamicValue } from "../schema.js";

type Schema = v.GenericSchema<unknown>;

function simple(
  name: string,
  summary: string,
  returns: Returns,
  args: Readonly<Record<string, Schema>>,
  run: (...values: unknown[]) => unknown,
): A2uiFunction {
  const names = Object.keys(args);
  return defineFunction({
    name,
    summary,
    args: v.strictObject(args),
    returns,
    run: (values: Readonly<Record<string, unknown>>) => run(...names.map((each) => values[each])),
  });
}

const numbers = { a: dynamicNumber(), b: dynamicNumber() };
const values = { a: dynamicValue(), b: dynamicValue() };
const text = { value: dynamicString() };

const arithmetic = (name: string, summary: string, run: (a: number, b: number) => number): A2uiFunction =>
  simple(name, summary, "number", numbers, (a, b) => {
    const result = run(toNumber(a), toNumber(b));
    // JSON knows no infinity: what is divided by nothing has no value.
    return Number.isFinite(result) ? result : undefined;
  });

const compare = (name: string, summary: string, run: (a: number, b: number) => boolean): A2uiFunction =>
  simple(name, summary, "boolean", numbers, (a, b) => run(toNumber(a), toNumber(b)));

const inText = (name: string, summary: string, part: string, run: (text: string, part: string) => boolean) =>
  simple(name, summary, "boolean", { string: dynamicString(), [part]: dynamicString() }, (string, of) =>
    run(toText(string), toText(of)),
  );

const equal = (a: unknown, b: unknown): boolean => a === b || (a != null && b != null && toText(a) === toText(b));

function rounded(value: number, decimals: number): number {
  const factor = 10 ** Math.min(15, Math.max(0, Math.trunc(decimals)));
  return Math.round(value * factor) / factor;
}

const capital = (value: string): string => value.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase());

export const others: readonly A2uiFunction[] = [
  arithmetic("add", "The sum of a and b.", (a, b) => a + b),
  arithmetic("subtract", "a less b.", (a, b) => a - b),
  arithmetic("multiply", "The product of a and b.", (a, b) => a * b),
  arithmetic("divide", "a divided by b.", (a, b) => a / b),
  simple("equals", "True when a is b.", "boolean", values, (a, b) => equal(a, b)),
  simple("not_equals", "True when a is not b.", "boolean", values, (a, b) => !equal(a, b)),
  compare("greater_than", "True when a is more than b.", (a, b) => a > b),
  compare("less_than", "True when a is less than b.", (a, b) => a < b),
  inText("contains", "True when the string holds the other.", "substring", (all, part) => all.includes(part)),
  inText("starts_with", "True when the string begins with the other.", "prefix", (all, part) => all.startsWith(part)),
  inText("ends_with", "True when the string ends with the other.", "suffix", (all, part) => all.endsWith(part)),
  simple(
    "clamp",
    "The value, or the limit that it is beyond.",
    "number",
    { value: dynamicNumber(), min: dynamicNumber(), max: dynamicNumber() },
    (value, min, max) => Math.min(toNumber(max), Math.max(toNumber(min), toNumber(value))),
  ),
  simple(
    "round",
    "The value, rounded to some decimals.",
    "number",
    { value: dynamicNumber(), decimals: v.optional(dynamicNumber()) },
    (value, decimals) => rounded(toNumber(value), toNumber(decimals)),
  ),
  simple("capitalize", "The text with a capital in front.", "string", text, (value) => capital(toText(value))),
  simple("upper", "The text in capitals.", "string", text, (value) => toText(value).toLocaleUpperCase()),
  simple("lower", "The text in small letters.", "string", text, (value) => toText(value).toLocaleLowerCase()),
  simple("now", "The moment now, as an ISO 8601 date and time.", "string", {}, () => new Date().toISOString()),
  defineFunction({
    name: "@index",
    summary: "In a template, the place of the item in its list, counted from 0, or from `offset`.",
    args: v.strictObject({ offset: v.optional(dynamicNumber()) }),
    returns: "number",
    run({ offset }, { index }) {
      if (index === undefined) throw new Error("only a component of a template has an index");
      return index + toNumber(offset);
    },
  }),
];
