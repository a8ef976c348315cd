/** Registers the element that draws Profy payloads, and those of `define`, which are drawn in it. */
import "./define.js";
import { registerBlockReader } from "./draw/block-readers.js";
import { register } from "./draw/register.js";
import { profyNames, readProfy } from "./profy/block-reader.js";
import { IntuiProfyButton } from "./profy/drawings/button.js";
import { registerProfyDrawings } from "./profy/drawings.js";
import { IntuiProfy } from "./profy/intui-profy.js";

if (globalThis.customElements) {
  register({ "intui-profy": IntuiProfy, "intui-profy-button": IntuiProfyButton });
  registerBlockReader(profyNames, readProfy);
  registerProfyDrawings();
}
