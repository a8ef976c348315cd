/** What a picture has to follow that no property tells it. */
export interface ChartChanges {
  /** The room in px. Never 0: a hidden chart waits with its last size. At most once a frame. */
  resized(room: Room): void;
  /** Fonts have come: texts have other widths. */
  restyled(): void;
  /** About to print, so wide where that is known already; or done. */
  printing(now: boolean, width?: number): void;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for each px, where they are more than its pixel ratio says: under CSS `zoom`. */
  readonly zoomed: number | undefined;
}

/** Watches an element until the returned function is called. */
export function watchChart(element: Element, { resized, restyled, printing }: ChartChanges): () => void {
  // By then Chrome has laid the page out for paper.
  const layOut = ({ matches }: MediaQueryListEvent): void =>
    printing(matches, matches ? element.clientWidth : undefined);
  const paper = matchMedia("print");
  const stops = [
    watchSize(element, resized),
    listen(window, "beforeprint", () => printing(true)),
    listen(window, "afterprint", () => printing(false)),
    listen(paper, "change", (event) => layOut(event as MediaQueryListEvent)),
    listen(document.fonts, "loadingdone", restyled),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/** Sizes are taken in the next frame: what is drawn for one changes nothing that the same observation would see again. */
function watchSize(element: Element, resized: ChartChanges["resized"]): () => void {
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry || entry.contentRect.width <= 0 || entry.contentRect.height <= 0) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => resized(roomOf(entry)));
  });
  // Safari doesn't know the box in the screen's own pixels, and throws at its name.
  const box = "devicePixelContentBoxSize" in ResizeObserverEntry.prototype ? "device-pixel-content-box" : "content-box";
  observer.observe(element, { box });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function roomOf({ contentRect, devicePixelContentBoxSize: boxes }: ResizeObserverEntry): Room {
  const { width, height } = contentRect;
  const pixels = boxes?.[0]?.inlineSize ?? 0;
  // A box's pixels are whole ones, which is not to be taken for zoom.
  const zoomed = pixels > width * devicePixelRatio + 1 ? Math.round((pixels / width) * 100) / 100 : undefined;
  return { width: Math.floor(width), height: Math.floor(height), zoomed };
}
