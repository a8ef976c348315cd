const SCRIPT = ':scope > script[type="application/json"]';

/**
 * Finds the text of an element's `<script type="application/json">` child, which the page's parser may not have come to, or
 * to the end of, yet. Calls back once with it. Returns a function that stops looking.
 */
export function findJsonChild(element: Element, found: (text: string) => void): () => void {
  const observer = new MutationObserver(look);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener("DOMContentLoaded", look);
  };

  function look(): void {
    const script = element.querySelector(SCRIPT);
    const parsing = document.readyState === "loading" && !element.nextSibling && !script?.nextSibling;
    if (!script?.textContent || parsing) return;
    stop();
    found(script.textContent);
  }

  observer.observe(element, { childList: true });
  document.addEventListener("DOMContentLoaded", look);
  look();
  return stop;
}
