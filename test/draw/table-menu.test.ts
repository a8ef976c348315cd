import { assert, waitUntil } from "@open-wc/testing";
import type { IntuiTree } from "../../src/index.js";
import { all, mount, one } from "./mount.js";
import { long, many, press, tableOf } from "./table-stage.js";

describe("Table: its menu", () => {
  const rows = [
    { name: "a|b", load: 1234.5, day: "=1+1" },
    { name: "c", load: -5, day: null },
  ];
  let copied: string[] = [];
  const write = navigator.clipboard.writeText;
  beforeEach(() => {
    copied = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  });
  afterEach(() => {
    navigator.clipboard.writeText = write;
  });

  async function choose(element: IntuiTree, label: string): Promise<void> {
    element.lang = "en";
    one(element, ".actions-button").click();
    await waitUntil(() => all(element, ".menu-item").length > 0);
    all(element, ".menu-item")
      .find((item) => item.textContent?.trim() === label)
      ?.click();
    await waitUntil(() => /Copied|Saved/.test(one(element, ".status").textContent ?? ""), "it is said");
  }

  it("is named by the table, and has three actions", async () => {
    const element = await mount({ tree: tableOf(rows, { caption: "Sales" }) });
    assert.equal(one(element, ".actions-button").ariaLabel, "Actions: Sales");
    one(element, ".actions-button").click();
    await waitUntil(() => all(element, ".menu-item").length > 0);
    assert.deepEqual(
      all(element, ".menu-item").map((item) => item.textContent?.trim()),
      ["Copy as Markdown", "Copy as TSV", "Download CSV"],
    );
  });

  it("copies Markdown as it is read", async () => {
    await choose(await mount({ tree: tableOf(rows) }), "Copy as Markdown");
    assert.deepEqual(copied, ["| Name | Load | Day |\n| --- | --- | --- |\n| a\\|b | 1,234.5 | =1+1 |\n| c | -5 |  |"]);
  });

  it("copies TSV with the values themselves, in the order that is shown", async () => {
    const element = await mount({ tree: tableOf(rows) });
    await press(element, 1);
    await choose(element, "Copy as TSV");
    assert.deepEqual(copied, ["Name\tLoad\tDay\nc\t-5\t\na|b\t1234.5\t'=1+1"]);
  });

  it("saves a CSV file named by its caption", async () => {
    const names: string[] = [];
    const { createObjectURL } = URL;
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return "blob:none";
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (): void {
      names.push(this.download);
    };
    await choose(await mount({ tree: tableOf(rows, { caption: "Sales: Q1/Q2" }) }), "Download CSV");
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
    assert.deepEqual(names, ["Sales- Q1-Q2.csv"]);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    assert.deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
    assert.equal(new TextDecoder().decode(bytes.slice(3)), "Name,Load,Day\r\na|b,1234.5,'=1+1\r\nc,-5,\r\n");
  });

  it("takes all rows of a table of which few are in the DOM", async () => {
    await choose(await long(3000), "Copy as TSV");
    assert.lengthOf((copied[0] as string).split("\n"), 3001);
  });

  it("takes what has arrived while the table streams", async () => {
    const element = await mount();
    element.append(JSON.stringify(tableOf(many(5))).slice(0, -3));
    await element.updateComplete;
    await choose(element, "Copy as TSV");
    assert.include(copied[0] as string, "Page 4");
  });
});
