/** What a script tag for Profy payloads loads: the elements of the first one, with ours, and what a page needs of both. */
import "./define-profy.js";

export * from "./bundle.js";
export { IntuiProfy, ProfyReader, profyBlocks, profyCatalog, registerProfyDrawings } from "./profy.js";
