/** `<intui-profy>` in a page: drawn while it is written, pressed, and reloaded. */
import { expect, waitUntil } from "@open-wc/testing";
import "../../src/define-profy.js";
import type { IntuiErrorDetail, IntuiEventDetail } from "../../src/index.js";
import { listen } from "../../src/index.js";
import { type IntuiProfy, profyCatalog } from "../../src/profy.js";
import { violations } from "../draw/axe.js";
import { all, drawnMarkup, ended, frame, mount, one, shownText } from "../draw/mount.js";
import { envelope, everything, part, status } from "./payloads.js";

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement("div");
  document.body.append(place);
});
afterEach(() => place.remove());

async function show(properties: Partial<Record<keyof IntuiProfy, unknown>>): Promise<IntuiProfy> {
  const element = document.createElement("intui-profy");
  Object.assign(element, properties);
  place.append(element);
  await element.updateComplete;
  return element;
}

const button = (element: IntuiProfy, label: string): HTMLButtonElement => {
  const found = all<HTMLButtonElement>(element, "button.button").find((each) => each.textContent?.trim() === label);
  if (!found) throw new Error(`no button "${label}"`);
  return found;
};

/** Text in pieces, as a network gives it. */
async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) {
    yield text.slice(from, from + size);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe("<intui-profy>", () => {
  it("draws the account's state", async () => {
    const element = await show({ tree: envelope(status) });
    expect(await ended(element)).to.equal("complete");
    expect(shownText(element)).to.equal(
      "Account overview 4,520credits pro Subscription active 68% of this month used".replace(
        "4,520credits",
        "4,520credits",
      ),
    );
    expect(element.problems).to.deep.equal([]);
    expect(element.tree?.toText()).to.contain("4,520 credits");
  });

  it("draws all sixteen as what they are", async () => {
    const element = await show({ tree: { components: everything } });
    expect(await ended(element)).to.equal("complete");
    const has = (selector: string): number => all(element, selector).length;
    expect(has("[role=group][aria-labelledby] > h3"), "cards").to.equal(1);
    expect(has("hr")).to.equal(1);
    expect(one(element, "h3.profy-heading").textContent).to.equal("Plans");
    expect(has("ol > li")).to.equal(2);
    expect(has("intui-table table tbody tr")).to.equal(3);
    expect(one(element, ".profy-plans").querySelectorAll("th")).to.have.length(4);
    expect(one(element, ".profy-plans").querySelectorAll("td ul > li"), "features").to.have.length(4);
    expect(one(element, ".profy-plans tr[data-marked]").textContent).to.contain("Recommended");
    expect(one(element, ".profy-stars").textContent).to.equal("★★★★★");
    expect(one(element, ".profy-rating bdi").textContent).to.equal("4.6/5");
    expect(one(element, ".profy-plan").dataset.plan).to.equal("2");
    expect(one(element, ".profy-status").dataset.sign).to.equal("positive");
    expect(shownText(element), "plain text is no Markdown").to.contain("Choose *one* of them.");
    expect(one(element, ".media-name").textContent, "no picture is fetched unasked").to.equal("Image: Usage by day");
    expect(has("img")).to.equal(0);
    expect(all(element, ".button").map((each) => each.textContent?.trim())).to.deep.equal(["Upgrade plan", "Cancel"]);
  });

  it("fetches pictures that the host allows, and shows what one was that can't be had", async () => {
    const src = new URL("/none-such", location.href).href;
    const components = [
      part("Image", { src, alt: "Usage", width: 20, height: 10 }),
      part("ExpertCard", { name: "Mara Lindt", avatar: src }),
    ];
    const element = await show({ tree: components, media: [location.origin] });
    await ended(element);
    expect(one(element, ".picture").getAttribute("width")).to.equal("20");
    const portrait = one(element, ".profy-portrait img");
    await new Promise((resolve) => portrait.addEventListener("error", resolve, { once: true }));
    expect(portrait.hidden, "a portrait that fails takes itself away").to.equal(true);
    expect(one(element, ".profy-portrait").textContent).to.equal("ML");
    // Its own request fails by itself, sooner or later than the portrait's.
    await waitUntil(() => shownText(element).includes("Image: Usage"), shownText(element), { timeout: 10_000 });
  });

  for (const size of [1, 9, 120]) {
    it(`comes to the same when it is streamed in pieces of ${size}`, async () => {
      const whole = await show({ source: "s", tree: { components: everything } });
      await ended(whole);
      const element = await show({ source: "s" });
      const text = JSON.stringify({ components: everything });
      if (size === 1) for (const each of text) element.append(each);
      else await element.stream(pieces(text, size));
      await ended(element);
      await element.updateComplete;
      // A table keeps the widths that its columns had while it grew until it gets other room.
      place.style.setProperty("inline-size", "700px");
      await waitUntil(() => drawnMarkup(element) === drawnMarkup(whole)).catch(() => {});
      expect(drawnMarkup(element)).to.equal(drawnMarkup(whole));
    });
  }

  it("shows while it streams what has come, and lets nothing be pressed", async () => {
    const text = JSON.stringify([part("Button", { label: "Go", action: "go" }), ...everything]);
    const element = await show({});
    element.append(text.slice(0, text.indexOf("68%") + 6));
    await element.updateComplete;
    await frame();
    expect(element.matches(":state(streaming)")).to.equal(true);
    expect(shownText(element)).to.match(/Account overview.*68% of $|Account overview.*68% of/);
    let pressed = 0;
    element.addEventListener("intui-event", () => pressed++);
    button(element, "Go").click();
    expect(pressed).to.equal(0);
    expect(button(element, "Go").getAttribute("aria-disabled")).to.equal("true");
    element.append(text.slice(text.indexOf("68%") + 6));
    expect(await ended(element)).to.equal("complete");
    await element.updateComplete;
    button(element, "Go").click();
    expect(pressed).to.equal(1);
  });

  it("carries a press to the agent, with a sentence, and stays pressable", async () => {
    const element = await show({ source: "toolu_1", tree: { components: everything } });
    await ended(element);
    const heard: string[] = [];
    const stop = listen(place, (event, { sentence, source }) => {
      element.tree?.verify(event);
      heard.push(`${source} ${JSON.stringify(event.value)} ${sentence}`);
    });
    button(element, "Upgrade plan").click();
    await frame();
    await element.updateComplete;
    await frame();
    expect(heard).to.deep.equal(['toolu_1 "upgrade" Pressed "Upgrade plan" in upgrade (from toolu_1).']);
    expect(one(element, ".record").textContent?.replace(/\s+/g, " ").trim()).to.equal("You chose Upgrade plan");
    button(element, "Upgrade plan").click();
    await frame();
    stop();
    expect(heard).to.have.length(2);
  });

  it("says at the button why a press did not go out", async () => {
    const element = await show({ tree: [part("Button", { label: "Go", action: "go" })] });
    await ended(element);
    element.addEventListener("intui-event", ({ detail }: CustomEvent<IntuiEventDetail>) => {
      detail.waitUntil(Promise.reject(new Error("no network")));
    });
    button(element, "Go").click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await element.updateComplete;
    await frame();
    expect(one(element, ".problem").textContent).to.contain("no network");
    expect(button(element, "Go").getAttribute("aria-describedby")).to.equal(one(element, ".problem").id);
  });

  it("shows after a reload what was pressed, from the history", async () => {
    const event = { v: 1, source: "toolu_1", target: "cancel", action: "press", value: "cancel" };
    const element = await show({ source: "toolu_1", history: [event], tree: { components: everything } });
    await ended(element);
    expect(one(element, ".record").textContent).to.contain("Cancel");
    const disabled = await show({ disabled: true, tree: { components: everything } });
    expect(button(disabled, "Cancel").dataset.state).to.equal("over");
  });

  it("tells what it had to mend before it says that the payload is complete", async () => {
    const told: string[] = [];
    for (const name of ["intui-error", "intui-complete"]) place.addEventListener(name, () => told.push(name));
    let detail: IntuiErrorDetail | undefined;
    place.addEventListener("intui-error", (event) => {
      detail = event.detail;
    });
    const tree = [
      { type: "Button", label: "Upgrade plan", action: "upgrade" },
      part("ProgressBar", {}, part("Badge", { text: "Half" })),
    ];
    const element = await show({ source: "toolu_2", tree });
    await ended(element);
    expect(told).to.deep.equal(["intui-error", "intui-complete"]);
    expect(detail?.source).to.equal("toolu_2");
    expect(detail?.error.problems).to.deep.equal(element.problems);
    expect(detail?.error.message).to.contain("in spite of 4 problems");
    expect(detail?.error.message).to.contain(
      'components[1].children[0] (Badge).props.text: Badge has no "text": write "label"',
    );
    expect(shownText(element)).to.equal("Upgrade plan ! ProgressBar could not be shown Half");
    let value: unknown;
    element.addEventListener("intui-event", ({ detail: sent }: CustomEvent<IntuiEventDetail>) => {
      value = sent.event.value;
    });
    button(element, "Upgrade plan").click();
    expect(value).to.equal("upgrade");
  });

  it("is invalid where nothing can be made of it", async () => {
    const element = await show({});
    element.append("There will be nothing here.");
    element.end();
    expect(await ended(element)).to.be.an("array");
    expect(element.matches(":state(invalid)")).to.equal(true);
  });

  it("takes a stored tree, which an intui-tree draws with the catalog, too", async () => {
    const element = await show({ tree: { components: everything } });
    await ended(element);
    const stored = JSON.stringify(element.tree);
    const again = await show({ tree: stored });
    const plain = await mount({ tree: stored, catalog: profyCatalog });
    await ended(again);
    await ended(plain);
    expect(drawnMarkup(again)).to.equal(drawnMarkup(element));
    expect(drawnMarkup(plain)).to.equal(drawnMarkup(element));
    expect(getComputedStyle(one(plain, ".profy-plan")).borderStyle, "with its sheet").to.equal("solid");
  });

  it("keeps its buttons' focus when the payload is sent anew", async () => {
    const element = await show({ source: "toolu_3", tree: [part("Button", { label: "Go", action: "go" })] });
    await ended(element);
    button(element, "Go").focus();
    element.tree = [part("Text", { content: "New" }), part("Button", { label: "Go on", action: "go" })];
    await ended(element);
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement?.textContent?.trim()).to.equal("Go on");
  });

  it("shows no markup and follows no script", async () => {
    const evil = "<img src=x onerror=alert(1)>";
    const element = await show({
      tree: [
        part("Text", { content: evil }),
        part("Badge", { label: evil }),
        part("Image", { src: "javascript:alert(1)", alt: evil }),
        part("Table", { headers: [evil], rows: [[evil]] }),
        part("PricingTable", { plans: [{ [evil]: [evil], recommended: evil }] }),
        part(evil, {}),
      ],
      media: "https:",
    });
    await ended(element);
    expect(all(element, "img, script, [onerror]")).to.have.length(0);
    expect(shownText(element)).to.contain(evil);
  });

  it("has nothing that axe finds wrong: complete, streaming, mended, right to left, dark", async () => {
    const text = JSON.stringify({ components: everything });
    const half = await show({});
    half.append(text.slice(0, text.length / 2));
    const wrong = [
      { type: "Button", label: "Go" },
      part("ProgressBar", {}, part("Badge", { text: "Half" })),
      part("Table", { headers: ["A"], rows: [{ A: "1" }] }),
    ];
    const elements = [
      half,
      await show({ tree: text }),
      await show({ tree: wrong }),
      await show({ tree: text, theme: "dark" }),
    ];
    const rtl = await show({ tree: text });
    rtl.dir = "rtl";
    for (const element of [...elements, rtl]) {
      await element.updateComplete;
      expect(await violations(element)).to.deep.equal([]);
    }
  });

  it("is no wider than its room at 360 pixels", async () => {
    place.style.inlineSize = "360px";
    const element = await show({ tree: { components: everything } });
    await ended(element);
    await frame();
    expect(one(element, ".tree").scrollWidth).to.be.at.most(360);
  });
});

