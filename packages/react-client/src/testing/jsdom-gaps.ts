import { afterAll, afterEach, vi } from "vitest";

const preferred = new Set<string>();

/** Sets the device's preferences for one test: media queries that contain one of these words match. */
export const preferMedia = (...words: readonly string[]): void => {
  for (const word of words) preferred.add(word);
};

/** What components ask of a browser and jsdom lacks. Runs before each test file; those of the server have no window. */
function fillGaps() {
  // What a test sees of a modal dialog is whether it is open.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // There is no layout, so nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = vi.fn();
  // Every toast captures the pointer that presses it.
  Element.prototype.setPointerCapture = () => undefined;
  window.matchMedia = (query) => ({
    matches: [...preferred].some((word) => query.includes(word)),
    media: query,
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    dispatchEvent: () => false,
  });
  afterEach(() => preferred.clear());
}

/** A page that is left runs no timer any more; here they are Node's, which go on. */
function endTimersWithPage() {
  const started = new Set<ReturnType<typeof setTimeout>>();
  const { setTimeout: start } = globalThis;
  globalThis.setTimeout = Object.assign((...timer: Parameters<typeof setTimeout>) => {
    const id = start(...timer);
    started.add(id);
    return id;
  }, start);
  afterAll(() => {
    globalThis.setTimeout = start;
    for (const id of started) clearTimeout(id);
  });
}

/** One window serves all files of a process: each begins with an empty page at "/", as if nobody had been here. */
function openNewPage() {
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
  afterAll(async () => {
    vi.unstubAllGlobals();
    // A message outlives the page that showed it: the next file's page would show it again.
    const { clearToasts } = await import("@store/ui/toaster");
    await clearToasts();
  });
}

if (typeof window !== "undefined") {
  fillGaps();
  endTimersWithPage();
  openNewPage();
}
