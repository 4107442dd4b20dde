// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FONT, NO_FONT, UNPAINTED, WIDE } from "./after-paint.ts";
import { markUnpainted, startAfterPaint } from "./start-after-paint.ts";

const root = document.documentElement;
const mark = () => markUnpainted(UNPAINTED, FONT, NO_FONT, WIDE);
const screenIs = (isWide: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === WIDE && isWide }));
const hasFont = () => !root.hasAttribute(NO_FONT);

/** Fonts whose one file comes, or does not. */
const fontsAre = (load: () => Promise<unknown>) => {
  const loads = vi.fn(load);
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: loads } });
  return loads;
};

beforeEach(() => {
  localStorage.clear();
  for (const name of [UNPAINTED, NO_FONT]) root.removeAttribute(name);
  screenIs(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("marks a page until it is painted", () => {
  fontsAre(async () => []);
  const painted = mark();
  expect(root.hasAttribute(UNPAINTED)).toBe(true);
  painted();
  expect(root.hasAttribute(UNPAINTED)).toBe(false);
});

it("asks for the font after the paint, and begins with it when a page is loaded the next time", async () => {
  const loads = fontsAre(async () => []);
  const painted = mark();
  expect(hasFont()).toBe(false);
  expect(loads).not.toHaveBeenCalled();
  painted();
  await expect.poll(() => localStorage.getItem(FONT)).not.toBeNull();
  expect(hasFont(), "as long as this page is read").toBe(false);
  mark();
  expect(hasFont()).toBe(true);
});

it("shows the font with the head of the next page, and not where a filter only changes the address", async () => {
  fontsAre(async () => []);
  mark()();
  await expect.poll(() => localStorage.getItem(FONT)).not.toBeNull();
  for (const [address, isShown] of [
    ["?page=2", false],
    ["/faq", true],
  ] as const) {
    history.pushState(null, "", address);
    document.title = address;
    await expect.poll(() => document.title).toBe(address);
    expect(hasFont(), address).toBe(isShown);
  }
});

it("stays without a font that cannot be fetched, on the next page too", async () => {
  const failed = Promise.reject(new Error("offline"));
  fontsAre(() => failed);
  mark()();
  await failed.catch(() => undefined);
  expect(hasFont()).toBe(false);
  mark();
  expect(hasFont()).toBe(false);
});

it("does so where the browser forbids storage, too", async () => {
  const loads = fontsAre(async () => []);
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const painted = mark();
  expect(root.hasAttribute(UNPAINTED)).toBe(true);
  painted();
  expect(root.hasAttribute(UNPAINTED)).toBe(false);
  expect(loads).toHaveBeenCalledOnce();
});

it("has wide screens alone preload the font, and show it from the start", () => {
  fontsAre(async () => []);
  screenIs(true);
  mark();
  expect(hasFont()).toBe(true);
  const [preload = ""] = /<link rel="preload"[^>]*>/.exec(startAfterPaint("/entry.js", []).head) ?? [];
  expect(preload).toContain('as="font"');
  expect(preload).toContain(`media="${WIDE}"`);
});
