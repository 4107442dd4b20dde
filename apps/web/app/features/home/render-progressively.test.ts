// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LAID_OUT, renderProgressively, WHOLE } from "./render-progressively.ts";

const idle: (() => void)[] = [];
const leave: (() => void)[] = [];
/** Opens a page of these sections. */
const open = (sections: readonly HTMLElement[]) => leave.push(renderProgressively(sections));
const laidOut = (section: HTMLElement) => section.style.contentVisibility === "visible";
const laidOutAs = () => document.documentElement.getAttribute(LAID_OUT);
const scroll = () => window.dispatchEvent(new Event("scroll"));
const resizeTo = (width: number) => {
  vi.stubGlobal("innerWidth", width);
  window.dispatchEvent(new Event("resize"));
};

/** Five sections; each takes some milliseconds to style and again to lay out. */
const createSections = (ms: number) =>
  Array.from({ length: 5 }, () => {
    const section = document.createElement("section");
    vi.spyOn(section, "getBoundingClientRect").mockImplementation(() => {
      vi.advanceTimersByTime(ms);
      return new DOMRect();
    });
    section.dataset.ms = String(ms);
    return section;
  });
const ownGetComputedStyle = window.getComputedStyle;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("DOMRect", class {});
  vi.stubGlobal("getComputedStyle", (section: HTMLElement) => {
    vi.advanceTimersByTime(Number(section.dataset.ms));
    return ownGetComputedStyle(section);
  });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
});

afterEach(() => {
  for (const end of leave.splice(0)) end();
  idle.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute(LAID_OUT);
});

const hasHeight = (section: HTMLElement) => vi.mocked(section.getBoundingClientRect).mock.calls.length > 0;

it.each([
  { ms: 20, styled: [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5], withHeight: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5] },
  { ms: 0.25, styled: [0, 2, 4, 5], withHeight: [0, 2, 4, 5] },
])("begins at once, with tasks of 1 ms or a step: steps that take $ms ms each", ({ ms, styled, withHeight }) => {
  const sections = createSections(ms);
  open(sections);
  for (const [task, count] of styled.entries()) {
    expect(sections.filter(laidOut)).toHaveLength(count);
    expect(sections.filter(hasHeight)).toHaveLength(withHeight[task] ?? 0);
    idle.shift()?.();
  }
  expect(idle).toEqual([]);

  // Their heights are remembered in the next frame; then what is far is skipped again, also when the shopper scrolls.
  expect(laidOutAs()).toBeNull();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(sections.filter(laidOut)).toEqual([]);
  scroll();
  expect(laidOutAs()).not.toBeNull();
  expect(laidOutAs()).not.toBe(WHOLE);
});

it("does the same by timers in a browser without idle callbacks", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const sections = createSections(0);
  open(sections);
  expect(sections.filter(laidOut)).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(sections.every(laidOut)).toBe(true);
  vi.runAllTimers();
  expect(laidOutAs()).not.toBeNull();
});

it("lays out the rest together at a scroll", () => {
  open(createSections(20));
  idle.shift()?.();
  expect(laidOutAs()).toBeNull();
  scroll();
  expect(laidOutAs()).toBe(WHOLE);
});

it("lays out all of a page that gets another width, where other heights were remembered", () => {
  vi.stubGlobal("innerWidth", 400);
  open([]);
  idle.shift()?.();
  vi.runAllTimers();
  resizeTo(400);
  expect(laidOutAs()).not.toBe(WHOLE);
  resizeTo(800);
  expect(laidOutAs()).toBe(WHOLE);
});

it("ends when the page is left, and the next one is laid out whole", () => {
  const sections = createSections(20);
  open(sections);
  leave.pop()?.();
  idle.shift()?.();
  expect(sections.filter(laidOut)).toEqual([]);
  expect(laidOutAs()).toBe(WHOLE);

  open(createSections(20));
  idle.shift()?.();
  expect(idle).toEqual([]);
});
