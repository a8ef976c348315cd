import { assert } from "@open-wc/testing";
import { registerBasicDrawings } from "../../../src/a2ui/drawings.js";
import { basicKinds } from "../../../src/a2ui/model/basic-catalog.js";
import { ICON_NAMES } from "../../../src/a2ui/model/icons.js";
import { a2uiDrawingOf } from "../../../src/a2ui/registry.js";
import { axeEverywhere, type Component, frame, read, stage, unstage } from "./stage.js";

const url = "https://media.example/a";
const words = (id: string, text: string, variant?: string): Component => ({ id, component: "Text", text, variant });
const options = ["Ballroom", "Terrace", "Garden"].map((label) => ({ label, value: label.toLowerCase() }));

/** Every component with every value of every prop that has a few of them, as agents write them. */
const every: Readonly<Record<string, readonly Component[]>> = {
  Text: [
    ...["h1", "h2", "h3", "h4", "h5", "caption", "body"].map((variant) => words(variant, `Some ${variant}`, variant)),
    words("markdown", "**Bold**, `code` and [a link](https://example.com)\n\n- one\n- two"),
  ],
  Image: ["icon", "avatar", "smallFeature", "mediumFeature", "largeFeature", "header"].flatMap((variant) =>
    ["contain", "cover", "fill", "none", "scaleDown"].map((fit) => ({
      id: `${variant}-${fit}`,
      component: "Image",
      url,
      description: "A harbour",
      variant,
      fit,
    })),
  ),
  Icon: [
    ...ICON_NAMES.map((name) => ({ id: `icon-${name}`, component: "Icon", name })),
    { id: "own", component: "Icon", name: { svgPath: "M2 2h20v20z" }, accessibility: { label: "Corner" } },
    { id: "unknown", component: "Icon", name: "trending_up" },
  ],
  Video: [{ id: "video", component: "Video", url, posterUrl: url }],
  AudioPlayer: [{ id: "sound", component: "AudioPlayer", url, description: "Episode 12" }],
  Row: ["center", "end", "spaceAround", "spaceBetween", "spaceEvenly", "start", "stretch"].flatMap((justify) =>
    ["start", "center", "end", "stretch"].map((align) => ({
      id: `row-${justify}-${align}`,
      component: "Row",
      justify,
      align,
      children: ["t1", "t2"],
    })),
  ),
  Column: ["center", "end", "spaceAround", "spaceBetween", "spaceEvenly", "start", "stretch"].flatMap((justify) =>
    ["start", "center", "end", "stretch"].map((align) => ({
      id: `column-${justify}-${align}`,
      component: "Column",
      justify,
      align,
      children: ["t1", "t2"],
    })),
  ),
  List: ["vertical", "horizontal"].map((direction) => ({
    id: direction,
    component: "List",
    direction,
    children: ["t1", "t2"],
  })),
  Card: [{ id: "card", component: "Card", child: "t1", accessibility: { label: "Account", description: "Yours" } }],
  Tabs: [
    {
      id: "tabs",
      component: "Tabs",
      tabs: [
        { title: "One", child: "t1" },
        { title: "Two", child: "t2" },
      ],
    },
  ],
  Modal: ["b1", "t1", "i1"].map((trigger) => ({ id: `modal-${trigger}`, component: "Modal", trigger, content: "t2" })),
  Divider: ["horizontal", "vertical"].map((axis) => ({ id: axis, component: "Divider", axis })),
  Button: [
    ...["default", "primary", "borderless"].map((variant) => ({
      id: `button-${variant}`,
      component: "Button",
      variant,
      child: "t1",
    })),
    { id: "icon-button", component: "Button", child: "i1" },
    { id: "failing", component: "Button", variant: "primary", child: "t2" },
  ],
  TextField: [
    ...["shortText", "longText", "number", "obscured"].map((variant) => ({
      id: `field-${variant}`,
      component: "TextField",
      variant,
      label: `A ${variant}`,
      value: "12",
      placeholder: "Something",
    })),
    { id: "unlabelled-field", component: "TextField", label: "", value: "" },
    { id: "failing-field", component: "TextField", label: "Email", value: "x" },
  ],
  CheckBox: [
    { id: "on", component: "CheckBox", label: "On", value: true },
    { id: "unlabelled-box", component: "CheckBox", label: "", value: false },
    { id: "failing-box", component: "CheckBox", label: "Agreed", value: false },
  ],
  ChoicePicker: ["mutuallyExclusive", "multipleSelection"].flatMap((variant) =>
    ["checkbox", "chips"].flatMap((displayStyle) =>
      [true, false].map((filterable) => ({
        id: `failing-${variant}-${displayStyle}-${filterable}`,
        component: "ChoicePicker",
        variant,
        displayStyle,
        filterable,
        options,
        value: ["terrace"],
        label: filterable ? "Where" : undefined,
      })),
    ),
  ),
  Slider: [
    { id: "slider", component: "Slider", label: "Volume", value: 42, max: 100 },
    { id: "unlabelled-slider", component: "Slider", value: 0.45, max: 1 },
  ],
  DateTimeInput: [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ].map(([enableDate, enableTime], index) => ({
    id: `when-${index}`,
    component: "DateTimeInput",
    label: index === 3 ? undefined : "When",
    value: "2026-01-16T10:30:00Z",
    enableDate,
    enableTime,
  })),
};

