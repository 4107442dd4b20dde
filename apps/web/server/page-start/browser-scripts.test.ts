// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MEMBER, SHOPPER } from "../../app/session/early-session.ts";
import { MARK_MEMBER, MARK_SHOPPER, whenPainted } from "./browser-scripts.ts";

const FRAME = 16;
const A_WHILE = 3000;
const TOO_LONG = 5000;

/** A page whose pictures are loading, and a trigger of its first paint. */
function openPage() {
  let isComplete = false;
  const observers: (() => void)[] = [];
  vi.spyOn(document, "readyState", "get").mockImplementation(() => (isComplete ? "complete" : "interactive"));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe = () => observers.push(this.#tell);
    },
  );
  return {
    load: () => {
      isComplete = true;
      dispatchEvent(new Event("load"));
    },
    paint: () => {
      for (const tell of observers) tell();
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] }));
afterEach(() => {
  // Ends what the page still waits for.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what waits for the first paint", () => {
  it("comes two frames after the pictures have come and the page is painted", () => {
    const page = openPage();
    const called = vi.fn();
    whenPainted(called);
    vi.advanceTimersByTime(A_WHILE);
    page.load();
    page.paint();
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
    // Not within the frame, whose own work is to do first.
    expect(called).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(called).toHaveBeenCalledOnce();
  });

  it("waits for the paint when the pictures were quicker", () => {
    const page = openPage();
    const called = vi.fn();
    whenPainted(called);
    page.load();
    vi.advanceTimersByTime(A_WHILE);
    expect(called).not.toHaveBeenCalled();
    page.paint();
    vi.advanceTimersByTime(3 * FRAME);
    expect(called).toHaveBeenCalledOnce();
  });

  it("comes in a page that is complete already", () => {
    const page = openPage();
    page.load();
    const called = vi.fn();
    whenPainted(called);
    page.paint();
    vi.advanceTimersByTime(3 * FRAME);
    expect(called).toHaveBeenCalledOnce();
  });

  it.each(["pointerdown", "touchstart", "keydown"])("comes at once at a %s", (press) => {
    openPage();
    const called = vi.fn();
    whenPainted(called);
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    expect(called).toHaveBeenCalledOnce();
  });

  it("comes when pictures take too long", () => {
    openPage();
    const called = vi.fn();
    whenPainted(called);
    vi.advanceTimersByTime(TOO_LONG);
    expect(called).toHaveBeenCalledOnce();
  });

  it("comes once, whatever else happens", () => {
    const page = openPage();
    const called = vi.fn();
    whenPainted(called);
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    page.load();
    page.paint();
    vi.advanceTimersByTime(TOO_LONG);
    expect(called).toHaveBeenCalledOnce();
  });
});

describe("a member's page [R17]", () => {
  const isMarked = () => {
    document.documentElement.removeAttribute(MEMBER);
    new Function(MARK_MEMBER)();
    return document.documentElement.hasAttribute(MEMBER);
  };

  it.each([
    ["true", true],
    ["false", false],
  ])("is marked before its first paint where is_sose_elite_user is stored as %s: %s", (stored, marked) => {
    localStorage.setItem("is_sose_elite_user", stored);
    expect(isMarked()).toBe(marked);
    localStorage.clear();
    expect(isMarked()).toBe(false);
  });

  it("is like everybody's where the browser forbids storage", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(isMarked()).toBe(false);
  });
});

describe("the mark of who the shopper is", () => {
  const markOf = (stored: Readonly<Record<string, string>>) => {
    document.documentElement.removeAttribute(SHOPPER);
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    new Function(MARK_SHOPPER)();
    return document.documentElement.getAttribute(SHOPPER);
  };

  it.each([
    ["a login", { token: "t" }, "customer"],
    ["a login, with the visitor of before", { token: "t", visitor_id: "v" }, "customer"],
    ["a visitor's identity", { visitor_id: "v" }, "visitor"],
    ["none of both", { first_name: "Asha" }, null],
  ])("of %s", (_whose, stored, mark) => {
    expect(markOf(stored)).toBe(mark);
  });

  it("is missing where the browser forbids storage", () => {
    document.documentElement.removeAttribute(SHOPPER);
    vi.stubGlobal("localStorage", undefined);
    new Function(MARK_SHOPPER)();
    expect(document.documentElement.hasAttribute(SHOPPER)).toBe(false);
  });
});
