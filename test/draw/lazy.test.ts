import { expect } from "@open-wc/testing";
import { allowRegistration, lazyElement, RETRY_AFTER } from "../../src/draw/lazy.js";

const fresh = (): CustomElementConstructor => class extends HTMLElement {};

describe("lazyElement", () => {
  // First, since the permission can't be taken back.
  it("loads and registers nothing without permission", async () => {
    let loads = 0;
    const element = lazyElement("lazy-forbidden", async () => {
      loads++;
      return fresh();
    });
    expect(element.state).to.equal("failed");
    expect(await element.settled).to.equal("failed");
    expect(loads).to.equal(0);
    expect(customElements.get("lazy-forbidden")).to.equal(undefined);
  });

  it("loads once, however often it is asked for, and registers", async () => {
    allowRegistration();
    let loads = 0;
    const load = async (): Promise<CustomElementConstructor> => {
      loads++;
      return fresh();
    };
    const first = lazyElement("lazy-once", load);
    expect(first.state).to.equal("loading");
    expect(lazyElement("lazy-once", load).settled).to.equal(first.settled);
    expect(await first.settled).to.equal("ready");
    expect(lazyElement("lazy-once", load).state).to.equal("ready");
    expect(customElements.get("lazy-once")).to.be.a("function");
    expect(loads).to.equal(1);
  });

  it("uses what another copy has registered", async () => {
    const theirs = fresh();
    customElements.define("lazy-taken", theirs);
    const element = lazyElement("lazy-taken", () => Promise.reject(new Error("not asked for")));
    expect(await element.settled).to.equal("ready");
    expect(customElements.get("lazy-taken")).to.equal(theirs);
  });

  it("does not reject when a load fails, and tries again later, at the next need", async () => {
    const rejections: unknown[] = [];
    const note = (event: PromiseRejectionEvent): void => void rejections.push(event.reason);
    window.addEventListener("unhandledrejection", note);
    let online = false;
    let loads = 0;
    const load = async (): Promise<CustomElementConstructor> => {
      loads++;
      if (!online) throw new TypeError("Failed to fetch dynamically imported module");
      return fresh();
    };
    const now = performance.now.bind(performance);
    let later = 0;
    performance.now = () => now() + later;
    try {
      expect(await lazyElement("lazy-flaky", load).settled).to.equal("failed");
      online = true;
      expect(lazyElement("lazy-flaky", load).state, "at once").to.equal("failed");
      expect(loads).to.equal(1);
      later = RETRY_AFTER;
      const second = lazyElement("lazy-flaky", load);
      expect(second.state, "while it is tried again").to.equal("failed");
      expect(await second.settled).to.equal("ready");
      expect(lazyElement("lazy-flaky", load).state).to.equal("ready");
      expect(loads).to.equal(2);
    } finally {
      performance.now = now;
      window.removeEventListener("unhandledrejection", note);
    }
    await new Promise((resolve) => setTimeout(resolve));
    expect(rejections).to.deep.equal([]);
  });
});
