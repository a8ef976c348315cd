// `npm run pictures`: draws every section of the gallery in every look, and keeps the pictures that a test compares with
// (test/package/pictures.node.mjs). Run it after a change that is meant to change what is seen, look at what differs in
// `git diff`, and commit it with the change.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PNG } from "pngjs";
import puppeteer from "puppeteer-core";
import { browserArgs, requireBrowser } from "./find-browser.js";
import { openGallery, startDemo } from "./gallery-page.js";
import { smallPng } from "./small-png.js";

export const FOLDER = "test/pictures";
const MADE_WITH = join(FOLDER, "made-with.json");

/** Everything that a picture may depend on beside the code: other machines have other fonts, and draw them otherwise. */
const FINGERPRINT_TEXT = "Weights & measures: 0123456789 fi “Äß” नमस्ते 漢字 عربي →";

/** @typedef {{ scheme: "light" | "dark", dir: "ltr" | "rtl", width: "full" | "320", media: "screen" | "print" }} Look */

/** @type {Readonly<Record<string, Look>>} */
export const LOOKS = {
  light: { scheme: "light", dir: "ltr", width: "full", media: "screen" },
  dark: { scheme: "dark", dir: "ltr", width: "full", media: "screen" },
  rtl: { scheme: "light", dir: "rtl", width: "full", media: "screen" },
  320: { scheme: "light", dir: "ltr", width: "320", media: "screen" },
  print: { scheme: "light", dir: "ltr", width: "full", media: "print" },
};

/** @returns {Promise<import("puppeteer-core").Browser>} */
export const launch = () =>
  puppeteer.launch({
    executablePath: requireBrowser(),
    args: [...browserArgs, "--force-device-scale-factor=1", "--hide-scrollbars", "--lang=en-US"],
    defaultViewport: { width: 900, height: 800, deviceScaleFactor: 1 },
  });

/**
 * What tells this machine's drawing of text from another's: how wide one line is in each of the families in use.
 * @param {import("puppeteer-core").Browser} browser
 */
export async function fingerprint(browser) {
  const page = await browser.newPage();
  const widths = await page.evaluate((text) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    return ["system-ui", "sans-serif", "monospace"].map((family) => {
      if (!context) return 0;
      context.font = `100px ${family}`;
      return Math.round(context.measureText(text).width);
    });
  }, FINGERPRINT_TEXT);
  await page.close();
  return `text ${widths.join("/")} px wide`;
}

/** What the kept pictures were made with; undefined where none are kept. @returns {string | undefined} */
export function madeWith() {
  try {
    return JSON.parse(readFileSync(MADE_WITH, "utf8")).fonts;
  } catch {
    return undefined;
  }
}

/**
 * The sections of the gallery in one look, as PNG files by name.
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} address
 * @param {string} name of the look
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function picturesOf(browser, address, name) {
  const look = LOOKS[name];
  if (!look) throw new Error(`There is no look called ${name}.`);
  const { page, complaints } = await openGallery(browser, address, look);
  try {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    if (look.media === "print") await page.emulateMediaType("print");
    // What stays in sight while the page is scrolled would lie over the sections.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll(".bar, .contents")) {
        if (each instanceof HTMLElement) each.style.visibility = "hidden";
      }
    });
    // What fades in has arrived, and what is loaded behind the drawing is there.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    /** @type {Map<string, Uint8Array>} */
    const pictures = new Map();
    for (const section of await page.$$("section")) {
      const id = await section.evaluate(({ id }) => id);
      pictures.set(`${id}-${name}.png`, await section.screenshot());
    }
    if (complaints.length > 0) throw new Error(`The gallery complained:\n${complaints.join("\n")}`);
    return pictures;
  } finally {
    await page.close();
  }
}

async function keep() {
  const browser = await launch();
  const demo = await startDemo();
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const file of readdirSync(FOLDER)) if (file.endsWith(".png")) rmSync(join(FOLDER, file));
    let bytes = 0;
    for (const name of Object.keys(LOOKS)) {
      for (const [file, png] of await picturesOf(browser, demo.address, name)) {
        const small = smallPng(PNG.sync.read(Buffer.from(png)));
        writeFileSync(join(FOLDER, file), small);
        bytes += small.length;
      }
    }
    const made = { fonts: await fingerprint(browser), browser: await browser.version() };
    writeFileSync(MADE_WITH, `${JSON.stringify(made, null, 2)}\n`);
    console.log(`${FOLDER}: ${(bytes / 1e6).toFixed(2)} MB, ${made.browser}, ${made.fonts}`);
  } finally {
    await browser.close();
    demo.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await keep();
