import type { Draft } from "../../core/draft.js";
import { isIsoDate } from "../../core/iso-date.js";
import type { FormNode } from "../../core/kinds/form.js";
import { decimalSign, numberExample, readNumber } from "../read-number.js";
import { say, type Words } from "../words.js";

type WholeField = FormNode["fields"][number];
/** A field that can be drawn. While it is being written it may yet turn out to be required: then `required` is undefined. */
export type Field = Omit<WholeField, "required"> & { readonly required: boolean | undefined };
export type InputKind = Field["input"];
/**
 * What a person has put into an input: a checkbox says true or false, all others a string; a date that is not whole is
 * `UNREADABLE`.
 */
export type Typed = string | boolean | undefined;
export type FieldValue = string | number | boolean;

/** What an input says: a value to send, nothing (`value` undefined: left out), or why it can't be sent. */
export type Reading =
  | { readonly ok: true; readonly value: FieldValue | undefined }
  | { readonly ok: false; readonly why: Fault };
type Fault = "missing" | "notANumber" | "otherNotation" | "notADate";

/** What stands for the half of a date: the browser doesn't tell it, and it is no date. */
export const UNREADABLE = "?";

/** How each input is read when it is not blank. A new kind of input needs an entry here and one in field.ts. */
const readers: Readonly<Record<InputKind, (typed: string, field: Field, locale: string) => Reading>> = {
  text: (typed) => value(typed),
  number: (typed, _field, locale) => {
    const number = readNumber(typed, locale);
    return number === undefined
      ? fault(hasOtherReading(typed, locale) ? "otherNotation" : "notANumber")
      : value(number);
  },
  // An option that an update of the tree has taken away is no longer chosen.
  select: (typed, field) => (field.options?.includes(typed) ? value(typed) : blank(field)),
  checkbox: () => value(false),
  date: (typed) => (isIsoDate(typed) ? value(typed) : fault("notADate")),
  textarea: (typed) => value(typed),
};

/** What an input shows before anybody has typed in it. */
export function firstTyped({ value: first }: Field, locale: string): Typed {
  if (typeof first !== "number") return first;
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(first);
}

/** Reads an input by the rules of the event it becomes (spec section 6). */
export function readField(field: Field, typed: Typed, locale: string): Reading {
  if (field.input === "checkbox") return value(typed === true);
  if (typeof typed !== "string" || typed.trim() === "") return blank(field);
  return readers[field.input](typed, field, locale);
}

/** Why a field can't be sent, in words that stand beside it. */
export function faultText(fault: Fault, field: Field, typed: Typed, locale: string, words: Words): string {
  switch (fault) {
    case "missing":
      return say(words.fieldMissing, { label: field.label });
    case "notANumber":
      return say(words.fieldNotANumber, { value: String(typed).trim() });
    case "notADate":
      return words.fieldNotADate;
    case "otherNotation":
      return say(words.fieldOtherNotation, { value: String(typed).trim(), example: numberExample(locale) });
  }
}

/** The same for somebody who hears it apart from the field. */
export function faultSummary(fault: Fault, field: Field, typed: Typed, locale: string, words: Words): string {
  const reason = faultText(fault, field, typed, locale, words);
  return fault === "missing" ? reason : say(words.fieldFault, { label: field.label, reason });
}

/**
 * A value that was sent, in the reader's language. Numbers whole: it is what the person wrote.
 *
 * @param input the kind of input that it was sent from, where that is known
 */
export function valueText(sent: FieldValue, input: InputKind | undefined, locale: string, words: Words): string {
  if (typeof sent === "boolean") return sent ? words.yes : words.no;
  if (typeof sent === "string") return input === "date" && isIsoDate(sent) ? dateText(sent, locale) : sent;
  // As a string: the digits of the number itself, not of the double behind it.
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(String(sent) as `${number}`);
}

function dateText(iso: string, locale: string): string {
  // A day, not a moment: the reader's time zone must not make it another.
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));
}

/**
 * A keypad offers one decimal sign only, that of the device: it is of no use where the page's language writes another.
 */
export function numberInputMode(locale: string): "decimal" | "text" {
  return decimalSign(locale) === decimalSign(undefined) ? "decimal" : "text";
}

/** The fields that can be drawn: those whose id, label and input have arrived. */
export function wholeFields(fields: Draft<FormNode>["fields"] = []): readonly Field[] {
  return fields.flatMap((field) => {
    const { id, label, input, options, required } = field;
    if (id === undefined || !label || input === undefined) return [];
    return [{ ...field, id, label, input, options: options && [...options], required }];
  });
}

const value = (of: FieldValue | undefined): Reading => ({ ok: true, value: of });
const fault = (why: Fault): Reading => ({ ok: false, why });
const blank = (field: Field): Reading => (field.required ? fault("missing") : value(undefined));

/** True when another habit of writing would read it: the reader then learns which one is meant here. */
function hasOtherReading(typed: string, locale: string): boolean {
  return ["en", "de", "fr", "de-CH"].some((other) => other !== locale && readNumber(typed, other) !== undefined);
}
