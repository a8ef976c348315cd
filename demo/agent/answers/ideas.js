import { call, choice, text, write } from "../turn.js";

/** The one form of the script, offered by several answers. */
export const ideaForm = write({
  type: "Form",
  id: "new-idea",
  fields: [
    { id: "title", label: "Title", input: "text", required: true },
    { id: "source", label: "Source", input: "select", options: ["self", "team", "reader"] },
    { id: "budget", label: "Budget in hours", input: "number" },
  ],
  submitLabel: "Add idea",
});

export const idea = () => [text("What is the idea?"), ideaForm];

/** After the form was sent. These buttons stay: an idea is seldom the last one. */
export const ideaAdded = () => [
  write({
    type: "Group",
    direction: "row",
    children: [
      { type: "Text", markdown: "**Noted**" },
      { type: "Label", text: "new", tone: "positive" },
    ],
  }),
  call("ideaJustAdded"),
  choice("more", "Anything else?", { idea: "Another idea", ideas: "Show all ideas", week: "Back to the week" }, "many"),
];

export const ideas = ({ ideas }) =>
  ideas.length === 0
    ? [text("No ideas yet."), ideaForm]
    : [
        text("These came up in this conversation."),
        call("ideasSoFar"),
        choice("next", "What next?", { idea: "Another idea", week: "Back to the week", park: "Park it" }),
      ];
