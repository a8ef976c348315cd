import { html, nothing } from "lit";
import { mediaGate } from "../../draw/media/media-gate.js";
import { mayFetch, mediaUrl } from "../../draw/media.js";
import type { A2uiDrawing } from "../drawing.js";
import type { VideoProps } from "../kinds/video.js";

export const drawVideo: A2uiDrawing<VideoProps> = ({ url, posterUrl }, { accessibility, session }) => {
  if (!url) return nothing;
  const name = accessibility.label || session.words.video;
  const poster = posterUrl ? mediaUrl(posterUrl) : undefined;
  const draw = (src: string, failed: () => void): unknown => html`<video
    class="video"
    part="video"
    controls
    playsinline
    preload="metadata"
    aria-label=${name}
    poster=${poster && mayFetch(session, poster) ? poster.href : nothing}
    src=${src}
    @error=${failed}
  ></video>`;
  return mediaGate({ href: url, name, draw, look: "largeFeature" }, session);
};
