/** The small pages behind the links of a mail. Written with the package's own writer: no string becomes markup. */
import { h } from "../../../dist/npm/static.js";

function page(title, ...content) {
  const head = h(
    "head",
    {},
    h("meta", { charset: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "robots", content: "noindex" }),
    h("title", {}, title),
    h("link", { rel: "icon", href: "/site/icon.svg", type: "image/svg+xml" }),
    h("link", { rel: "stylesheet", href: "/site/site.css" }),
    h("link", { rel: "stylesheet", href: "/mail/mail.css" }),
  );
  return `<!doctype html>${h("html", { lang: "en" }, head, h("body", {}, h("main", { class: "answer" }, content)))}`;
}

const heading = (text) => h("h1", { dir: "auto" }, text);

/** One label for each option, the pressed one chosen. Opening it has answered nothing: that does the button. */
export function confirmPage({ prompt, options }, chosen, problem) {
  const choices = options.map(({ id, label }) =>
    h(
      "label",
      { class: "option" },
      h("input", { type: "radio", name: "value", value: id, required: true, checked: id === chosen }),
      h("span", { dir: "auto" }, label),
    ),
  );
  return page(
    "Your answer",
    heading(prompt || "Your answer"),
    problem && h("p", { role: "alert" }, problem),
    h(
      "form",
      { method: "post" },
      h("fieldset", {}, h("legend", { class: "visually-hidden" }, "Your answer"), choices),
      h("button", { class: "button primary" }, "Confirm"),
    ),
    h("p", { class: "quiet" }, "Nothing has been sent yet."),
  );
}

/** The page that mounts `<intui-tree>` with the Form alone: the same fields, the same checks, the same event. */
export const formPage = (node, source) =>
  page(
    node.submitLabel,
    heading(node.submitLabel),
    h(
      "div",
      { id: "form", "data-tree": JSON.stringify({ v: 1, root: node }), "data-source": source },
      h("p", {}, "This form needs scripts."),
    ),
    h("p", { class: "quiet", id: "done", hidden: true }, "Thank you. You can close this page."),
  ).replace("</head>", () => SCRIPTS);

/** The writer makes no script elements, of anybody's. These are this file's own words. */
const SCRIPTS =
  '<script type="module" src="/dist/intui.js"></script><script type="module" src="/mail/fill.js"></script></head>';

/** @param {{ at: Date, first: boolean }} given */
export function answeredPage(label, { at, first }) {
  const when = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" }).format(at);
  return page(
    "You answered",
    heading(first ? "Thank you" : "You have answered already"),
    h("p", {}, "You answered ", h("strong", { dir: "auto" }, label), ` on ${when}.`),
    h("p", { class: "quiet" }, first ? "You can close this page." : "The first answer counts."),
  );
}

export const wrongPage = () =>
  page(
    "This link does not work",
    heading("This link does not work"),
    h("p", {}, "It may have been cut in two. Open it from the mail itself."),
  );

export const expiredPage = () =>
  page(
    "This link is too old",
    heading("This link is too old"),
    h("p", {}, "It worked for a week. Reply to the mail instead."),
  );
