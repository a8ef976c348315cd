import { assert, aTimeout } from "@open-wc/testing";
import { basicCatalog, type IntuiA2ui } from "../../src/a2ui.js";
import { violations } from "../draw/axe.js";
import { describeWithFixtures, fixture } from "../fixtures.js";
import { markup, mount, settled } from "./host.js";
import { framings } from "./messages.js";
import { ModelStage } from "./model-stage.js";
import { readYaml } from "./yaml.js";

interface Sample {
  readonly name: string;
  readonly messages: readonly Readonly<Record<string, unknown>>[];
}

/** The names of the example files: a folder can't be listed by a page. */
const examples = [
  "01_flight-status",
  "02_email-compose",
  "03_calendar-day",
  "04_weather-current",
  "06_music-player",
  "07_task-card",
  "08_user-profile",
  "10_notification-permission",
  "11_purchase-complete",
  "12_chat-message",
  "14_sports-player",
  "15_account-balance",
  "17_event-detail",
  "18_track-list",
  "20_restaurant-card",
  "21_shipping-status",
  "22_credit-card",
  "23_step-counter",
  "25_contact-card",
  "27_stats-card",
  "28_countdown-timer",
  "30_live-invitation-builder",
  "32_advanced-form-validator",
  "34_child-list-template",
  "35_markdown-text",
  "36_modal",
].map((name) => `a2ui/examples/${name}.json`);
const minimal = ["1_simple_text", "2_row_layout", "3_interactive_button", "4_login_form", "7_incremental"].map(
  (name) => `a2ui/minimal/${name}.json`,
);

/** What is drawn, without the levels of headings, which are set once nothing has come for a while. */
const drawn = (element: IntuiA2ui): string => markup(element).replace(/ aria-level="\d"/g, "");

const FRAMES = ["a sample file", "JSON lines", "a tag", "a tool's string"];

await describeWithFixtures("a2ui conformance: the public examples", examples[0] as string, () => {
  for (const path of [...examples, ...minimal]) {
    it(`${path} comes to the same end at every cut`, async () => {
      const { messages } = (await fixture(path)) as Sample;
      const whole = await mount({ messages });
      await settled(whole);
      assert.deepEqual(whole.reports, [], "nothing of it is refused");
      const wanted = drawn(whole);
      const text = whole.toText();
      for (const name of FRAMES) {
        const full = framings[name]?.(messages) ?? "";
        const step = Math.max(1, Math.ceil(full.length / 12));
        const streamed = await mount();
        for (let from = 0; from < full.length; from += step) {
          streamed.append(full.slice(from, from + step));
          await streamed.updateComplete;
        }
        streamed.end();
        await settled(streamed);
        if (name !== "a tag") assert.equal(drawn(streamed), wanted, name);
        assert.include(streamed.toText(), text, name);
        assert.deepEqual(streamed.reports, []);
      }
      for (let cut = 1; cut < 40; cut++) {
        const full = JSON.stringify({ messages });
        const at = Math.floor((full.length * cut) / 40);
        const stage = new ModelStage().stream(full.slice(0, at)).stream(full.slice(at)).end();
        assert.deepEqual(stage.reports, []);
        assert.equal(stage.shown.join("\n").replace(/^\[[^\]]*\] /, ""), text, `cut at ${at}`);
      }
    });

    it(`${path} has no fault that axe finds`, async () => {
      const { messages } = (await fixture(path)) as Sample;
      const element = await mount({ messages });
      await settled(element);
      // The levels of headings are set once nothing has come for a while.
      await aTimeout(300);
      assert.deepEqual(await violations(element), []);
    });
  }
});

interface Case {
  readonly description: string;
  readonly valid: boolean;
  readonly data: unknown;
}

