import { type WordName, type Words, wordsWith } from "../../draw/words.js";

/**
 * The words that only a mail needs, in English; the others are those of `draw/words.ts`. `{name}` is filled in by `say`. They
 * are apart so that no page loads them.
 */
export const englishMail = {
  mailFill: "Fill in: {label}",
  mailReply: "Reply to this mail with the number of your choice.",
  mailReplyForm: "Reply to this mail with your answers.",
  mailAnswer: "The answer",
  mailWhole: "Read it all",
  mailCut: "Not in this mail: {what}",
  mailRows: "{count} of {total} rows",
  mailColumns: "{count} of {total} columns",
  mailValues: "{count} of {total} places on the chart",
  mailSeries: "{count} of {total} series",
  mailOptions: "{count} of {total} options",
  mailFields: "{count} of {total} fields",
  mailSteps: "{count} of {total} steps",
  mailLinks: "{count} of {total} links",
  mailRest: "the rest of this text",
  mailParts: "{count} more parts",
  mailValuesOf: "{label}: {values}",
  mailRange: "{label}: from {first} to {last}, lowest {low}, highest {high}",
} as const;

export type MailWordName = keyof typeof englishMail;
export type MailWords = Readonly<Record<MailWordName, string>>;

/** Words of a host's own, by name. */
export type OwnWords = Partial<Record<WordName | MailWordName, string>>;

/** The words for a mail, the host's own put over them. */
export function mailWordsWith(own: OwnWords): MailWords & Words {
  const names = Object.keys(englishMail) as MailWordName[];
  const mail = names.map((name) => [name, typeof own[name] === "string" ? own[name] : englishMail[name]] as const);
  return { ...wordsWith(own), ...(Object.fromEntries(mail) as MailWords) };
}
