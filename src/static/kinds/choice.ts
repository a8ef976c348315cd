import type { ChoiceNode } from "../../core/kinds/choice.js";
import { type Content, h } from "../../draw/markup.js";
import type { StaticDrawing } from "../drawing.js";
import { drawRecord } from "../record.js";

/** What could be chosen, as it prints: in the shape of buttons, but none. What was chosen for good stands in its place. */
export const drawChoice: StaticDrawing<ChoiceNode> = (node, { language, answer }) => {
  const { id, prompt, options, repeat } = node;
  const { words } = language;
  const given = answer(id);
  const pressed = typeof given === "string" ? given : undefined;
  const label = options.find((option) => option.id === pressed)?.label ?? pressed;
  return h(
    "div",
    { class: "intui-choice choice" },
    prompt && h("p", { class: "prompt", dir: "auto" }, prompt),
    pressed !== undefined && repeat === "once" ? "" : drawOptions(options, prompt ? undefined : words.choicePrompt),
    pressed !== undefined && drawRecord(words.chosen, label),
  );
};

function drawOptions(options: ChoiceNode["options"], name: string | undefined): Content {
  const items = options.map(({ label, emphasis }) =>
    h("li", {}, h("span", { class: emphasis === "primary" ? "button primary" : "button", dir: "auto" }, label)),
  );
  return h("ul", { class: "options", role: "list", "aria-label": name }, items);
}
