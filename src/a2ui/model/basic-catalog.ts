import { audioPlayer } from "../kinds/audio-player.js";
import { button } from "../kinds/button.js";
import { card } from "../kinds/card.js";
import { checkBox } from "../kinds/check-box.js";
import { choicePicker } from "../kinds/choice-picker.js";
import { column } from "../kinds/column.js";
import { dateTimeInput } from "../kinds/date-time-input.js";
import { divider } from "../kinds/divider.js";
import { icon } from "../kinds/icon.js";
import { image } from "../kinds/image.js";
import { list } from "../kinds/list.js";
import { modal } from "../kinds/modal.js";
import { row } from "../kinds/row.js";
import { slider } from "../kinds/slider.js";
import { tabs } from "../kinds/tabs.js";
import { text } from "../kinds/text.js";
import { textField } from "../kinds/text-field.js";
import { video } from "../kinds/video.js";
import { A2uiCatalog } from "./catalog.js";
import { library } from "./library.js";

/** The basic catalog's components, in its order. */
export const basicKinds = [
  text,
  image,
  icon,
  video,
  audioPlayer,
  row,
  column,
  list,
  card,
  tabs,
  modal,
  divider,
  button,
  textField,
  checkBox,
  choicePicker,
  slider,
  dateTimeInput,
] as const;

export const BASIC_CATALOG_ID = "https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json";

const NONE: readonly never[] = [];

/** The basic catalog, and the functions that agents call beside it. */
export const basicCatalog = new A2uiCatalog(BASIC_CATALOG_ID, basicKinds, () => library()?.functions ?? NONE);

/** Ids that agents use for the basic catalog, or for parts of it. */
const NAMES =
  /(?:^|\/)(?:(?:catalogs\/)?(?:basic|minimal)(?:\/catalog\.json)?|basic_catalog\.json|standard_catalog\w*\.json)$/;

/** True for the ids under which the basic catalog is known in the wild. */
export function namesBasicCatalog(id: string): boolean {
  return id === BASIC_CATALOG_ID || NAMES.test(id);
}
