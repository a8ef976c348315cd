/**
 * The other drawings of the basic catalog, and with those of `first-drawings.ts` all of them. Each is a file of its own in
 * `drawings/`, named as its type in kebab-case, that exports `draw<Type>`, typed by the `…Props` of the kind of the same name:
 *
 *     import type { CardProps } from "../kinds/card.js";
 *     export const drawCard: A2uiDrawing<CardProps> = ({ child }, context) => html`…${context.child(child)}…`;
 */
import type { CSSResult } from "lit";
import { mediaStyles } from "../draw/media/media-styles.js";
import { drawAudioPlayer } from "./drawings/audio-player.js";
import { drawCheckBox } from "./drawings/check-box.js";
import { drawChoicePicker } from "./drawings/choice-picker.js";
import { drawDateTimeInput } from "./drawings/date-time-input.js";
import { entryStyles } from "./drawings/entry-styles.js";
import { drawIcon } from "./drawings/icon.js";
import { drawImage } from "./drawings/image.js";
import { leafStyles } from "./drawings/leaf-styles.js";
import { drawModal } from "./drawings/modal.js";
import { paneStyles } from "./drawings/pane-styles.js";
import { drawSlider } from "./drawings/slider.js";
import { drawTabs } from "./drawings/tabs.js";
import { drawTextField } from "./drawings/text-field.js";
import { drawVideo } from "./drawings/video.js";
import { type Drawings, firstSheets, registerDrawings, registerFirstDrawings } from "./first-drawings.js";

const others: Drawings = {
  Image: drawImage,
  Icon: drawIcon,
  Video: drawVideo,
  AudioPlayer: drawAudioPlayer,
  Tabs: drawTabs,
  Modal: drawModal,
  TextField: drawTextField,
  CheckBox: drawCheckBox,
  ChoicePicker: drawChoicePicker,
  Slider: drawSlider,
  DateTimeInput: drawDateTimeInput,
};

export const otherSheets: readonly CSSResult[] = [mediaStyles, leafStyles, entryStyles, paneStyles];

/** The sheets of all drawings. */
export const drawingSheets: readonly CSSResult[] = [...firstSheets, ...otherSheets];

/** Registers the drawings of the basic catalog. */
export function registerBasicDrawings(): void {
  registerFirstDrawings();
  registerDrawings(others);
}
