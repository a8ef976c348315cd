/** Shows the demo's mail as clients would. */
const frames = document.querySelectorAll("iframe");
const numbers = new Intl.NumberFormat("en");
const chosen = (name) => document.querySelector(`input[name=${name}]:checked`)?.value;

function show() {
  document.querySelector(".previews").dataset.width = chosen("width");
  for (const frame of frames) {
    const src = `/letter?scheme=${frame.dataset.scheme}&images=${chosen("images")}`;
    if (frame.getAttribute("src") !== src) frame.src = src;
    fit(frame);
  }
}

/** As high as the mail is, so that nothing in it scrolls. */
function fit(frame) {
  const body = frame.contentDocument?.body;
  if (body) frame.height = String(body.scrollHeight + 16);
}

for (const frame of frames) frame.addEventListener("load", () => fit(frame));
addEventListener("resize", () => frames.forEach(fit));
for (const input of document.querySelectorAll("input[name=images], input[name=width]"))
  input.addEventListener("change", show);
show();

const { bytes, text, attachments, warnings } = await (await fetch("/letter.json")).json();
const pictures = attachments.map(({ filename, bytes: size }) => `${filename}, ${numbers.format(size)} bytes`);
document.querySelector("#size").textContent =
  `${numbers.format(bytes)} bytes of HTML (Gmail hides what comes after 102,000). Attached: ${pictures.join("; ") || "nothing"}.`;
document.querySelector("#text").textContent = text;
document
  .querySelector("#warnings")
  .append(...warnings.map((warning) => Object.assign(document.createElement("li"), { textContent: warning })));