const parts: readonly Component[] = [
  words("t1", "First words"),
  words("t2", "Second words"),
  { id: "i1", component: "Icon", name: "skipNext" },
  { id: "b1", component: "Button", child: "t1" },
];

const all = (type: string): readonly Component[] => {
  const components = every[type] ?? [];
  return [{ id: "root", component: "Column", children: components.map(({ id }) => id) }, ...components, ...parts];
};

const failing = (id: string): readonly string[] => (id.startsWith("failing") ? ["This has to be mended."] : []);

describe("the drawings of the basic catalog", () => {
  afterEach(unstage);

  it("are there for each of its kinds, and for no other", () => {
    registerBasicDrawings();
    assert.deepEqual(
      basicKinds.filter(({ type }) => !a2uiDrawingOf(type)),
      [],
    );
    assert.sameMembers(
      Object.keys(every),
      basicKinds.map(({ type }) => type),
      "this test shows each of them",
    );
  });

  for (const type of Object.keys(every)) {
    describe(type, () => {
      it("has nothing that axe finds, with any props, in both schemes and directions", async () => {
        const on = await stage(all(type), { failing });
        for (const { id } of every[type] ?? []) on.touched.add(id);
        on.draw();
        await frame();
        assert.deepEqual(await axeEverywhere(on), []);
      });

      it("has nothing that axe finds when it is an old turn's", async () => {
        const on = await stage(all(type), { failing, context: { disabled: true } });
        assert.deepEqual(await axeEverywhere(on), []);
      });

      it("is never wider than its room", async () => {
        const on = await stage(all(type), { failing });
        for (const width of ["328px", "200px"]) {
          on.host.style.cssText = `display: block; width: ${width}`;
          await frame();
          assert.isAtMost(on.host.scrollWidth, on.host.clientWidth, width);
        }
      });

      it("draws what has arrived of it: nothing at first, and no developer's words ever", async () => {
        const bare = [{ id: "it", component: type }];
        const on = await stage(bare);
        assert.notMatch(read(on.one(".tree")), /undefined|null|NaN|\[object/);
        for (const component of every[type] ?? []) {
          for (const prop of Object.keys(component)) {
            if (prop === "id" || prop === "component") continue;
            await on.update([{ ...component, [prop]: undefined }, ...parts]);
            assert.notMatch(read(on.one(".tree")), /undefined|null|NaN|\[object/, `without ${prop}`);
          }
        }
      });
    });
  }
});
