/**
 * What a turn of the agent is made of. A language model would write some components itself and call tools for the
 * others; the script says the same in two words. Nothing that `write` is given may hold a Chart or a Stat: their
 * numbers would be the model's own. `call` names a tool, and its result becomes part of the answer as it came.
 */

/** A component that the model writes, token by token. */
export const write = (component) => ({ component });

/** A call of one of `tools.js`. */
export const call = (tool) => ({ tool });

export const text = (markdown) => write({ type: "Text", markdown });

/** A Choice. The id of an option is the topic that it leads to (see `script.js`). */
export const choice = (id, prompt, options, repeat = "once") =>
  write({
    type: "Choice",
    id,
    prompt,
    options: Object.entries(options).map(([option, label], index) =>
      index === 0 ? { id: option, label, emphasis: "primary" } : { id: option, label },
    ),
    ...(repeat === "many" ? { repeat } : {}),
  });
