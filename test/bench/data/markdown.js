/** Texts of about 20 KB each, one for each shape that Markdown has, and some that are hard to read on purpose. */

const SIZE = 20_000;

const SENTENCE =
  "The **median** load went from 240 ms to `310 ms` on Tuesday, which is *more* than the [budget](https://example.com/budget) allows. ";

/** Pieces until it is long enough, framed by words that a check can look for. */
function grown(piece, begin = "Begin.\n\n", end = "\n\nFinis.") {
  let text = begin;
  for (let at = 0; text.length < SIZE; at++) text += piece(at);
  return text + end;
}

const section = (at) => `## Section ${at}

${SENTENCE.repeat(3)}

- a point with **weight** and a [link](https://example.com/${at})
- another one
  - nested, with \`code\`

1. first
2. second

| name | amount |
|---|---:|
| page ${at} | ${at * 17} |
| share | 0.${at} |

> Quoted: ${SENTENCE}

\`\`\`js
const load = ${at};
\`\`\`

`;

export const ANSWER = "a long answer";

export const texts = {
  [ANSWER]: grown(section),
  "one list": grown((at) => `- item ${at} with **weight** and a [link](https://example.com/${at})\n`),
  "one table": grown(
    (at) => `| page ${at} | **${at * 17}** | \`${at}\` |\n`,
    "Begin.\n\n| page | amount | code |\n|---|---:|---|\n",
  ),
  "one code block": grown(
    (at) => `const line${at} = "some *code* that is long enough";\n`,
    "Begin.\n\n```js\n",
    "```\n\nFinis.",
  ),
  "one paragraph": grown(() => SENTENCE),
  "one quote": grown((at) => `> Line ${at} of it: ${SENTENCE}\n`),
};

export const hostile = {
  "`*a_` again and again": grown(() => "*a_ "),
  "`~~a ~b` again and again": grown(() => "~~a ~b "),
  "`a.a.a@` again and again": grown(() => "a.a.a@"),
  "opening brackets": grown(() => "["),
  "`![](` again and again": grown(() => "![]("),
  "backticks of every length": grown((at) => `${"`".repeat((at % 90) + 1)} `),
  "quotes in quotes": grown((at) => `${">".repeat(at % 60)} a\n`),
  "lists in lists": grown((at) => `${"  ".repeat(at % 40)}- a\n`),
  "a line of `* * *`": grown(() => "* "),
  "a quote without its marks": grown((at) => `${at % 2 ? "" : "> "}lazy line ${at}\n`),
  "definitions at the end": grown(
    (at) => `[label ${at % 50}] `,
    "Begin.\n\n",
    "\n\n[label 1]: https://example.com\n\nFinis.",
  ),
};
