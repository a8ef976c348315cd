import type { BlockReader } from "../../src/draw/block-readers.js";
import { Carriers } from "../../src/message/carriers.js";
import { ReplySplitter } from "../../src/message/reply-splitter.js";

/** A part of a reply, as the splitter tells it: prose, or a block's number, info and text. */
export type SplitPart = string | [number: number, info: string, text: string];

const nothing: BlockReader = () => {
  throw new Error("nothing is drawn here");
};

const names = ["ui:intui", "intui", "ui:acme", "<acme>", "<acme-json>"];

export interface Splitting {
  readonly parts: SplitPart[];
  readonly splitter: ReplySplitter;
  /** All that has gone out, with nothing between. */
  readonly out: () => string;
}

/** A splitter that writes down what it tells. A block whose text is JSON is done when that has closed. */
export function splitting(): Splitting {
  const parts: SplitPart[] = [];
  let out = "";
  const carriers = new Carriers(Object.fromEntries(names.map((name) => [name, nothing])), new Map());
  const splitter = new ReplySplitter(carriers, {
    prose(text) {
      out += text;
      if (typeof parts.at(-1) === "string") parts[parts.length - 1] += text;
      else parts.push(text);
    },
    block({ info, number }) {
      const part: SplitPart = [number, info, ""];
      parts.push(part);
      return {
        get done() {
          return isJson(part[2]);
        },
        write(text) {
          out += text;
          part[2] += text;
        },
        end() {},
      };
    },
  });
  return { parts, splitter, out: () => out };
}

/** What a text is split into when it comes in these pieces. */
export function split(...pieces: readonly string[]): SplitPart[] {
  const { parts, splitter } = splitting();
  for (const piece of pieces) splitter.write(piece);
  splitter.end();
  return parts;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
