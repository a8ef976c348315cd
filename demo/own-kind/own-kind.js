/** The page: the kind as it is drawn, on pages that have less of it, and in what an agent is told. */
import { defineKind, listen } from "/dist/intui.js";
import { catalog, registerSeats, seatProps, seats } from "/own-kind/seats.js";

registerSeats();
registerSeats(); // harmless

const place = (id) => document.querySelector(id);
const tree = { v: 1, root: seats.example };

/** Streams into an element, as an agent's code would. */
async function stream(element, text) {
  for (let at = 0; at < text.length; at += 6) {
    element.append(text.slice(at, at + 6));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  element.end();
}

function show(id, properties) {
  const element = document.createElement("intui-tree");
  Object.assign(element, { source: id.slice(1), ...properties });
  place(id).replaceChildren(element);
  return element;
}

const replay = () => stream(show("#has-it", { catalog }), JSON.stringify(tree));
place("#again").addEventListener("click", replay);
replay();

// The page knows the kind, but has no drawing for it: its text form.
const undrawn = defineKind({ ...seats, type: "AcmeSeatsUndrawn", schema: seatProps });
show("#no-drawing", {
  catalog: catalog.extend(undrawn),
  tree: { v: 1, root: { ...seats.example, type: "AcmeSeatsUndrawn" } },
});

// The page has never heard of it: a stand-in, and an error with what to do. The rest of the answer stays.
const lacks = show("#lacks-it", {});
lacks.addEventListener("intui-error", ({ detail }) => {
  place("#error").textContent = detail.error.message;
});
lacks.tree = {
  v: 1,
  root: { type: "Group", children: [{ type: "Text", markdown: "The rest is there." }, seats.example] },
};

place("#schema").textContent = JSON.stringify(catalog.jsonSchema().$defs.AcmeSeats, null, 1);
place("#line").textContent = catalog
  .describe()
  .split("\n")
  .find((line) => line.startsWith("AcmeSeats"));

listen(document, async (event, { sentence }) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  place("#sent").textContent = `${sentence}\n${JSON.stringify(event)}`;
});
