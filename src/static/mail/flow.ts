import { type FlowNode, flow } from "../../core/kinds/flow.js";
import { type FlowShape, isLine, shapeFlow } from "../../draw/flow/graph.js";
import { stepNames } from "../../draw/flow/step-names.js";
import { type Content, h, type Markup } from "../../draw/markup.js";
import { cutFlow } from "./cut.js";
import { otherDirection } from "./direction.js";
import { BODY, ink, layout, QUIET, styles, type } from "./look.js";
import type { Mail, MailDrawing } from "./mail.js";
import { drawPicture } from "./picture.js";

/** A line of steps is boxes, one below the other. What branches is a picture where there is one, else a list that says it. */
export const drawFlow: MailDrawing<FlowNode> = (whole, mail, room) => {
  const { node, left } = cutFlow(whole, { ...mail, room });
  const text = flow.toText(node, () => "");
  const picture = mail.picture(whole);
  if (picture) return { html: drawPicture(picture), text, left: [], leftInText: left };
  const shape = shapeFlow(node, false);
  if (isLine(shape, false)) return { html: drawChain(shape, mail), text, left };
  return { html: drawList(shape, mail), text, left, instead: "a list of its steps" };
};

/** True for what boxes below each other show whole. */
export const isChain = (node: FlowNode): boolean => isLine(shapeFlow(node, false), false);

function drawChain({ steps, links, lines }: FlowShape, mail: Mail): Markup {
  const labels = new Map(links.map(({ from, to, label }) => [`${from} ${to}`, label]));
  const order = (lines ?? []).flat();
  const rows = order.flatMap((place, at) => {
    const step = steps[place];
    const link = labels.get(`${order[at - 1]} ${place}`);
    return step ? [drawJoin(link, at, mail), drawStep(step, mail)] : [];
  });
  return h("table", { ...layout, width: "100%" }, rows);
}

/** Space where no arrow leads from the step before. */
function drawJoin(link: string | undefined, at: number, { direction }: Mail): Content {
  if (at === 0) return null;
  const label = link && h("span", { dir: otherDirection(link, direction) }, ` ${link}`);
  const content = link === undefined ? "\u00a0" : ["↓", label];
  return h("tr", {}, h("td", { align: "center", class: "i-muted", style: QUIET }, content));
}

function drawStep({ label, detail }: FlowShape["steps"][number], { direction }: Mail): Markup {
  const style = styles("padding:8px 16px", `border:1px solid ${ink("field-border")};border-radius:8px`, STEP);
  return h(
    "tr",
    {},
    h(
      "td",
      { class: "i-box", align: "center", style },
      h("span", { dir: otherDirection(label, direction) }, label),
      detail && [
        h("br"),
        h("span", { class: "i-muted", style: QUIET, dir: otherDirection(detail, direction) }, detail),
      ],
    ),
  );
}

const STEP = type(16, 24, { weight: 500 });

function drawList(shape: FlowShape, { words, direction }: Mail): Markup {
  const names = stepNames(shape, words);
  const items = shape.steps.map(({ index, label }) =>
    h("li", { style: styles("margin:0 0 4px", BODY), dir: otherDirection(label, direction) }, names.get(index)),
  );
  return h("ul", { style: `margin:0 0 12px;padding:${direction === "rtl" ? "0 24px 0 0" : "0 0 0 24px"}` }, items);
}
