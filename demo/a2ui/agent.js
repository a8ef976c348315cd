/** A scripted A2UI agent, in the page: it streams an example, and answers what is pressed. No network. */
import { at, button, column, components, data, event, part, remove, text } from "./messages.js";

const framed = (before, messages, after = "") =>
  `${before}\n\n<a2ui-json>\n${JSON.stringify(messages)}\n</a2ui-json>\n${after}`;

/** What the agent answers to an example's name. */
export const show = ({ before, messages }) => framed(before, messages);

const answers = {
  reserve: ({ name, count, days }) =>
    framed(`Thank you, ${name}. That is ${count} for ${days.join(", ")}.`, [
      components("sign-up", [
        part("root", "Card", { child: "thanks" }),
        column("thanks", "yes", "undo"),
        text("yes", "Your seats are **reserved**."),
        button("undo", "Give them back", event("undo")),
      ]),
    ]),
  undo: () => framed("They are free again.", [remove("sign-up")]),
  drop: ({ title }, model) => {
    const left = (model?.tasks ?? []).filter((task) => task.title !== title);
    return framed(`“${title}” is dropped.`, [
      data("tasks", "/tasks", left),
      data("tasks", "/count", left.length),
      components("tasks", [
        part("title", "Text", { text: `${left.length} left`, variant: "h3" }),
        text("due", at("due"), "caption"),
      ]),
    ]);
  },
  rules: () => "Those are all the rules there are.",
};

/** The agent's answer to an action. It gets the surface's data only where that asks for it: here it has its own copy. */
export function answer({ action }, models) {
  return answers[action.name]?.(action.context, models[action.surfaceId]) ?? `I heard “${action.name}”.`;
}

/** A text as a model would send it. */
export async function* typed(reply, pause) {
  for (let from = 0; from < reply.length; from += 12) {
    yield reply.slice(from, from + 12);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
