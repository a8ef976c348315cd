import { assert } from "@open-wc/testing";
import { fromInput, readable, type TimeKind, toInput } from "../../../src/a2ui/drawings/iso-time.js";
import { frame, read, type Stage, type StageOptions, stageOne, unstage } from "./stage.js";

const both: TimeKind = "datetime-local";

/** A local time as the moment that it is, in ISO with an offset of zero. */
const zulu = (local: string): string => new Date(local).toISOString();

describe("ISO times", () => {
  it("are shown as they are written, where they have no offset", () => {
    for (const [value, kind, held] of [
      ["2025-12-15", "date", "2025-12-15"],
      ["2025-12-15T10:15", "date", "2025-12-15"],
      ["2025-12-15T10:15:30", both, "2025-12-15T10:15:30"],
      ["2025-12-15 10:15:00.000", both, "2025-12-15T10:15"],
      ["2025-12-15", both, "2025-12-15T00:00"],
      ["10:15", "time", "10:15"],
      ["T10:15:30", "time", "10:15:30"],
      ["2025-12-15T10:15", "time", "10:15"],
      ["10:15", both, ""],
      ["2025-12-15", "time", ""],
    ] as const) {
      assert.equal(toInput(value, kind), held, `${value} ${kind}`);
    }
  });

  it("are shown on the reader's clock, where they have one", () => {
    const moment = zulu("2025-12-15T23:30");
    assert.equal(toInput(moment, both), "2025-12-15T23:30");
    assert.equal(toInput(moment, "date"), "2025-12-15");
    assert.equal(toInput(moment, "time"), "23:30");
    const shifted = moment.replace(
      /T(\d\d)/,
      (_, hour: string) => `T${String((Number(hour) + 2) % 24).padStart(2, "0")}`,
    );
    if (Number(moment.slice(11, 13)) < 22) {
      assert.equal(toInput(shifted.replace("Z", "+02:00"), both), "2025-12-15T23:30");
    }
  });

  it("are nothing where they are none", () => {
    for (const value of ["", "soon", "15.12.2025", "2025", "Z", "T", "2025-12-15T25", "99"]) {
      for (const kind of ["date", "time", both] as const) assert.equal(toInput(value, kind), "", `${value} ${kind}`);
    }
    assert.equal(toInput("2025-99-99T10:00Z", both), "");
  });

  it("are written back with an offset where they had one, and only there", () => {
    const held = "2026-01-16T08:30";
    for (const before of ["", "2025-12-15", "2025-12-15T10:00", "nonsense"]) {
      assert.equal(fromInput(held, both, before), held, before);
    }
    const written = fromInput(held, both, "2025-12-15T10:00:00Z");
    assert.match(written, /^2026-01-1\dT\d\d:30:00Z$/);
    assert.equal(toInput(written, both), held, "there and back");
    assert.equal(fromInput("2026-01-16", "date", "2025-12-15T10:00:00Z"), "2026-01-16");
    assert.equal(fromInput("", both, "2025-12-15T10:00:00Z"), "");
  });

  it("come back as they were for whatever a person can enter", () => {
    for (const held of ["2026-03-29T01:59", "2026-10-25T12:30", "1999-12-31T23:59", "2024-02-29T00:00"]) {
      assert.equal(toInput(fromInput(held, both, "2020-01-01T00:00Z"), both), held);
    }
  });

  it("are read in the reader's language", () => {
    assert.equal(readable("2026-01-16", "date", "de"), "16.01.2026");
    assert.match(readable("08:30", "time", "en-GB"), /^0?8:30$/);
    assert.include(readable("2026-01-16T08:30", both, "en-GB"), "16 Jan 2026");
    assert.equal(readable("x", "date", "en"), "x");
  });
});

describe("DateTimeInput", () => {
  afterEach(unstage);
  const when = (props: object = {}, options: StageOptions = {}): Promise<Stage> =>
    stageOne({ component: "DateTimeInput", label: "When", value: { path: "when" }, ...props }, options);
  const input = (on: Stage): HTMLInputElement => on.one<HTMLInputElement>("input");

  async function enter(on: Stage, held: string): Promise<void> {
    input(on).value = held;
    input(on).dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    await frame();
  }

  it("asks for what is enabled, and for both where nothing is", async () => {
    const types: string[] = [];
    for (const [enableDate, enableTime] of [
      [true, true],
      [true, false],
      [false, true],
      [undefined, undefined],
    ]) {
      const on = await when({ enableDate, enableTime });
      types.push(input(on).type);
      assert.equal(read((input(on).labels as NodeListOf<HTMLLabelElement>)[0] as Element), "When");
    }
    assert.deepEqual(types, [both, "date", "time", both]);
  });

  for (const [props, before, held] of [
    [{ enableDate: true }, "", "2026-01-16"],
    [{ enableTime: true }, "10:15:00", "08:30"],
    [{ enableDate: true, enableTime: true }, "2025-12-15T10:15", "2026-01-16T08:30"],
  ] as const) {
    it(`shows the value, writes ISO, and follows the data: ${held}`, async () => {
      const on = await when(props, { data: { when: before } });
      assert.equal(input(on).value, before.replace(":00", before === "10:15:00" ? "" : ":00"));
      await enter(on, held);
      assert.deepEqual(on.writes, [["value", held]]);
      await on.change({ when: "" });
      assert.equal(input(on).value, "");
      await on.change({ when: held });
      assert.equal(input(on).value, held);
    });
  }

  it("shows a moment with an offset, and writes one", async () => {
    const on = await when({ enableDate: true, enableTime: true }, { data: { when: zulu("2025-12-15T10:15") } });
    assert.equal(input(on).value, "2025-12-15T10:15");
    await enter(on, "2025-12-15T11:00");
    assert.equal(on.data.when, zulu("2025-12-15T11:00").replace(".000", ""));
    assert.equal(input(on).value, "2025-12-15T11:00");
  });

  it("gives the browser its limits, and says so when what is typed is beyond them", async () => {
    const on = await when(
      { enableDate: true, min: "2026-01-01", max: "2026-12-31T12:00", id: "day" },
      { data: { when: "2025-06-01" }, session: { locale: "en-GB" } },
    );
    assert.deepEqual([input(on).min, input(on).max], ["2026-01-01", "2026-12-31"]);
    assert.isEmpty(on.all(".problem"));
    input(on).focus();
    input(on).blur();
    await frame();
    assert.equal(read(on.one(".problem")), "Not before 1 Jan 2026");
    assert.deepEqual(on.session.announcements, ["Not before 1 Jan 2026"]);
    await on.change({ when: "2027-06-01" });
    assert.equal(read(on.one(".problem")), "Not after 31 Dec 2026");
    await on.change({ when: "2026-06-01" });
    assert.isEmpty(on.all(".problem"));
  });

  it("takes a last day for all of it", async () => {
    const on = await when({ max: "2026-01-16" });
    assert.equal(input(on).max, "2026-01-16T23:59");
  });

  it("shows its checks before what it finds itself", async () => {
    const on = await when(
      { enableDate: true, min: "2026-01-01" },
      { data: { when: "2025-06-01" }, failing: () => ["Too early"] },
    );
    on.touched.add("it");
    on.draw();
    assert.equal(read(on.one(".problem")), "Too early");
  });

  it("can't be changed in an old turn", async () => {
    const on = await when({}, { context: { disabled: true } });
    assert.isTrue(input(on).readOnly);
  });
});
