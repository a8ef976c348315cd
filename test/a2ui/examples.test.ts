import { assert, aTimeout } from "@open-wc/testing";
import { basicKinds } from "../../src/a2ui/model/basic-catalog.js";
import { basicFunctions } from "../../src/a2ui/model/library-code.js";
import { violations } from "../draw/axe.js";
import { markup, mount, settled } from "./host.js";

interface Example {
  readonly before: string;
  readonly messages: readonly Readonly<Record<string, unknown>>[];
}

interface Agent {
  show(example: Example): string;
  answer(event: unknown, models: unknown): string;
}

// The demo has no types.
const load = (path: string): Promise<unknown> => import(path);
const { examples } = (await load("../../demo/a2ui/examples.js")) as { examples: Readonly<Record<string, Example>> };
const agent = (await load("../../demo/a2ui/agent.js")) as Agent;

const withoutLevels = (text: string): string => text.replace(/ aria-level="\d"/g, "");

describe("a2ui: the demo's examples", () => {
  for (const [name, example] of Object.entries(examples)) {
    it(`"${name}" is right, and comes to the same end however it is cut`, async () => {
      const full = agent.show(example);
      const whole = await mount();
      whole.append(full);
      whole.end();
      await settled(whole);
      assert.deepEqual(whole.reports, []);
      for (const size of [Math.ceil(full.length / 60), Math.ceil(full.length / 7)]) {
        const streamed = await mount();
        for (let from = 0; from < full.length; from += size) {
          streamed.append(full.slice(from, from + size));
          await streamed.updateComplete;
        }
        streamed.end();
        await settled(streamed);
        assert.equal(streamed.toText(), whole.toText());
        if (name !== "Our own catalog") assert.equal(withoutLevels(markup(streamed)), withoutLevels(markup(whole)));
        assert.deepEqual(streamed.reports, []);
      }
      await aTimeout(300);
      assert.deepEqual(await violations(whole), []);
    });
  }

  it("hold every component, every function and every message", () => {
    const all = JSON.stringify(Object.values(examples));
    for (const { type } of basicKinds) assert.include(all, `"component":"${type}"`);
    for (const { name } of basicFunctions) assert.match(all, new RegExp(`"call":"${name}"|\\$\\{${name}\\(`));
    const answers = ["undo", "drop"].map((action) =>
      agent.answer({ action: { name: action, context: { title: "x" } } }, {}),
    );
    for (const message of ["createSurface", "updateComponents", "updateDataModel", "deleteSurface"]) {
      assert.include(all + answers.join(), message);
    }
  });
});
