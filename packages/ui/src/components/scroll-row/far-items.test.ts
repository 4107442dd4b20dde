// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { FAR } from "./far-items.css.ts";
import { showNearView } from "./far-items.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A row that waits, and what its observer reports and does. */
function waitingRow() {
  const row = document.createElement("ul");
  row.toggleAttribute(FAR);
  let report = (_: readonly { isIntersecting: boolean }[]) => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: typeof report) {
        report = tell;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const onShown = vi.fn(() => expect(row.hasAttribute(FAR)).toBe(false));
  const stop = showNearView(row, onShown);
  return {
    row,
    disconnect,
    onShown,
    stop,
    report: (...all: boolean[]) => report(all.map((isIntersecting) => ({ isIntersecting }))),
  };
}

it("a row shows all its items once it has come near the view, and is not watched any longer", () => {
  const { row, disconnect, onShown, report } = waitingRow();
  report(false);
  expect(row.hasAttribute(FAR)).toBe(true);
  expect(disconnect).not.toHaveBeenCalled();
  // On a busy page several reports come at once.
  report(true, false);
  expect(row.hasAttribute(FAR)).toBe(false);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(onShown).toHaveBeenCalledOnce();
});

it("a row that leaves the page is not watched any longer", () => {
  const { disconnect, stop } = waitingRow();
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
