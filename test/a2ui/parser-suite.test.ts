import { assert } from "@open-wc/testing";
import { JsonSequence } from "../../src/a2ui/model/json-sequence.js";
import { ReplyText } from "../../src/a2ui/model/reply-text.js";
import { describeWithFixtures } from "../fixtures.js";
import { ModelStage } from "./model-stage.js";
import { readYaml } from "./yaml.js";

interface Part {
  readonly text: string;
  readonly a2ui?: unknown;
}

interface Case {
  readonly name: string;
  readonly action: "parse_full" | "fix_payload" | "has_parts";
  readonly input: string;
  readonly expect?: unknown;
  readonly expect_error?: string;
}

/** Outcomes that are others here, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  test_parse_empty_response: "a reply without messages is prose, and no fault",
  test_parse_response_only_text_no_tags: "a reply without messages is prose, and no fault",
  test_fix_payload_smart_quotes: "what stands in a string stays as it was written",
  test_has_a2ui_parts_false_only_open: "what is in a block is drawn while it comes, and its end may be still to come",
};

/** What each of the suite's errors is called here. */
const SAID: readonly (readonly [RegExp, RegExp])[] = [
  [/JSON part is empty/, /there is none in the block/],
  [/Failed to parse/, /there is none in the block|JSON is not valid/],
];

/** The values of a sequence that have closed. */
function valuesOf(sequence: JsonSequence, into: unknown[]): void {
  sequence.listener = {
    value: (value, open) => {
      if (open(value as object) === undefined) into.push(value);
    },
    failed: ({ message }) => assert.fail(message),
    empty: () => {},
  };
}

/** A reply, taken apart as the suite has it: a text, and the messages behind it. */
function partsOf(reply: string): Part[] {
  const parts: { text: string; a2ui?: unknown[] }[] = [{ text: "" }];
  const last = () => parts[parts.length - 1] as (typeof parts)[number];
  const text = new ReplyText({
    prose(more) {
      if (last().a2ui) parts.push({ text: "" });
      last().text += more;
    },
    json(sequence) {
      if (last().a2ui) parts.push({ text: "" });
      const values: unknown[] = [];
      last().a2ui = values;
      valuesOf(sequence, values);
    },
  });
  text.write(reply);
  text.end();
  return parts
    .map(({ text: prose, a2ui }) => ({ text: prose.trim(), ...(a2ui && { a2ui: a2ui.flat() }) }))
    .filter((part) => part.text !== "" || part.a2ui);
}

/** JSON as it was mended, as a list. */
function mended(json: string): unknown[] {
  const values: unknown[] = [];
  const sequence = new JsonSequence();
  valuesOf(sequence, values);
  sequence.write(json);
  sequence.end();
  return values.flat();
}

const outcomes: Readonly<Record<Case["action"], (input: string) => unknown>> = {
  parse_full: partsOf,
  fix_payload: mended,
  has_parts: (input) => partsOf(input).some(({ a2ui }) => a2ui),
};

const text = await fetch("/fixtures/a2ui/conformance/parser.yaml").then((response) =>
  response.ok ? response.text() : undefined,
);
describe("a2ui conformance: the parser's suite", () => {
  if (text === undefined) {
    it("did not run: ../shared/fixtures is not here");
    return;
  }
  for (const { name, action, input, expect, expect_error: error } of readYaml(text) as readonly Case[]) {
    const reason = OTHERWISE[name];
    it(reason ? `${name}, otherwise: ${reason}` : name, () => {
      if (error !== undefined) {
        const { reports } = new ModelStage().stream(input).end();
        const said = SAID.find(([theirs]) => theirs.test(error))?.[1];
        if (reason) assert.isEmpty(reports);
        else assert.match(reports.join("\n"), said ?? /^$/, error);
      } else if (reason) assert.notDeepEqual(outcomes[action](input), expect);
      else assert.deepEqual(outcomes[action](input), expect);
    });
  }
});

for (const name of ["button_form", "button_with_child"]) {
  await describeWithFixtures(
    `a2ui conformance: what a terminal draws, ${name}`,
    `a2ui/a2tea/${name}.json`,
    (content) => {
      it("is drawn all the same, though nobody created the surface and nothing happens at a press", () => {
        const stage = new ModelStage().stream([content]).end();
        assert.include(stage.text("test"), "[Send]\n\n[Cancel]");
        // Each button lacks an action; one has words in it where a child is asked for.
        for (const report of stage.reports) assert.match(report, /createSurface|components\/\d/);
      });
    },
  );
}
