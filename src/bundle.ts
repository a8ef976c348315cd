/** What a script tag loads: registers the elements, and exports everything of the index. */
import "./define.js";

export * from "./index.js";