describe("a payload in a reply", () => {
  it("is drawn where it stands, as it comes, by both names of its fence", async () => {
    const message = document.createElement("intui-message");
    message.source = "m1";
    place.append(message);
    const fenced = (name: string, payload: unknown): string => `\`\`\`${name}\n${JSON.stringify(payload)}\n\`\`\`\n\n`;
    const text = `Here it is.\n\n${fenced("ui:profy", status)}And:\n\n${fenced("profy", [{ type: "Button", label: "Go", action: "go" }])}Done.`;
    for await (const piece of pieces(text, 11)) message.append(piece);
    message.end();
    await message.updateComplete;
    const blocks = [...(message.shadowRoot?.querySelectorAll("intui-profy") ?? [])];
    expect(blocks.map(({ source }) => source)).to.deep.equal(["m1#1", "m1#2"]);
    await Promise.all(blocks.map((each) => ended(each)));
    expect(blocks[0]?.tree?.toText()).to.contain("Account overview");
    expect(blocks[1]?.problems).to.have.length(2);
    expect(message.shadowRoot?.querySelectorAll(".fault"), "what could be mended is no fault to see").to.have.length(0);
    const heard: string[] = [];
    listen(place, (_event, { sentence }) => {
      heard.push(sentence);
    });
    button(blocks[1] as IntuiProfy, "Go").click();
    expect(heard).to.deep.equal(['Pressed "Go" in go (from m1#2).']);
  });
});
