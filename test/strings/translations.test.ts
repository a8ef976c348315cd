import { assert } from "@open-wc/testing";
import { english, type WordName, type Words } from "../../src/draw/words.js";
import type { IntuiTree } from "../../src/index.js";
import { arabic } from "../../src/strings/ar.js";
import { german } from "../../src/strings/de.js";
import { spanish } from "../../src/strings/es.js";
import { french } from "../../src/strings/fr.js";
import { japanese } from "../../src/strings/ja.js";
import { everything } from "../draw/answers.js";
import { violations } from "../draw/axe.js";
import { mount, one, shownText } from "../draw/mount.js";

const names = Object.keys(english) as WordName[];
const places = (word: string): string[] => [...word.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
/** Nothing but places, and marks between them: there is no word in it. */
const isPattern = (word: string): boolean => !/\p{Letter}/u.test(word.replace(/\{\w+\}/g, ""));

interface Translation {
  readonly lang: string;
  readonly dir?: "rtl";
  readonly words: Words;
  /** The words that this language has in common with English. */
  readonly same: readonly WordName[];
}

const translations: readonly Translation[] = [
  { lang: "de", words: german, same: ["video", "code", "codeIn", "flowZoom", "flowZoomed"] },
  { lang: "fr", words: french, same: ["imageUnnamed", "code", "codeIn", "flowZoom"] },
  { lang: "es", words: spanish, same: ["no", "audio", "audioNamed", "flowZoom", "flowZoomed", "chartSeries"] },
  { lang: "ar", dir: "rtl", words: arabic, same: [] },
  { lang: "ja", words: japanese, same: [] },
];

/** Everything that can be drawn, and a part that cannot. */
const answer = { v: 1, root: { ...everything.root, children: [...everything.root.children, { type: "Gauge" }] } };

async function stage({ lang, dir, words }: Translation, tree: unknown): Promise<IntuiTree> {
  const element = await mount({ lang, dir: dir ?? "ltr", strings: words, tree });
  await customElements.whenDefined("intui-chart");
  await new Promise((resolve) => setTimeout(resolve, 200));
  return element;
}

for (const translation of translations) {
  const { lang, words, same } = translation;

  describe(`the words in ${lang}`, () => {
    it("are all there, and no others", () => {
      assert.deepEqual(Object.keys(words).sort(), [...names].sort());
      assert.deepEqual(
        names.filter((name) => words[name].trim() !== words[name] || words[name] === ""),
        [],
      );
    });

    it("have the places of the English ones, each once", () => {
      for (const name of names) assert.deepEqual(places(words[name]), places(english[name]), name);
    });

    it("are not English, but for what both have", () => {
      const alike = names.filter((name) => words[name] === english[name] && !isPattern(english[name]));
      assert.deepEqual(alike.sort(), [...same].sort());
    });

    it("are drawn: everything at once has no fault that axe finds", async () => {
      const element = await stage(translation, everything);
      const text = shownText(element);
      assert.include(text, words.selectPrompt);
      assert.include(text, words.chartData);
      assert.include(text, words.better);
      assert.deepEqual(await violations(element), []);
      assert.equal(getComputedStyle(one(element, ".tree")).direction, translation.dir ?? "ltr");
    });

    it("say what is wrong", async () => {
      const text = shownText(await stage(translation, answer));
      assert.include(text, words.standIn.replace("{name}", "Gauge").replace(/\u00a0/g, " "));
    });
  });
}
