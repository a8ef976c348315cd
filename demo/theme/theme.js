/** The page of looks: every custom property to be changed, what is drawn with it in both schemes, and the CSS for it. */
import { build } from "/site/dom.js";
import { recipes } from "/theme/recipes.js";
import { sheetText } from "/theme/sheet.js";
import { specimen } from "/theme/specimen.js";
import { colours, lengths } from "/theme/tokens.js";

const find = (selector) => document.querySelector(selector);
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** What differs from what there is without any CSS. */
const changed = { colours: new Map(), lengths: new Map(), recipes: new Set() };

function apply() {
  const text = sheetText({
    ...changed,
    recipes: recipes.filter((each) => changed.recipes.has(each)).map(({ css }) => css),
  });
  sheet.replaceSync(text);
  find("#css").textContent = text || "/* Nothing is changed yet. */";
  find("#copy").disabled = text === "";
}

function colourRow([name, ...values]) {
  const now = [...values];
  const inputs = ["light", "dark"].map((scheme, at) => {
    const input = build("input", { type: "color", value: values[at], "aria-label": `${name}, ${scheme}` });
    input.addEventListener("input", () => {
      now[at] = input.value;
      if (now.every((value, index) => value === values[index])) changed.colours.delete(name);
      else changed.colours.set(name, [...now]);
      apply();
    });
    return input;
  });
  return build("li", { class: "token" }, build("code", {}, `--intui-${name}`), ...inputs);
}

function lengthRow([name, value, min, max, step]) {
  const shown = build("output", {}, `${value}em`);
  const input = build("input", { type: "range", min, max, step, value, "aria-label": name });
  input.addEventListener("input", () => {
    const now = Number(input.value);
    if (now === value) changed.lengths.delete(name);
    else changed.lengths.set(name, now);
    shown.textContent = `${now}em`;
    apply();
  });
  return build("li", { class: "token length" }, build("code", {}, `--intui-${name}`), input, shown);
}

function recipeRow(recipe) {
  const input = build("input", { type: "checkbox" });
  input.addEventListener("change", () => {
    if (input.checked) changed.recipes.add(recipe);
    else changed.recipes.delete(recipe);
    apply();
  });
  return build("li", {}, build("label", { class: "recipe" }, input, recipe.name));
}

const group = (title, rows, more = "") =>
  build("section", { class: "tokens" }, build("h3", {}, title), more, build("ul", {}, ...rows));

function draw() {
  const schemes = build(
    "p",
    { class: "schemes", "aria-hidden": "true" },
    build("span", {}, "light"),
    build("span", {}, "dark"),
  );
  find("#settings").replaceChildren(
    group("With parts", recipes.map(recipeRow)),
    ...Object.entries(colours).map(([title, rows], at) => group(title, rows.map(colourRow), at === 0 ? schemes : "")),
    group("Sizes", lengths.map(lengthRow)),
  );
  apply();
}

find("#reset").addEventListener("click", () => {
  for (const each of Object.values(changed)) each.clear();
  draw();
});

find("#copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(find("#css").textContent);
  find("#copied").textContent = "Copied";
});

draw();
for (const scheme of ["light", "dark"]) {
  const tree = build("intui-tree", { source: `looks-${scheme}`, theme: scheme, tree: specimen });
  find("#stage").append(build("div", { class: "stage", "data-scheme": scheme }, tree));
}
