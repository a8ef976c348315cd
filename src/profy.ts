/** `@intui/web/profy`: payloads of Profy's `render_ui`. Importing it registers nothing; `@intui/web/define-profy` does. */
export { readProfy as profyBlocks } from "./profy/block-reader.js";
export { registerProfyDrawings } from "./profy/drawings.js";
export { IntuiProfy } from "./profy/intui-profy.js";
export { profyCatalog } from "./profy/model/components.js";
export { ProfyReader } from "./profy/model/profy-reader.js";
