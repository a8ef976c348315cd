import { render } from "lit";
import type { Session } from "../../src/draw/drawing.js";
import type { Block } from "../../src/draw/markdown/block.js";
import { drawBlocks } from "../../src/draw/markdown/draw-blocks.js";
import { MarkdownReader } from "../../src/draw/markdown/markdown-reader.js";
import { IntuiMedia } from "../../src/draw/media/media-gate.js";
import { fakeSession } from "./fake-session.js";

export interface Example {
  readonly number: number;
  readonly markdown: string;
  readonly html: string;
}

/** The examples of the CommonMark specification, from its npm package (which itself reads files, so not in a browser). */
export async function commonMark(): Promise<readonly Example[]> {
  const response = await fetch("/node_modules/commonmark-spec/spec.txt");
  const text = (await response.text()).replace(/\r\n?/g, "\n").replace(/^<!-- END TESTS -->[\s\S]*/m, "");
  const found = text.matchAll(/^`{32} example\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm);
  const tabs = (source: string) => source.replaceAll("→", "\t");
  return [...found].map(([, markdown, html], at) => ({
    number: at + 1,
    markdown: tabs(markdown),
    html: tabs(html),
  }));
}

/** Cases of our own: GFM, and what the suite doesn't hold. */
export const ownCases: readonly string[] = [
  "|a|b|\n|:-|-:|\n|1|2|\n|3|**x**|\n\nafter\n",
  "a | b\n- | -\n1 | 2 | 3\n4\n",
  "| `a|b` | \\| |\n|---|---|\n| x\n\n",
  "text\n|a|\n|-|\n|1|\n# h\n",
  "- [ ] todo\n- [x] done\n\n- [ ] loose\n",
  "~~gone~~ and ~one~ www.x.org https://a.b/c_d. me@x.org\n",
  "1. a\n2. b\n   - c\n   - d\n\n     more\n3. e\n",
  "para\n- a\n- b\n1) c\n",
  "intro:\n```js\ncode\n```\nmore\n~~~\nopen",
  "- a\n  ```\n  | x\n  ---\n  ```\n- b\n",
  "> q **b\n> - x\n>\n> y\nlazy\n",
  `${"> a long quote **that** goes on `and` on\n".repeat(9)}>\n> [a] end\n`,
  `${"> a quote **that** can't be read by its lines\n".repeat(46)}> [a]: /u\n> [a] in it\n> and on\n\n[a]\n`,
  `${"> a quote **that** goes on without a mark\n".repeat(50)}here\n> and on\nlazy\n> x\n\nend\n`,
  `> lazy\nat once\n${"> and then long, `very` long\n".repeat(74)}> - end\n`,
  "[a]: /u\n",
  "[Foo\nbar]:\n<my url>\n'a\ntitle'\n\n[foo bar]\n",
  "- [ ] [a](b) c\n- [x\n  y](z) w\n",
  "text\n- x\n\n`a\u00a0 b\u00a0 c` d\u00a0\n",
  "# heading # not\n## two ##\n### C#\n",
  "see www.a.example/b. and wwww.x and ftp://a.b, me.you@x.example. end\n",
  "a | b\n- | -\n1 | 2 | b | b more\nx | `y\n",
  "[a] and [b][a] and [a](x) ![i][a]\n\n",
  "[a]: <u> 'ti'\n[A]: /second\n",
  "para [a]\n# h [a]\n",
  "> [c]: /in-quote\n\n- [d]: /in-list\n\n[c] [d]\n",
  "![i](http://x.y/z.png) **注意：**正文\n",
  "x **b\ny** `c\nd` [l](u\n'v')  \nhard\\\nbreak\n",
  `${"long ".repeat(80)}**bold** [x](y) \`z\` [a] end\n`,
  `${"line of a long paragraph\n".repeat(20)}===\n`,
  `${"word ".repeat(60)}a | b\n- | -\n1 | 2\n`,
  `${"这是**重点：**内容，包括「引号」和`代码`。".repeat(12)}\n`,
  "`\u00e9` &eacute; &#233; &unknown; \ud83d\ude00**\ud83d\ude00**\r\nnext\r",
  "a\r\n\r\nb\rc\n",
];

/** Words of finished texts of one line, which have a way of their own. */
const shortParts =
  "word Word, a é **b** *e* `c d` [l](/u) [l m](https://a.b/c?d=1) (x) 2 $5 **b c**, https://x.y www.a.b a.b x-y -- 'q' \" *a " +
  "b** [ ] ( ) 1. : **a.** *a, b*. (**z**) # = + - http: ftp://a.b [l](javascript:x) 中文 **中** ， é. 😀 **1** [a.](b) " +
  "`a`b x*y* *a*b &amp; me@x.org a_b_ | ~~d~~ \\* <b> ![i](u)";

/** Short texts of one line: headings and paragraphs of which about half hold what needs the whole reader. */
export function shortTexts(count: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const parts = shortParts.split(" ");
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      return random() < 0.5 ? "word" : (parts[Math.floor(random() * parts.length)] as string);
    });
    return `${random() < 0.2 ? "## " : ""}${words.join(random() < 0.9 ? " " : "")}${random() < 0.1 ? " " : ""}`;
  });
}

