/** The Form of a mail, on the page that its link leads to: the element is the same as in a chat, and so is the event. */
const room = document.querySelector("#form");
const form = document.createElement("intui-tree");
form.source = room.dataset.source;
form.tree = room.dataset.tree;
room.replaceChildren(form);

form.addEventListener("intui-event", ({ detail: { event, waitUntil } }) => waitUntil(send(event)));

async function send(event) {
  const response = await fetch(location.href, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
  });
  if (!response.ok) throw new Error("The answer was not taken.");
  document.querySelector("#done").hidden = false;
}
