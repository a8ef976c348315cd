/** The style sheet that the page's settings come to: what is applied here is what there is to copy. */

const rule = (declarations) => `intui-tree {\n${declarations.map((each) => `  ${each}\n`).join("")}}`;

/** @param {{ colours: Map<string, [string, string]>, lengths: Map<string, number>, recipes: string[] }} changed */
export function sheetText({ colours, lengths, recipes }) {
  const declarations = [
    ...Array.from(colours, ([name, [light, dark]]) => `--intui-${name}: light-dark(${light}, ${dark});`),
    ...Array.from(lengths, ([name, value]) => `--intui-${name}: ${value}em;`),
  ];
  return [...(declarations.length > 0 ? [rule(declarations)] : []), ...recipes].join("\n\n");
}
