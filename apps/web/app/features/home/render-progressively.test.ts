// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { LAID_OUT, renderProgressively } from "./render-progressively.ts";

const idle: (() => void)[] = [];
const laidOut = (section: HTMLElement) => section.style.contentVisibility === "visible";

afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(LAID_OUT);
});

it.each(["requestIdleCallback", "setTimeout"])("lays out a section at each %s, then says so", (call) => {
  vi.stubGlobal("requestIdleCallback", undefined);
  vi.stubGlobal(call, (run: () => void) => idle.push(run));
  const sections = Array.from({ length: 3 }, () => document.createElement("section"));
  renderProgressively(sections);
  for (const done of [0, 1, 2]) {
    expect(sections.filter(laidOut)).toHaveLength(done);
    idle.shift()?.();
  }
  expect(document.documentElement.hasAttribute(LAID_OUT)).toBe(false);
  idle.shift()?.();
  expect(sections.every(laidOut)).toBe(true);
  expect(document.documentElement.hasAttribute(LAID_OUT)).toBe(true);

  renderProgressively(sections);
  expect(idle).toEqual([]);
});
