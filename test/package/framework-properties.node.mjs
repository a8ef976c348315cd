// What frameworks are told may be set on an element is what the element has, one for one.
import assert from "node:assert/strict";
import { test } from "node:test";

/** @param {string} path */
const built = (path) => import(new URL(`../../dist/npm/${path}.js`, import.meta.url).href);

const { properties } = await built("frameworks/elements");
const { IntuiMessage, IntuiTree } = await built("index");
const { IntuiA2ui, IntuiSurface } = await built("a2ui");

/** @type {Record<string, { readonly properties: object }>} */
const elements = {
  "intui-tree": IntuiTree,
  "intui-message": IntuiMessage,
  "intui-a2ui": IntuiA2ui,
  "intui-surface": IntuiSurface,
};

assert.deepEqual(Object.keys(properties).sort(), Object.keys(elements).sort());

for (const [tag, element] of Object.entries(elements)) {
  test(`${tag}: every property that may be set, and no other`, () => {
    assert.deepEqual([...properties[tag]].sort(), Object.keys(element.properties).sort());
  });
}
