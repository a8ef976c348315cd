import { html, nothing } from "lit";
import { mediaGate } from "../../draw/media/media-gate.js";
import { say } from "../../draw/words.js";
import type { A2uiDrawing } from "../drawing.js";
import type { AudioPlayerProps } from "../kinds/audio-player.js";

export const drawAudioPlayer: A2uiDrawing<AudioPlayerProps> = ({ url, description }, { accessibility, session }) => {
  if (!url) return nothing;
  const { words } = session;
  const title = accessibility.label || description;
  const name = title ? say(words.audioNamed, { title }) : words.audio;
  const draw = (src: string, failed: () => void): unknown => html`<figure class="audio" part="audio">
    ${description ? html`<figcaption class="text copy caption" dir="auto">${description}</figcaption>` : nothing}
    <audio controls preload="metadata" aria-label=${name} src=${src} @error=${failed}></audio>
  </figure>`;
  return mediaGate({ href: url, name, draw, look: "sound" }, session);
};
