import { assert } from "@open-wc/testing";
import { all, heard, mount, settled, shown } from "./host.js";
import { at, button, call, column, components, create, data, part, surface, text } from "./messages.js";
import { ModelStage } from "./model-stage.js";

const MOST = 20_000;

async function drawnFrom(messages: readonly unknown[]) {
  const element = await mount();
  const { errors } = heard(element);
  element.append(JSON.stringify(messages));
  element.end();
  await settled(element);
  return { element, errors: errors.map(({ event: { error } }) => `${error.code} ${error.message}`) };
}

describe("a2ui: hostile input", () => {
  it("components that hold themselves are drawn once, and reported", async () => {
    const { element, errors } = await drawnFrom(
      surface([column("root", ["a", "b"]), part("a", "Card", { child: "root" }), text("b", "After")]),
    );
    assert.include(shown(element), "After");
    assert.lengthOf(all(element, ".surface .note"), 1);
    assert.match(errors.join(), /Circular reference/);
    assert.equal(element.toText(), "After");
  });

  it("a template within itself ends", async () => {
    const { element, errors } = await drawnFrom(
      surface([column("root", { componentId: "root", path: "/list" })], { list: [{ list: [{}] }, 2, 3] }),
    );
    assert.isAtMost(all(element, "*").length, 50);
    assert.match(errors.join(), /Self-reference/);
  });

  it("a fan-out bomb is drawn up to a limit, in view and text", async () => {
    const levels = Array.from({ length: 40 }, (_, level) =>
      column(
        level === 0 ? "root" : `l${level}`,
        Array.from({ length: 10 }, () => `l${level + 1}`),
      ),
    );
    const { element, errors } = await drawnFrom(surface([...levels, text("l40", "x")]));
    assert.isAtMost(all(element, "*").length, 3 * MOST);
    assert.match(errors.join(), /LIMIT_EXCEEDED/);
    assert.include(shown(element).slice(-60), "more than can be shown");
    assert.isAtMost(element.toText().length, 10 * MOST);
    element.remove();
  });

  it("a list of 50,000 items is shown up to a limit", async () => {
    const { element, errors } = await drawnFrom(
      surface([part("root", "List", { children: { componentId: "row", path: "/list" } }), text("row", at("."))], {
        list: Array.from({ length: 50_000 }, (_, index) => `i${index}`),
      }),
    );
    assert.isAtMost(all(element, "p").length, MOST + 1);
    assert.match(errors.join(), /more than/);
    element.remove();
  });

  it("chains and nests of any depth end", async () => {
    const chain = Array.from({ length: 3000 }, (_, level) =>
      part(level === 0 ? "root" : `c${level}`, "Card", { child: `c${level + 1}` }),
    );
    const { element, errors } = await drawnFrom(surface([...chain, text("c3000", "deep")]));
    assert.isAtMost(all(element, "*").length, 400);
    assert.match(errors.join(), /stand in each other/);
    for (const depth of [100, 5000]) {
      const nested = "[".repeat(depth) + "]".repeat(depth);
      const stage = new ModelStage();
      stage.stream(`[{"version":"v0.9","updateDataModel":{"surfaceId":"s","path":"/x","value":${nested}}}]`).end();
      stage
        .stream(
          `[{"version":"v0.9","updateComponents":{"surfaceId":"s","components":[{"id":"root","component":"Text","text":{"call":"formatString","args":{"value":${nested}}}}]}}]`,
        )
        .end();
      stage.stream(`<a2ui-json>${nested}</a2ui-json>`).end();
      stage.text();
      assert.isAbove(stage.reports.length, 1);
    }
  });

  it("data under names that all objects share stays out of them", () => {
    const stage = new ModelStage()
      .stream(
        '[{"version":"v0.9","updateDataModel":{"surfaceId":"s","path":"/","value":{"__proto__":{"evil":1},"constructor":{"prototype":{"evil":2}}}}}]',
      )
      .stream([
        data("/__proto__/evil", 1),
        data("/constructor/prototype/evil", 1),
        data("/a/__proto__", { evil: 1 }),
        components([column("root", ["a", "b"]), text("a", at("/__proto__/evil")), text("b", at("/constructor/name"))]),
      ])
      .end();
    assert.isUndefined(({} as { evil?: unknown }).evil);
    assert.equal(stage.text(), "");
    assert.isAbove(stage.reports.length, 3);
  });

  it("script URLs are neither links nor opened, and nothing has an effect before a press", async () => {
    const opened: unknown[] = [];
    const asked: unknown[] = [];
    const hear = (event: Event): void => void asked.push(event);
    document.addEventListener("intui-open", hear);
    const { open } = window;
    window.open = (...args) => {
      opened.push(args);
      return null;
    };
    const { element, errors } = await drawnFrom(
      surface([
        column("root", ["a", "b", "c", "t"]),
        ...button("a", "A", { functionCall: call("openUrl", { url: "javascript:alert(1)" }) }),
        ...button("b", "B", { event: { name: "x", context: { y: call("openUrl", { url: "https://a.example/" }) } } }),
        text("c", call("formatString", { value: "${openUrl(url: 'https://a.example/')}" })),
        text("t", "[x](javascript:alert(1)) <img src=x onerror=alert(1)> <script>alert(1)</script>"),
      ]),
    );
    for (const each of all<HTMLButtonElement>(element, "button")) each.click();
    await settled(element);
    window.open = open;
    document.removeEventListener("intui-open", hear);
    assert.deepEqual([...opened, ...asked], []);
    assert.lengthOf(all(element, "a, script, img, iframe, [onerror], [src], [style*='url']"), 0);
    assert.isAbove(errors.length, 0);
  });

  it("patterns that would run for ever are matched or refused in no time", async () => {
    const { element } = await drawnFrom(
      surface([text("root", call("regex", { value: at("/v"), pattern: "^(a+)+$" }))], { v: `${"a".repeat(4000)}b` }),
    );
    assert.equal(shown(element), "false");
  });

  it("reports are counted, not endless", () => {
    const bad = Array.from({ length: 5000 }, (_, index) => part(`c${index}`, `Nothing${index}`));
    const stage = new ModelStage().stream(surface([text("root", "A"), ...bad])).end();
    assert.equal(stage.text(), "A");
    assert.equal(stage.reports.length, 200);
  });

  it("surfaces and components are counted too", () => {
    const stage = new ModelStage().stream(Array.from({ length: 300 }, (_, index) => create(`s${index}`))).end();
    assert.equal([...stage.model.surfaces.live].length, 200);
    assert.match(stage.reports.join(), /LIMIT_EXCEEDED/);
  });
});
