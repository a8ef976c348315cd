/** Longest wait, in ms, for a frame that may not come: a hidden page has none, and its answers must finish too. */
const LONGEST_WAIT = 200;

/** Resolves at the next animation frame, or soon when the page has no frames. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const frame = requestAnimationFrame(done);
    const timer = setTimeout(done, document.hidden ? 0 : LONGEST_WAIT);
  });
}
