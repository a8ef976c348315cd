import * as v from "valibot";
import { oneLine } from "../../core/markdown-text.js";
import { identifier, words } from "../../core/schema.js";
import { defineComponent, type ProfyNode } from "../model/component.js";

const size = v.optional(v.pipe(v.number(), v.minValue(1, "smaller than a pixel: write the size in pixels")));
const entries = {
  src: v.string(),
  alt: v.optional(words({ min: 0 })),
  width: size,
  height: size,
};

export type ImageNode = ProfyNode<"Image", typeof entries>;

export const image = defineComponent({
  name: "Image",
  summary: "A picture from the web.",
  entries,
  example: { type: "ProfyImage", src: "https://example.com/chart.png", alt: "Usage by day", width: 320, height: 180 },
  wire: {
    aliases: { url: "src", href: "src", description: "alt" },
    missing: { src: "" },
    stricter: { src: identifier() },
  },
  toText: ({ src, alt = "" }) => (src ? `![${oneLine(alt)}](${oneLine(src)})` : oneLine(alt)),
});
