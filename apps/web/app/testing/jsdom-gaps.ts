import { afterEach, vi } from "vitest";

/** jsdom knows no modal dialogs; what a test sees of one is whether it is open. */
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** jsdom captures no pointers; toasts ask for it. */
Element.prototype.setPointerCapture = () => undefined;

const preferred = new Set<string>();

/** Sets the device's preferences for one test: media queries that contain one of these words match. */
export const preferMedia = (...words: readonly string[]): void => {
  for (const word of words) preferred.add(word);
};

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
