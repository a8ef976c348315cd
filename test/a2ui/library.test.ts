import { assert } from "@open-wc/testing";
import { basicCatalog } from "../../src/a2ui/model/basic-catalog.js";
import { library, needsLibrary } from "../../src/a2ui/model/library.js";
import { heard, mount, shown } from "./host.js";
import { at, button, call, column, event, surface, text } from "./messages.js";

const plain = surface([text("root", at("/name"))], { name: "Ada" }, "plain");
const calling = surface(
  [
    column("root", ["sum", "go"]),
    text("sum", call("formatString", { value: "${/n} items" })),
    ...button("go", "Go", event("go"), {
      checks: [{ condition: call("required", { value: at("/n") }), message: "Say how many" }],
    }),
  ],
  { n: 3 },
  "calling",
);

// In this order, and in a file of their own: once the functions are there, they stay.
describe("functions, which are loaded when they are needed", () => {
  it("are not loaded for a surface without them", async () => {
    const element = await mount({ messages: plain });
    assert.equal(shown(element), "Ada");
    assert.isUndefined(library());
    assert.isEmpty(basicCatalog.functions);
  });

  it("are waited for, in order, wherever the text is cut: nothing is shown or told without them", async () => {
    const element = await mount();
    const { errors } = heard(element);
    let ends = 0;
    element.addEventListener("intui-complete", () => ends++);
    const reply = [...plain, ...calling].map((each) => JSON.stringify(each)).join("\n");
    const cut = reply.indexOf('"call"') + 3;
    element.append(reply.slice(0, cut));
    element.append(reply.slice(cut));
    element.end();
    assert.isUndefined(library());
    assert.equal(ends, 0);
    element.append("And that is all.");
    element.end();
    await element.updateComplete;
    assert.equal(shown(element), "Ada 3 items Go And that is all.");
    assert.isEmpty(errors);
    assert.isAbove(ends, 0);
    assert.isNull(element.shadowRoot?.querySelector("button")?.getAttribute("aria-disabled") ?? null);
    assert.isNotEmpty(basicCatalog.functions);
  });

  it("leave nothing behind of a reply that a history takes the place of, half way through its JSON", async () => {
    const element = await mount();
    const { errors } = heard(element);
    element.append(JSON.stringify(calling).slice(0, 60));
    element.messages = plain;
    await element.updateComplete;
    assert.equal(shown(element), "Ada");
    element.messages = [];
    await element.updateComplete;
    element.append(JSON.stringify(calling).slice(0, 60));
    element.messages = [];
    element.append(JSON.stringify(plain));
    element.end();
    await element.updateComplete;
    assert.equal(shown(element), "Ada");
    assert.isEmpty(errors);
  });

  it("are asked for by a key that is written with escapes, at any of its letters", () => {
    for (const key of ["call", "checks", "surfaceUpdate"]) {
      for (let at = 0; at < key.length; at++) {
        const code = key.charCodeAt(at).toString(16);
        for (const digits of [code, code.toUpperCase()]) {
          const escaped = `{"${key.slice(0, at)}\\u00${digits}${key.slice(at + 1)}":{}}`;
          assert.deepEqual(JSON.parse(escaped), { [key]: {} });
          assert.isTrue(needsLibrary(escaped), escaped);
          assert.isTrue(needsLibrary(JSON.stringify({ json: escaped })), escaped);
        }
      }
    }
    assert.isFalse(needsLibrary('{"text":"\\u003cb\\u003e \\u0026 \\u00e4"}'));
  });

  it("are asked for by every key that needs them, also in JSON in a string, and by no other", () => {
    for (const key of ["call", "functionCall", "checks", "validationRegexp", "surfaceUpdate", "beginRendering"]) {
      assert.isTrue(needsLibrary(JSON.stringify({ [key]: {} })), key);
      assert.isTrue(needsLibrary(JSON.stringify({ json: JSON.stringify({ [key]: {} }) })), key);
    }
    assert.isTrue(needsLibrary(JSON.stringify({ dataModelUpdate: {} })));
    assert.isTrue(needsLibrary(JSON.stringify({ activityType: "a2ui-surface" })));
    assert.isFalse(needsLibrary(JSON.stringify(plain)));
    assert.isFalse(needsLibrary("We call this a checks list"));
  });
});
