/** The file for a script tag, as it is shipped. */
import { expect, waitUntil } from "@open-wc/testing";
import { openPage, type Page, requests } from "../package/page.js";
import { status } from "./payloads.js";

describe("/dist/intui-profy.js", () => {
  let page: Page;
  afterEach(() => page.close());

  it("draws a payload in a page that does no more than load it, and loads nothing of A2UI", async () => {
    page = await openPage(
      `<script type="module" src="/dist/intui-profy.js"></script>`,
      `<intui-profy tree='${JSON.stringify(status)}'></intui-profy>`,
    );
    const element = page.document.querySelector("intui-profy");
    await waitUntil(() => element?.matches(":state(complete)"), "it is complete", { timeout: 10_000 });
    expect(element?.shadowRoot?.querySelector("h3")?.textContent).to.equal("Account overview");
    expect(requests(page).filter((path) => path.includes("a2ui"))).to.deep.equal([]);
    expect(page.noise).to.deep.equal([]);
  });
});
