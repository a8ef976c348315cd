import type { ChoiceNode } from "../../core/kinds/choice.js";
import { oneLine } from "../../core/markdown-text.js";
import { type Content, h } from "../../draw/markup.js";
import { say } from "../../draw/words.js";
import { cutChoice } from "./cut.js";
import { otherDirection } from "./direction.js";
import { BODY, QUIET, styles } from "./look.js";
import type { Drawn, Mail, MailDrawing, Way } from "./mail.js";
import { button, line, record, sideBySide } from "./pieces.js";

/** Buttons that are links, or a numbered list to reply to; what was answered for good is a record. */
export const drawChoice: MailDrawing<ChoiceNode> = (whole, mail, room) => {
  const { node, left } = cutChoice(whole, { ...mail, room });
  const answer = mail.answer(node.id);
  const chosen = typeof answer === "string" ? labelOf(whole, answer) : undefined;
  const locked = chosen !== undefined && node.repeat === "once";
  const asked = locked ? undefined : ask(node, mail.way(whole), mail);
  return {
    html: [
      node.prompt && line(node.prompt, BODY, mail.direction),
      asked?.html,
      chosen !== undefined && record(mail.words.chosen, chosen),
    ],
    text: [node.prompt, asked?.text, chosen !== undefined && say(mail.words.chosen, { label: oneLine(chosen) })]
      .filter(Boolean)
      .join("\n\n"),
    left: locked ? [] : left,
  };
};

/** An option that is no longer there is called by its id. */
const labelOf = ({ options }: ChoiceNode, id: string): string => options.find((each) => each.id === id)?.label ?? id;

function ask(node: ChoiceNode, way: Way, mail: Mail): Pick<Drawn, "html" | "text"> {
  return "links" in way ? askByLinks(node, way.links, mail) : askByNumbers(node, way.first, mail);
}

function askByLinks(
  { options }: ChoiceNode,
  links: readonly string[],
  { direction }: Mail,
): Pick<Drawn, "html" | "text"> {
  const linked = options.map((option, at) => ({ ...option, href: links[at] ?? "" }));
  const buttons = linked.map(({ label, href, emphasis }) => button(label, href, emphasis === "primary"));
  return {
    html: sideBySide(buttons, direction),
    text: linked.map(({ label, href }) => `- ${oneLine(label)}: <${href}>`).join("\n"),
  };
}

/** The numbers are written out: a list's own would begin again at 1 in some clients. */
function askByNumbers(
  { options }: ChoiceNode,
  first: number,
  { direction, words }: Mail,
): Pick<Drawn, "html" | "text"> {
  const lines = options.map(({ label }, at) => ({ number: `${first + at}.`, label }));
  const list: Content = lines.map(({ number, label }) =>
    h(
      "p",
      { style: styles("margin:0 0 4px", BODY) },
      h("strong", {}, number),
      " ",
      h("span", { dir: otherDirection(label, direction) }, label),
    ),
  );
  return {
    html: [list, line(words.mailReply, QUIET, direction, "muted")],
    text: [...lines.map(({ number, label }) => `${number} ${oneLine(label)}`), "", words.mailReply].join("\n"),
  };
}
