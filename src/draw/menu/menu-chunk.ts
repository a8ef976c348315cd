/** What the first press on any actions button loads: how a menu behaves, and what its actions work with. */
export { kit } from "../export/kit.js";
export { openMenu } from "./open-menu.js";