/** Numbers that look random and are the same every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Joins of the given texts: blocks meet here in ways that no suite shows. */
export function joins(texts: readonly string[], count: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    let joined = "";
    for (let parts = 2 + Math.floor(random() * 4); parts > 0; parts--) {
      joined += (texts[Math.floor(random() * texts.length)] as string) + (random() < 0.5 ? "\n" : "");
    }
    return joined;
  });
}

/** An answer as assistants write them, of at least `length` characters. */
export function longAnswer(length: number): string {
  let text = "";
  for (let at = 1; text.length < length; at++) {
    text += `## Part ${at}\n\nWhat **matters** in part ${at} is \`value_${at}\`, see [the notes](https://example.com/${at}) and [more][r].\n\n`;
    text += `- first *point*\n- second point\n  - a detail\n  - another\n- third\n\n| name | count |\n|:-----|------:|\n| a${at} | ${at} |\n| b | 2 |\n\n`;
    text += `Then:\n\`\`\`ts\nconst x${at} = ${at};\n\`\`\`\n> A remark that goes on\n> for two lines.\n\n1. one\n2. two\n\n`;
  }
  return `${text}[r]: https://example.com/r "More"\n`;
}

/** One read of a whole text. */
export function read(markdown: string, closed = true): readonly Block[] {
  return new MarkdownReader().update(markdown, closed);
}

/** The DOM that blocks are drawn to. */
export function drawn(blocks: readonly Block[], session: Session = fakeSession()): HTMLElement {
  const box = document.createElement("div");
  box.className = "text";
  render(drawBlocks(blocks, session), box);
  return box;
}

if (!customElements.get("intui-media")) customElements.define("intui-media", IntuiMedia);

/** What has been drawn, with what draws itself in the page; not displayed, so that nothing is fetched. */
export async function drawnInPage(blocks: readonly Block[], session?: Session): Promise<HTMLElement> {
  const box = drawn(blocks, session);
  box.hidden = true;
  document.body.append(box);
  await Promise.all([...box.querySelectorAll("intui-media")].map((media) => media.updateComplete));
  box.remove();
  return box;
}

/** What is shown at every prefix of a text that arrives in pieces of `size` characters. */
export function* frames(markdown: string, size = 1): Generator<{ readonly prefix: string; readonly box: HTMLElement }> {
  const reader = new MarkdownReader();
  const session = fakeSession();
  const box = document.createElement("div");
  for (let end = size; end < markdown.length + size; end += size) {
    const prefix = markdown.slice(0, end);
    render(drawBlocks(reader.update(prefix, false), session), box);
    yield { prefix, box };
  }
}
