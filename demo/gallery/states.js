/**
 * How a tree gets into a state: by the public element alone. Each takes the element, already in the page, and the
 * tree's JSON text.
 */

const button = (element) => element.shadowRoot.querySelector("button");

/** Waits until the element has drawn what it was given. */
async function drawn(element) {
  await element.updateComplete;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export const complete = (element, json) => {
  element.tree = json;
};

/** The text stops in its middle and never ends. */
export const halfWay = (element, json) => {
  element.append(json.slice(0, Math.round(json.length * 0.6)));
};

export const nothingYet = (element) => {
  element.append('{"v":1,');
};

/** The text stops in its middle, and that was all. */
export const brokenOff = (element, json) => {
  element.append(json.slice(0, Math.round(json.length * 0.6)));
  element.end();
};

export const disabled = (element, json) => {
  element.disabled = true;
  element.tree = json;
};

/** The history says what was pressed or sent. */
export const answered = (event) => (element, json) => {
  element.history = [{ v: 1, source: element.source, ...event }];
  element.tree = json;
};

/** Pressed, and the promise that a listener gave is never kept. */
export const busy = async (element, json) => {
  element.addEventListener("intui-event", (event) => event.detail.waitUntil(new Promise(() => {})));
  element.tree = json;
  await drawn(element);
  button(element).click();
};

/** Pressed, and refused by a listener. */
export const refused = async (element, json) => {
  element.addEventListener("intui-event", (event) =>
    event.detail.waitUntil(Promise.reject(new Error("the agent is away"))),
  );
  element.tree = json;
  await drawn(element);
  button(element).click();
};

/** Sent with nothing in it: the reasons stand at the fields. */
export const incomplete = async (element, json) => {
  element.tree = json;
  await drawn(element);
  const { scrollX, scrollY } = window;
  button(element).click();
  await drawn(element);
  // The first of the fields has the focus now, as it should; in a gallery that has just been opened it should not.
  element.shadowRoot.activeElement?.blur();
  window.scrollTo(scrollX, scrollY);
};
