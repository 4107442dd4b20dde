// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LAID_OUT, renderProgressively } from "./render-progressively.ts";

const idle: (() => void)[] = [];
const laidOut = (section: HTMLElement) => section.style.contentVisibility === "visible";
const isWhole = () => document.documentElement.hasAttribute(LAID_OUT);
const scroll = () => window.dispatchEvent(new Event("scroll"));

/** Five sections, each of which takes some milliseconds to lay out. */
const createSections = (layoutMs: number) =>
  Array.from({ length: 5 }, () => {
    const section = document.createElement("section");
    vi.spyOn(section, "getBoundingClientRect").mockImplementation(() => {
      vi.advanceTimersByTime(layoutMs);
      return new DOMRect();
    });
    return section;
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("DOMRect", class {});
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
});

afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute(LAID_OUT);
});

it.each([
  { layoutMs: 20, counts: [0, 1, 2, 3, 4, 5] },
  { layoutMs: 4, counts: [0, 2, 4, 5] },
])("begins at once, with tasks of 8 ms: sections that take $layoutMs ms each", ({ layoutMs, counts }) => {
  const sections = createSections(layoutMs);
  renderProgressively(sections);
  for (const count of counts) {
    expect(sections.filter(laidOut)).toHaveLength(count);
    idle.shift()?.();
  }
  expect(isWhole()).toBe(true);
  expect(idle).toEqual([]);

  renderProgressively(createSections(layoutMs));
  idle.shift()?.();
  expect(idle).toEqual([]);
});

it("does the same by timers in a browser without idle callbacks", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const sections = createSections(0);
  renderProgressively(sections);
  expect(isWhole()).toBe(false);
  vi.runAllTimers();
  expect(sections.every(laidOut)).toBe(true);
  expect(isWhole()).toBe(true);
});

it("lays out the rest together at a scroll", () => {
  renderProgressively(createSections(20));
  idle.shift()?.();
  expect(isWhole()).toBe(false);
  scroll();
  expect(isWhole()).toBe(true);
});

it("ends when the page is left, and the next one is laid out whole", () => {
  const sections = createSections(20);
  const leave = renderProgressively(sections);
  leave();
  idle.shift()?.();
  expect(sections.filter(laidOut)).toEqual([]);
  expect(isWhole()).toBe(true);
});
