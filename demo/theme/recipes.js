/** What parts are for: three things that hosts ask for, each a few lines of the page's own style sheet. */
export const recipes = [
  {
    name: "Round buttons",
    css: `intui-tree::part(button) {
  border-radius: 2em;
  border-width: 2px;
  font-weight: 600;
}
intui-tree::part(button-primary) {
  text-transform: uppercase;
  letter-spacing: 0.04em;
}`,
  },
  {
    name: "Table cells in boxes",
    css: `intui-tree::part(cell) {
  border: 1px solid light-dark(#c9ced6, #3a4049);
  padding: 0.375em 0.625em;
}
intui-tree::part(header) {
  background: light-dark(#eef1f6, #1d222a);
}`,
  },
  {
    name: "A chart in the house’s colours",
    css: `intui-tree {
  --intui-series-1: light-dark(#7a1fa2, #d59bf2);
  --intui-series-2: light-dark(#00796b, #5fd3c4);
  --intui-series-3: light-dark(#c2410c, #ffb08a);
}
intui-tree::part(legend) {
  font-style: italic;
}`,
  },
];
