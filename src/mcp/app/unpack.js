// Puts the app's script, which lies compressed in the file, into the page. No policy for frames forbids that which allows
// scripts in the page at all: nothing is fetched, and no text is evaluated.
const packed = document.querySelector("#packed");
const bytes = Uint8Array.from(atob(packed.textContent), (char) => char.charCodeAt(0));
packed.remove();
const code = new Response(bytes).body.pipeThrough(new DecompressionStream("deflate-raw"));
const script = document.createElement("script");
script.type = "module";
script.textContent = await new Response(code).text();
document.body.append(script);
