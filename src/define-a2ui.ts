/** Registers the elements that draw A2UI, and those of `define`, which are drawn in them. */
import { a2uiNames, readA2ui } from "./a2ui/block-reader.js";
import { IntuiA2ui } from "./a2ui/intui-a2ui.js";
import { IntuiSurface } from "./a2ui/intui-surface.js";
import "./define.js";
import { registerBlockReader } from "./draw/block-readers.js";
import { register } from "./draw/register.js";

if (globalThis.customElements) {
  register({ "intui-a2ui": IntuiA2ui, "intui-surface": IntuiSurface });
  registerBlockReader(a2uiNames, readA2ui);
}
