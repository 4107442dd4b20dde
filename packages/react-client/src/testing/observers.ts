/** jsdom has no layout: nothing ever changes its size or comes into view. */
class QuietObserver {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver = QuietObserver;
globalThis.IntersectionObserver = QuietObserver;
