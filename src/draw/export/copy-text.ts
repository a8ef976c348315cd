/** Puts a text on the clipboard, also where the page is not a secure one or a frame was not given the newer way. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyOldWay(text);
  }
}

/** The page's own handlers see neither the text nor the event. */
function copyOldWay(text: string): void {
  let copied = false;
  const give = (event: ClipboardEvent): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    copied = true;
  };
  window.addEventListener("copy", give, { capture: true });
  try {
    copied = document.execCommand("copy") && copied;
  } finally {
    window.removeEventListener("copy", give, { capture: true });
  }
  if (!copied) throw new Error("the page may not copy");
}
