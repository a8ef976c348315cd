import type { ComponentNode } from "../../core/component-node.js";
import { formatNumber } from "../../core/format-number.js";
import type { ChartNode } from "../../core/kinds/chart.js";
import type { FlowNode } from "../../core/kinds/flow.js";
import { say } from "../../draw/words.js";
import { chartSvg, flowSvg, type SvgPicture } from "../pictures.js";
import type { StaticWarning } from "../warnings.js";
import type { Part } from "./blocks.js";
import { valuesOf } from "./chart-values.js";
import type { EmailImages } from "./email.js";
import { isChain } from "./flow.js";
import type { Mail, Picture } from "./mail.js";
import { ROOM } from "./pieces.js";
import { clipped } from "./room.js";

export interface Pictures {
  readonly pictures: ReadonlyMap<ComponentNode, Picture>;
  readonly warnings: readonly StaticWarning[];
}

/** A mail with more is no mail; and each takes the rasteriser a tenth of a second. */
const MOST_PICTURES = 20;
/** px: narrower than its room, and shown as wide as that, so that its texts are still read where a phone makes it small. */
const DRAWN_WIDTH = 460;
/** For screens with two dots to a px. */
const SCALE = 2;

/** Draws what mail clients don't, as long as the host's rasteriser can. What it can't is drawn without. */
export async function picturesOf(
  parts: readonly Part[],
  image: EmailImages | undefined,
  mail: Mail,
): Promise<Pictures> {
  const pictures = new Map<ComponentNode, Picture>();
  const warnings: StaticWarning[] = [];
  const wanted = image ? parts.filter(({ node }) => needsPicture(node)) : [];
  for (const { node, path } of wanted) {
    try {
      if (pictures.size === MOST_PICTURES) throw new Error(`a mail has ${MOST_PICTURES} pictures at most`);
      const drawn = await svgOf(node, image, mail);
      if (!drawn) throw new Error("it is too large to draw, or has nothing to show");
      if (image) pictures.set(node, await pictureOf(node, drawn, pictures.size + 1, image));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warnings.push({ code: "no-picture", path, message: `It was drawn without a picture: ${reason}.` });
    }
  }
  return { pictures, warnings };
}

function needsPicture(node: ComponentNode): boolean {
  if (node.type === "Chart") return (node as ChartNode).kind === "line";
  return node.type === "Flow" && !isChain(node as FlowNode);
}

async function svgOf(node: ComponentNode, image: EmailImages | undefined, mail: Mail): Promise<SvgPicture | undefined> {
  const options = { language: mail, width: DRAWN_WIDTH, fontFamily: image?.fontFamily };
  if (node.type === "Flow")
    return flowSvg(node as FlowNode, { ...options, ...(image?.layOut && { layOut: image.layOut }) });
  const drawn = chartSvg(node as ChartNode, options);
  return drawn && { ...drawn, description: `${drawn.description}. ${valuesInWords(node as ChartNode, mail)}` };
}

async function pictureOf(node: ComponentNode, drawn: SvgPicture, nth: number, image: EmailImages): Promise<Picture> {
  const { svg, width, height, description } = drawn;
  // A Flow is as wide as its steps need.
  const shownWidth = node.type === "Chart" ? ROOM : Math.round(width);
  const name = `${node.type.toLowerCase()}-${nth}`;
  const content = await image.png(svg, { width, height, scale: (SCALE * shownWidth) / width });
  const shown = { width: shownWidth, description: clipped(description, 1000) };
  if (image.url) {
    const src = await image.url(content, `${name}.png`);
    if (!/^https?:\/\//i.test(src)) throw new TypeError("image.url must give an https: address");
    return { ...shown, src, attachment: undefined };
  }
  // Not the same in any two mails: a client that quotes one in the other would show the wrong picture.
  const cid = `${name}.${hashOf(svg)}@intui`;
  return {
    ...shown,
    src: `cid:${cid}`,
    attachment: { filename: `${name}.png`, contentType: "image/png", cid, content },
  };
}

/** FNV-1a, 32 bits: to tell pictures apart, not to keep anything safe. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** More values than this are a stretch with its ends. */
const MOST_VALUES = 12;

/** The values for those who don't see the picture: all of a few, else where they begin, end, and lie. */
function valuesInWords(node: ChartNode, mail: Mail): string {
  const { words, locale } = mail;
  const text = (value: number | undefined): string =>
    value === undefined ? words.noValue : formatNumber(value, locale);
  const sentences = valuesOf(node, mail).series.map(({ name, values }) => {
    const all = [...values];
    if (all.length <= MOST_VALUES) {
      const list = all.map(([place, value]) => say(words.chartValue, { label: place, value: text(value) }));
      return say(words.mailValuesOf, { label: name, values: list.join(", ") });
    }
    const [first, last] = [all[0]?.[1], all.at(-1)?.[1]];
    const sorted = all.map(([, value]) => value).sort((one, other) => one - other);
    const range = { first: text(first), last: text(last), low: text(sorted[0]), high: text(sorted.at(-1)) };
    return say(words.mailRange, { label: name, ...range });
  });
  return sentences.map((sentence) => `${sentence}.`).join(" ");
}
