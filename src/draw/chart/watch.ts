/** What a picture has to follow that no property tells it. */
export interface ChartChanges {
  /** The room in px. Never 0: a hidden chart waits with its last size. At most once a frame. */
  resized(width: number, height: number): void;
  /** Fonts have come: texts have other widths. */
  restyled(): void;
  /** About to print, or done. */
  printing(now: boolean): void;
}

/** Watches an element until the returned function is called. */
export function watchChart(element: Element, changes: ChartChanges): () => void {
  const stopSize = watchSize(element, changes.resized);
  const before = (): void => changes.printing(true);
  const after = (): void => changes.printing(false);
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  document.fonts.addEventListener("loadingdone", changes.restyled);
  return () => {
    stopSize();
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
    document.fonts.removeEventListener("loadingdone", changes.restyled);
  };
}

/** Sizes are taken in the next frame: what is drawn for one changes nothing that the same observation would see again. */
function watchSize(element: Element, resized: ChartChanges["resized"]): () => void {
  let frame = 0;
  let width = 0;
  let height = 0;
  const observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)?.contentRect;
    if (!box || box.width <= 0 || box.height <= 0) return;
    ({ width, height } = box);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => resized(Math.floor(width), Math.floor(height)));
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
