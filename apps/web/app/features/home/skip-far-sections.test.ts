// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LAID_OUT, skipFarSections } from "./skip-far-sections.ts";

const mayBeSkipped = () => document.documentElement.hasAttribute(LAID_OUT);
let nextFrame: (() => void) | undefined;
let onceIdle: (() => void) | undefined;
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    nextFrame = run;
  });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    onceIdle = run;
  });
  leave = skipFarSections();
});
afterEach(() => {
  leave();
  nextFrame = undefined;
  onceIdle = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A frame is shown, then the browser is idle: the page has been laid out. */
const rest = () => {
  nextFrame?.();
  onceIdle?.();
};
const resizeTo = (width: number) => {
  vi.stubGlobal("innerWidth", width);
  dispatchEvent(new Event("resize"));
};

it("what is far may be skipped once the page has been laid out, until it is left", () => {
  expect(mayBeSkipped()).toBe(false);
  rest();
  expect(mayBeSkipped()).toBe(true);
  leave();
  expect(mayBeSkipped()).toBe(false);
});

it("a page of another width is laid out whole, one that grew higher is not", () => {
  rest();
  resizeTo(window.innerWidth);
  expect(mayBeSkipped()).toBe(true);
  resizeTo(window.innerWidth + 100);
  expect(mayBeSkipped()).toBe(false);
});

it("none is skipped before the first frame with its styles", () => {
  leave();
  nextFrame = undefined;
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  leave = skipFarSections();
  rest();
  expect(mayBeSkipped()).toBe(false);
  state.mockRestore();
  dispatchEvent(new Event("load"));
  expect(onceIdle).toBeUndefined();
  rest();
  expect(mayBeSkipped()).toBe(true);
});

it("a page that was left before it was laid out skips nothing on the next one", () => {
  leave();
  rest();
  expect(mayBeSkipped()).toBe(false);
});
