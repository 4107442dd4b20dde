/** Browsers paint no page that is not in view. In milliseconds. */
const NOT_PAINTED_MS = 100;

/** Resolves once the browser has painted what is on the page now. */
export const nextPaint = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, NOT_PAINTED_MS);
  });
