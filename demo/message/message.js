/** The page of whole replies: one element, fed by a player that can stop at any character. */

import { listen } from "/dist/intui-a2ui.js";
import { replies } from "/message/replies.js";
import { Player } from "/playground/player.js";
import { build } from "/site/dom.js";

const at = (id) => document.getElementById(id);
const message = document.querySelector("intui-message");
const player = new Player();

function show() {
  // The element is told when more is to come; without it, text that is given at once counts as whole.
  message.streaming = player.at < player.text.length;
  at("position").max = String(player.text.length);
  at("position").value = String(player.at);
  at("position-value").textContent = `${player.at} of ${player.text.length}`;
  at("play").textContent = player.playing ? "Pause" : "Play";
  at("written").replaceChildren(player.text.slice(0, player.at), build("mark", {}, player.text.slice(player.at)));
}

function choose(name) {
  for (const button of document.querySelectorAll(".replies button"))
    button.ariaPressed = String(button.textContent === name);
  message.source = `reply-${Object.keys(replies).indexOf(name) + 1}`;
  player.setText(replies[name]);
  player.play();
}

for (const name of Object.keys(replies)) {
  const button = build("button", { type: "button", class: "button" }, name);
  button.addEventListener("click", () => choose(name));
  document.querySelector(".replies").append(button);
}

at("play").addEventListener("click", () => (player.playing ? player.pause() : player.play()));
at("position").addEventListener("input", () => {
  // A pause shows where the player stands: in this very control.
  const wanted = Number(at("position").value);
  player.pause();
  player.goTo(wanted);
});
player.addEventListener("change", show);

listen(message, (_event, { sentence }) => {
  at("events").prepend(build("li", {}, sentence));
});

player.use(message);
choose(Object.keys(replies)[0]);
