import type { FormNode } from "../../core/kinds/form.js";
import { oneLine } from "../../core/markdown-text.js";
import type { AnswerValue } from "../../draw/answer-value.js";
import { valueText } from "../../draw/control/field-value.js";
import { type Content, h } from "../../draw/markup.js";
import { say } from "../../draw/words.js";
import { cutForm } from "./cut.js";
import { drawDataTable } from "./data-table.js";
import { otherDirection } from "./direction.js";
import { BODY, QUIET, styles } from "./look.js";
import type { Drawn, Mail, MailDrawing } from "./mail.js";
import { button, line, record, sideBySide } from "./pieces.js";

/**
 * What is asked, and one link to where it is filled in: forms in mails are not sent by every client, or lose what was
 * typed. Without a link, the questions to reply to; what was sent is a record.
 */
export const drawForm: MailDrawing<FormNode> = (whole, mail, room) => {
  const { node, left } = cutForm(whole, { ...mail, room });
  const answer = mail.answer(node.id);
  if (typeof answer === "object") return { ...sent(node, answer, mail), left };
  const way = mail.way(whole);
  const href = "links" in way ? way.links[0] : undefined;
  const questions = node.fields.map((field) => questionOf(field, mail));
  const label = say(mail.words.mailFill, { label: node.submitLabel });
  const remark = mail.words.mailReplyForm;
  return {
    html: [
      drawQuestions(questions, mail),
      href ? sideBySide([button(label, href, true)], mail.direction) : line(remark, QUIET, mail.direction, "muted"),
    ],
    text: [
      questions.map(({ label: name, more }) => `- ${oneLine(name)}${more && ` (${more})`}`).join("\n"),
      href ? `${oneLine(label)}: <${href}>` : remark,
    ].join("\n\n"),
    left,
  };
};

interface Question {
  readonly label: string;
  readonly more: string;
}

/** A question, and what is said about its answer. */
function questionOf({ label, input, options, required, help }: FormNode["fields"][number], { words }: Mail): Question {
  const more = [
    input === "select" && options?.map(oneLine).join(", "),
    input === "checkbox" && `${words.yes}, ${words.no}`,
    !required && input !== "checkbox" && words.fieldOptional,
    help && oneLine(help),
  ];
  return { label, more: more.filter(Boolean).join("; ") };
}

function drawQuestions(questions: readonly Question[], { direction }: Mail): Content {
  return questions.map(({ label, more }, at) =>
    h(
      "p",
      {
        style: styles(`margin:0 0 ${at === questions.length - 1 ? 12 : 4}px`, BODY),
        dir: otherDirection(label, direction),
      },
      label,
      more && h("span", { class: "i-muted", style: QUIET }, ` (${more})`),
    ),
  );
}

function sent(node: FormNode, values: Exclude<AnswerValue, string>, mail: Mail): Pick<Drawn, "html" | "text"> {
  const rows = rowsOf(node, values, mail);
  const table = drawDataTable({
    name: mail.words.formSent,
    head: [],
    rows,
    ends: [false, false],
    named: true,
    direction: mail.direction,
  });
  return {
    html: [record(mail.words.formSent, undefined), rows.length > 0 && table],
    text: [mail.words.formSent, rows.map(([label, value]) => `- ${oneLine(label)}: ${oneLine(value)}`).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** In the order of the fields, then what names none (an older tree) by its id. */
function rowsOf(
  { fields }: FormNode,
  values: Exclude<AnswerValue, string>,
  { locale, words }: Mail,
): [string, string][] {
  const told = new Map(Object.entries(values).filter(([, value]) => value !== ""));
  const rows: [string, string][] = [];
  for (const { id, label, input } of fields) {
    const value = told.get(id);
    if (value !== undefined && told.delete(id)) rows.push([label, valueText(value, input, locale, words)]);
  }
  return [
    ...rows,
    ...[...told].map(([id, value]): [string, string] => [id, valueText(value, undefined, locale, words)]),
  ];
}
