/** Puts results into words: a line for the terminal, and the page RESULTS.md. */

export const ratioOf = ({ results: { floor, ours } }, contender = ours) =>
  contender.bytes === undefined ? contender.ms / floor.ms : contender.bytes / floor.bytes;

const round = (number) => (number < 10 ? number.toFixed(2) : number < 100 ? number.toFixed(1) : number.toFixed(0));
const size = ({ ms, bytes }) => (bytes === undefined ? `${round(ms)} ms` : `${(bytes / 2 ** 20).toFixed(1)} MiB`);
const percent = (part) => `${(part * 100).toFixed(part < 0.1 ? 2 : 0)}%`;

function outcome(line, contender) {
  if (contender.unfinished !== undefined) return `unfinished at ${percent(contender.unfinished)}`;
  if (contender.failed !== undefined) return `not counted: ${contender.failed.replace(/^Error: /, "")}`;
  if (contender.held) return "held";
  return `${round(ratioOf(line, contender))} ×`;
}

function verdict(line) {
  const { ours } = line.results;
  if (line.how === "hidden") return ours.held ? "met" : "missed";
  if (line.target === undefined) return "";
  return ratioOf(line) <= line.target ? "met" : "missed";
}

/** What a stream shows besides its cost. */
function details({ longestTask, seen, drawings, note }) {
  const found = [];
  if (longestTask !== undefined)
    found.push(longestTask > 0 ? `longest task ${longestTask.toFixed(0)} ms` : "no task over 50 ms");
  if (seen !== undefined) found.push(`first seen at ${percent(seen)}`);
  if (drawings !== undefined) found.push(`at most ${drawings} drawing${drawings === 1 ? "" : "s"} a frame`);
  if (note) found.push(note);
  return found.join(", ");
}

export function printLine(line) {
  const { floor, ...contenders } = line.results;
  const target = line.target === undefined ? "" : `; target ${line.target} ×, ${verdict(line)}`;
  const measured = floor ? ` (${line.floorName} = 1: ${size(floor)}${target})` : "";
  console.log(`\n${line.name}${measured}`);
  for (const [name, each] of Object.entries(contenders)) {
    const extra = [each.ms === undefined && each.bytes === undefined ? "" : size(each), details(each)]
      .filter(Boolean)
      .join(", ");
    console.log(`  ${outcome(line, each).padStart(12)}  ${name.padEnd(36)} ${extra}`);
  }
}

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** Our column beside the peers'. */
function mainTable(results) {
  const rows = results.map((line) => {
    const { floor, ours, ...peers } = line.results;
    const theirs = Object.entries(peers).map(([name, each]) => `${name} ${outcome(line, each)}`);
    const target = line.target === undefined ? "" : `${line.target} ×, **${verdict(line)}**`;
    const floorCell = floor ? `${line.floorName}, ${size(floor)}` : "";
    return [line.name, floorCell, `**${outcome(line, ours)}**`, target || verdict(line), theirs.join("; ")];
  });
  return table(["work", "floor = 1", "@intui/web", "target", "others"], rows);
}

function streamTable(results) {
  const rows = results
    .filter(({ group }) => group === "stream")
    .flatMap((line) =>
      Object.entries(line.results).map(([name, each]) => [line.id, name, details(each) || outcome(line, each)]),
    );
  return table(["stream", "who", "what was seen"], rows);
}

/** Milliseconds. */
const LONGEST_TASK = 50;

/** What several lines say together: what it is, the ratio, and what it may be. */
function relationsOf(results) {
  const ours = (id) => results.find((line) => line.id === id)?.results.ours.ms;
  return [
    ["1 MB of JSON to 100 KB", ours("value-1000k-6") / ours("value-100k-6"), 11],
    ["1-character chunks to 6-character chunks, 100 KB", ours("value-100k-1") / ours("value-100k-6"), 2.5],
    ["a stream of 5,000 leaves to one of 1,000", ours("stream-5000") / ours("stream-1000"), 5.5],
  ];
}

function relations(results) {
  const rows = relationsOf(results).map(([what, ratio, target]) => [
    what,
    `${round(ratio)} ×`,
    `${target} ×, **${ratio <= target ? "met" : "missed"}**`,
  ]);
  return table(["our own cost", "ratio", "target"], rows);
}

const behind = (line) =>
  Object.entries(line.results)
    .filter(([name, each]) => name !== "floor" && name !== "ours" && each.ms < line.results.ours.ms)
    .map(([name, each]) => `${line.name}: ${name} ${outcome(line, each)}, ours ${outcome(line, line.results.ours)}`);

export function resultsPage(report) {
  const { results, versions } = report;
  const lost = results.flatMap(behind);
  const missed = [
    ...results
      .filter((line) => verdict(line) === "missed")
      .map((line) => `${line.name}: ${outcome(line, line.results.ours)}, target ${line.target} ×`),
    ...relationsOf(results)
      .filter(([, ratio, target]) => ratio > target)
      .map(([what, ratio, target]) => `${what}: ${round(ratio)} ×, target ${target} ×`),
    ...results
      .filter(({ results: { ours } }) => ours.longestTask > LONGEST_TASK)
      .map(
        (line) => `${line.name}: longest task ${round(line.results.ours.longestTask)} ms, target ${LONGEST_TASK} ms`,
      ),
  ];
  const list = (items) => (items.length > 0 ? items.map((item) => `- ${item}`).join("\n") : "None.");
  return `# What the bench measured

Written by \`npm run bench\` on ${report.date}, in headless ${report.browser} on ${report.cpu}, each line in a new page. Medians of ${report.runs} runs, all contenders in turn, after a second of warming up each; short work is
repeated within a run. Times are processor time of the page's main thread, less what the harness takes with nothing to do
(single steps and frames: the page's clock). Streams and tables are measured with the page in front, and painting counts;
the rest behind another page, where nothing is painted. A run counts only when everything was found drawn and
whole. Ours lays out what is far from the screen when it comes near (\`content-visibility\`); the others lay out all at once. A peer that takes longer than ${report.budget / 1000} s a run is stopped: "unfinished". Everybody draws the same cards, each in their own
protocol; @a2ui/lit without its Markdown package, adaptivecards and json-render are given plain text, where the others draw
bold words and links.

${mainTable(results)}

## Linear or not

${relations(results)}

## Streams, seen from outside

"First seen": after how much of its text the first component is on the screen, when chunks come no faster than frames.

${streamTable(results)}

## Where we miss a target

${list(missed)}

## Where another one is faster

${report.missing ? `The others did not run: ${report.missing}.` : list(lost)}

## Versions

${Object.entries(versions)
  .map(([name, version]) => `- ${name} ${version}`)
  .join("\n")}
- Chromium: ${report.browser}; Node ${report.node}
`;
}
