/** The functions that write values for a person, in the language of the page. */
import * as v from "valibot";
import { toText } from "../coerce.js";
import { defineFunction } from "../function.js";
import { dynamicBoolean, dynamicNumber, dynamicString, dynamicValue } from "../schema.js";
import { dateOf, formatDatePattern } from "./date-format.js";

export const formatString = defineFunction({
  name: "formatString",
  summary: "The text with every expression in it replaced: a path, or a call with named arguments.",
  args: v.strictObject({ value: dynamicString() }),
  returns: "string",
  run: ({ value }, { interpolate }) => interpolate(toText(value)),
});

const options = { decimals: v.optional(dynamicNumber()), grouping: v.optional(dynamicBoolean()) };

export const formatNumber = defineFunction({
  name: "formatNumber",
  summary: "A number with separators, and with a fixed count of decimals where one is given.",
  args: v.strictObject({ value: dynamicNumber(), ...options }),
  returns: "string",
  run: ({ value, decimals, grouping }, { locale }) => numberText(value, locale, digits(decimals, grouping)),
});

export const formatCurrency = defineFunction({
  name: "formatCurrency",
  summary: "An amount in a currency, which is an ISO 4217 code such as EUR.",
  args: v.strictObject({ value: dynamicNumber(), currency: dynamicString(), ...options }),
  returns: "string",
  run({ value, currency, decimals, grouping }, { locale }) {
    const code = toText(currency).trim();
    const format = digits(decimals, grouping);
    // A code that no browser can mean is shown as it is, beside the amount.
    if (!/^[a-z]{3}$/i.test(code))
      return `${numberText(value, locale, { ...digits(2, grouping), ...format })} ${code}`.trim();
    return numberText(value, locale, { ...format, style: "currency", currency: code });
  },
});

export const formatDate = defineFunction({
  name: "formatDate",
  summary: "A date or time, written by a Unicode date pattern such as `MMM d, yyyy`.",
  args: v.strictObject({ value: dynamicValue(), format: dynamicString() }),
  returns: "string",
  run({ value, format }, { locale }) {
    const date = dateOf(value);
    return date ? formatDatePattern(date, toText(format), locale) : "";
  },
});

const form = v.optional(dynamicString());

export const pluralize = defineFunction({
  name: "pluralize",
  summary: "The text for a count, by the plural categories of the page's language; `other` where none fits.",
  args: v.strictObject({
    value: dynamicNumber(),
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: dynamicString(),
  }),
  returns: "string",
  run({ value, other, ...forms }, { locale }) {
    const category = new Intl.PluralRules(locale).select(Number(value ?? 0));
    return toText((category === "other" ? undefined : forms[category]) ?? other);
  },
});

function digits(decimals: unknown, grouping: unknown): Intl.NumberFormatOptions {
  const given = Number(decimals ?? Number.NaN);
  const count = Number.isNaN(given) ? undefined : Math.min(20, Math.max(0, Math.trunc(given)));
  return {
    ...(count !== undefined && { minimumFractionDigits: count, maximumFractionDigits: count }),
    ...((grouping === false || grouping === "false") && { useGrouping: false }),
  };
}

function numberText(value: unknown, locale: string, options: Intl.NumberFormatOptions): string {
  const number = value === null || value === undefined || value === "" ? Number.NaN : Number(value);
  return Number.isNaN(number) ? "" : new Intl.NumberFormat(locale, options).format(number);
}
