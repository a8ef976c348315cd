// Uses every action of every menu in a page's first tree, by keyboard, and tells what came of each.
import { until } from "./browser.mjs";

/** Runs in the page. The labels of a menu that is open, once its first item has the focus. */
function openItems() {
  const root = document.querySelector("intui-tree")?.shadowRoot;
  if (!root?.activeElement?.matches(".menu-item")) return undefined;
  return [...root.querySelectorAll(".menu-item")].map((item) => item.textContent ?? "");
}

/** Runs in the page. @param {number} menu */
function focusMenu(menu) {
  const root = document.querySelector("intui-tree")?.shadowRoot;
  /** @type {HTMLElement | undefined} */ ([...(root?.querySelectorAll(".actions-button") ?? [])][menu])?.focus();
}

/** Runs in the page. What a menu says of its last action. @param {number} menu */
function noteOf(menu) {
  const note = document.querySelector("intui-tree")?.shadowRoot?.querySelectorAll(".actions-note")[menu];
  return note?.textContent ? { said: note.textContent, failed: note.hasAttribute("data-failed") } : undefined;
}

/** Runs in the page. Makes room for what is said next. @param {number} menu */
function closeNote(menu) {
  const actions = document.querySelector("intui-tree")?.shadowRoot?.querySelectorAll("intui-actions")[menu];
  if (actions) Object.assign(actions, { note: undefined });
}

const countMenus = () => document.querySelector("intui-tree")?.shadowRoot?.querySelectorAll(".actions-button").length;

/**
 * @param {import("puppeteer-core").Page} page
 * @param {number} menu
 * @returns {Promise<string[]>}
 */
async function open(page, menu) {
  await page.evaluate(focusMenu, menu);
  await page.keyboard.press("Enter");
  return /** @type {string[]} */ (await until(page, `menu ${menu} opens`, openItems));
}

/**
 * Every action as `label: what was said`, with a `!` where it failed.
 * @param {import("puppeteer-core").Page} page
 */
export async function runMenus(page) {
  const count = (await page.evaluate(countMenus)) ?? 0;
  const outcomes = [];
  for (let menu = 0; menu < count; menu++) {
    const labels = await open(page, menu);
    for (const [at, label] of labels.entries()) {
      if (at > 0) await open(page, menu);
      for (let step = 0; step < at; step++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      const note = await until(page, `${label} is told of`, noteOf, menu);
      outcomes.push(`${label}: ${note?.said}${note?.failed ? " !" : ""}`);
      await page.evaluate(closeNote, menu);
    }
  }
  return outcomes;
}
