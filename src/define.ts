/**
 * Registers the elements, and lets what is loaded later register too. The only module with a side effect: every other one
 * may be imported anywhere, also where there is no DOM.
 */
import { IntuiFigure } from "./draw/chart/figure.js";
import { IntuiChoice } from "./draw/choice.js";
import { IntuiForm } from "./draw/form.js";
import { allowRegistration } from "./draw/lazy.js";
import { loadMarkdown } from "./draw/markdown-engine.js";
import { register } from "./draw/register.js";
import { IntuiTable } from "./draw/table.js";
import { IntuiTree } from "./draw/tree.js";
import { IntuiMessage } from "./message/message.js";

if (globalThis.customElements) {
  register({
    "intui-choice": IntuiChoice,
    "intui-figure": IntuiFigure,
    "intui-form": IntuiForm,
    "intui-message": IntuiMessage,
    "intui-table": IntuiTable,
    "intui-tree": IntuiTree,
  });
  allowRegistration();
  void loadMarkdown();
}
