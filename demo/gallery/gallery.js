/** Puts the specimens on the page, in one scheme or in both. */
import { sections } from "/gallery/specimens.js";
import { build } from "/site/dom.js";
import { linkTo } from "/site/share.js";

const gallery = document.querySelector("#gallery");
const contents = document.querySelector(".contents");
const wanted = new URLSearchParams(location.search);

let count = 0;

/** One drawing of a specimen. Each has a name of its own, so that one's answer is not the other's. */
function stage({ root, state, dir = "", lang = "" }, scheme) {
  const element = build("intui-tree", { source: `specimen-${++count}`, dir, lang });
  const box = build("div", { class: "stage", "data-scheme": scheme }, element);
  // After the element is in the page: some states need what has been drawn.
  queueMicrotask(() => state(element, JSON.stringify({ v: 1, root })));
  return box;
}

function figure(specimen) {
  const link = build("a", { href: linkTo({ json: JSON.stringify({ v: 1, root: specimen.root }) }) }, "Playground");
  const caption = build("figcaption", {}, build("span", {}, specimen.caption), link);
  const stages = build("div", { class: "stages" });
  stages.append(...schemes().map((scheme) => stage(specimen, scheme)));
  return build("figure", { class: specimen.wide ? "specimen wide" : "specimen" }, caption, stages);
}

const schemes = () => (document.body.dataset.schemes === "both" ? ["light", "dark"] : ["page"]);

function draw() {
  for (const section of gallery.querySelectorAll("section")) section.remove();
  for (const { title, lead, common, specimens } of sections) {
    const id = title.toLowerCase().replaceAll(" ", "-");
    const heading = build("h2", { id: `${id}-title` }, title);
    const grids = [build("div", { class: "specimens narrow" }), build("div", { class: "specimens" })];
    const section = build(
      "section",
      { id, "aria-labelledby": heading.id },
      heading,
      build("p", { class: "lead" }, lead),
      ...grids,
    );
    gallery.append(section);
    grids[0].append(...common.map(figure));
    grids[1].append(...specimens.map(figure));
  }
}

/** Ties a row of radio buttons to a data attribute of the body. `?name=value` chooses at the start. */
function follow(name, changed = () => {}) {
  for (const input of document.querySelectorAll(`input[name=${name}]`)) {
    if (input.value === wanted.get(name)) input.checked = true;
    if (input.checked) document.body.dataset[name] = input.value;
    input.addEventListener("change", () => {
      document.body.dataset[name] = input.value;
      changed();
    });
  }
}

follow("width");
follow("schemes", draw);
for (const { title } of sections) {
  contents.append(build("a", { href: `#${title.toLowerCase().replaceAll(" ", "-")}` }, title));
}
draw();
// The section that the address names was not there when the page was loaded.
document.getElementById(location.hash.slice(1))?.scrollIntoView();