// The cases of messages that go out, which no agent sends, are in client-messages.node.mjs.
for (const name of [
  "checkable_components",
  "function_catalog_validation",
  "tabs_checks",
  "text_variants",
  "theme_validation",
]) {
  await describeWithFixtures(`a2ui conformance: ${name}`, `a2ui/cases/${name}.json`, (content) => {
    for (const { description, valid, data } of (content as { tests: readonly Case[] }).tests) {
      it(description, () => {
        const stage = new ModelStage().stream([data]);
        // Each case is one message: that its surface was not created is not its fault.
        const faults = stage.reports.filter((report) => !report.includes("send createSurface before"));
        if (valid) assert.deepEqual(faults, []);
        else assert.isNotEmpty(faults);
      });
    }
  });
}

interface Suite {
  readonly name: string;
  readonly catalog: { readonly version: string };
  readonly payload?: unknown;
  readonly expect_error?: string;
  readonly steps?: readonly { readonly payload: unknown; readonly expect_error?: string }[];
}

/** Outcomes that are others here, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "test_validator_0_9 0": "its simplified schema allows a colour by name; the catalog's own pattern does not",
  "test_custom_catalog_0_8 0": "its catalog has components of its own, which no page here registers",
  "test_custom_catalog_0_9 0": "its catalog has components of its own, which no page here registers",
  "test_validate_orphaned_component_v08 0": "a component that nothing holds is kept for later, as the protocol allows",
  "test_validate_orphaned_component_v09 0": "a component that nothing holds is kept for later, as the protocol allows",
  "test_validate_v08_custom_root_reachability 0":
    "a component that nothing holds is kept for later, as the protocol allows",
};

/** What each of the suite's errors is called here. */
const SAID: readonly (readonly [RegExp, RegExp])[] = [
  [/Circular reference/, /Circular reference/],
  [/Self-reference/, /Self-reference/],
  [/Duplicate component ID/, /stands twice/],
  [/Missing root/, /root component is missing/],
  [/references non-existent/, /references non-existent/],
  [/functionCall depth/, /calls within calls go deeper/],
  [/Global recursion limit/, /stand in each other|nested deeper|no component "DeepComp"/],
  [/Invalid path/, /is no path/],
  [/'version' is a required/, /add "version"/],
  [/'v0.9' was expected/, /version "v0.8" is not known/],
  [/'catalogId' is a required/, /add "catalogId"/],
  [/not of type 'object'/, /expected an object/],
  [/not of type 'string'/, /expected a string|no component "Container"/],
];

const response = await fetch("/fixtures/a2ui/conformance/validator.yaml");
const content = response.ok ? await response.text() : undefined;
describe("a2ui conformance: the validator's suite", () => {
  if (content === undefined) {
    it("did not run: ../shared/fixtures is not here");
    return;
  }
  const catalogs = ["std", "standard", "test_catalog", "custom"].map((id) => basicCatalog.extend(id, []));
  for (const suite of readYaml(content) as readonly Suite[]) {
    const steps = suite.steps ?? [{ payload: suite.payload, expect_error: suite.expect_error }];
    for (const [at, { payload, expect_error: error }] of steps.entries()) {
      const name = `${suite.name} ${at}`;
      const reason = OTHERWISE[name];
      it(reason ? `${name}, otherwise: ${reason}` : name, () => {
        const stage = new ModelStage(catalogs).stream(JSON.stringify(payload)).end();
        // Increments without their surface: the suite takes it for there.
        const faults = stage.reports.filter((report) => !/send createSurface before/.test(report));
        const increment = !JSON.stringify(payload).match(/createSurface|beginRendering/);
        const told = increment ? faults.filter((report) => !/root component is missing/.test(report)) : faults;
        if (reason) assert.notEqual(told.length > 0, error !== undefined);
        else if (error === undefined) assert.deepEqual(told, []);
        else {
          const said = SAID.find(([theirs]) => theirs.test(error))?.[1];
          assert.match(told.join("\n"), said ?? /^$/, error);
        }
      });
    }
  }
});
