// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useAutoplay } from "./use-autoplay.ts";

const EVERY_MS = 3000;

let report: (isIntersecting: readonly boolean[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        report = (all) => tell(all.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

function turnsAfter(reports: readonly (readonly boolean[])[]): number {
  const turn = vi.fn();
  const root = { current: document.createElement("section") };
  renderHook(() => useAutoplay(root, EVERY_MS, turn));
  for (const each of reports) act(() => report(each));
  vi.advanceTimersByTime(2 * EVERY_MS);
  return turn.mock.calls.length;
}

it.each([
  { what: "not seen yet", reports: [], turns: 0 },
  { what: "in view", reports: [[true]], turns: 2 },
  { what: "out of view again", reports: [[true], [false]], turns: 0 },
  { what: "come into view while the page was busy", reports: [[false, true]], turns: 2 },
  { what: "come and gone while the page was busy", reports: [[true, false]], turns: 0 },
])("A carousel $what turns $turns times in two periods [R48]", ({ reports, turns }) => {
  expect(turnsAfter(reports)).toBe(turns);
});
