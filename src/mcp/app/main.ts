/** The app: one file that a host puts into a frame. Registers what draws a tree, and talks to the host. */
import { IntuiFigure } from "../../draw/chart/figure.js";
import { IntuiChoice } from "../../draw/choice.js";
import { IntuiForm } from "../../draw/form.js";
import { allowRegistration } from "../../draw/lazy.js";
import { loadMarkdown } from "../../draw/markdown-engine.js";
import { register } from "../../draw/register.js";
import { IntuiTable } from "../../draw/table.js";
import { IntuiTree } from "../../draw/tree.js";
import { readSettings } from "./settings.js";
import { TreeApp } from "./tree-app.js";

register({
  "intui-choice": IntuiChoice,
  "intui-figure": IntuiFigure,
  "intui-form": IntuiForm,
  "intui-table": IntuiTable,
  "intui-tree": IntuiTree,
});
allowRegistration();
void loadMarkdown();

const tree = document.querySelector("intui-tree");
const note = document.querySelector<HTMLElement>("#note");
if (tree && note) void new TreeApp(tree, note, readSettings()).start();
