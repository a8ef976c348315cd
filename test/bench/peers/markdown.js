/** Readers of Markdown. */
import { Lexer } from "marked";
import * as smd from "streaming-markdown";
import { marks } from "../cases/markdown.js";

/** A renderer of our own that builds a tree, as its README describes: the others are not measured with the DOM either. */
function treeRenderer() {
  const root = { children: [] };
  const data = { path: [root] };
  const top = () => data.path.at(-1);
  return {
    root,
    renderer: {
      data,
      add_token(_data, type) {
        const node = { type, children: [] };
        top().children.push(node);
        data.path.push(node);
      },
      end_token: () => void data.path.pop(),
      add_text: (_data, text) => void top().children.push(text),
      set_attr: (_data, type, value) => void (top()[type] = value),
    },
  };
}

const streamingMarkdown = marks(() => {
  const { root, renderer } = treeRenderer();
  const parser = smd.parser(renderer);
  return {
    tree: root,
    write: (chunk) => smd.parser_write(parser, chunk),
    end: () => smd.parser_end(parser),
  };
});

const markedAgain = marks(() => {
  let text = "";
  return {
    tree: undefined,
    write(chunk) {
      text += chunk;
      this.tree = new Lexer({ gfm: true }).lex(text);
    },
  };
});

/** What many chat pages do: blocks before the last one are kept. (Wrong where a later line changes an earlier block.) */
const markedLastBlock = marks(() => {
  const kept = [];
  let rest = "";
  return {
    tree: undefined,
    write(chunk) {
      rest += chunk;
      let tokens = new Lexer({ gfm: true }).lex(rest);
      if (tokens.length > 2) {
        const done = tokens.slice(0, -2);
        kept.push(...done);
        rest = rest.slice(done.reduce((length, { raw }) => length + raw.length, 0));
        tokens = tokens.slice(-2);
      }
      this.tree = { kept, tokens };
    },
  };
});

export const peers = [
  { name: "streaming-markdown (not CommonMark)", lines: { markdown: streamingMarkdown } },
  { name: "marked, last blocks again", lines: { markdown: markedLastBlock } },
  { name: "marked, everything again", lines: { markdown: markedAgain } },
];
