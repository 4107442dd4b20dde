/** jsdom lays nothing out: nothing is ever seen to change its size or to come into view. */
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
