// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LAID_OUT, renderProgressively } from "./render-progressively.ts";

const idle: (() => void)[] = [];
const laidOut = (section: HTMLElement) => section.style.contentVisibility === "visible";
const createSections = () => Array.from({ length: 3 }, () => document.createElement("section"));
const scroll = () => window.dispatchEvent(new Event("scroll"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
});

afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute(LAID_OUT);
});

it("lays out a section at each idle callback, then says so", () => {
  const sections = createSections();
  renderProgressively(sections);
  scroll();
  for (const done of [0, 1, 2]) {
    expect(sections.filter(laidOut)).toHaveLength(done);
    idle.shift()?.();
  }
  expect(document.documentElement.hasAttribute(LAID_OUT)).toBe(false);
  idle.shift()?.();
  expect(sections.every(laidOut)).toBe(true);
  expect(document.documentElement.hasAttribute(LAID_OUT)).toBe(true);

  renderProgressively(sections);
  scroll();
  expect(idle).toEqual([]);
});

it("does the same by timers in a browser without idle callbacks", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const sections = createSections();
  renderProgressively(sections);
  scroll();
  vi.advanceTimersToNextTimer();
  expect(sections.filter(laidOut)).toHaveLength(1);
  vi.runAllTimers();
  expect(document.documentElement.hasAttribute(LAID_OUT)).toBe(true);
});

it("leaves the start of the page alone: it begins at a scroll, a press or a key, or after four seconds", () => {
  for (const sign of ["scroll", "pointerdown", "touchstart", "keydown"]) {
    renderProgressively(createSections());
    vi.advanceTimersByTime(3999);
    expect(idle).toEqual([]);
    window.dispatchEvent(new Event(sign));
    scroll();
    expect(idle.splice(0)).toHaveLength(1);
  }
  renderProgressively(createSections());
  vi.advanceTimersByTime(4000);
  expect(idle).toHaveLength(1);
});

it("ends when the page is left, and the next one is laid out whole", () => {
  const sections = createSections();
  const leave = renderProgressively(sections);
  scroll();
  leave();
  idle.shift()?.();
  expect(sections.filter(laidOut)).toEqual([]);
  expect(document.documentElement.hasAttribute(LAID_OUT)).toBe(true);
});

it("does not begin once the page is left", () => {
  renderProgressively(createSections())();
  scroll();
  vi.advanceTimersByTime(5000);
  expect(idle).toEqual([]);
});
