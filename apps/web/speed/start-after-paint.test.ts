// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startAfterPaint, startAtOnce, whenPainted } from "./start-after-paint.ts";

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

describe("the scripts of a page", () => {
  const FILES = ["/assets/react.js", "/assets/store.js", "/assets/shop.js"];
  const contentOf = (html: string) => /^<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const { head, body } = startAfterPaint("/assets/entry.js", FILES);

  it("are inline: none is a file that the page would wait for", () => {
    expect(head + body).not.toMatch(/<script[^>]* src|<link rel="modulepreload"/);
  });

  it("are valid JavaScript", () => {
    for (const html of [head, body]) {
      expect(() => new Function(contentOf(html).replaceAll("import(", "load("))).not.toThrow();
    }
  });

  it("ask for every file at once, then run them a file at a time, the entry last", async () => {
    const preloaded: string[] = [];
    const running: string[] = [];
    let isRunning = false;
    const browser = {
      document: {
        createElement: () => ({}),
        head: { append: ({ href }: { readonly href: string }) => void preloaded.push(href) },
      },
      load: async (file: string) => {
        expect(isRunning, "two at once").toBe(false);
        expect(preloaded).toEqual(["/assets/entry.js", ...FILES]);
        isRunning = true;
        await Promise.resolve();
        isRunning = false;
        running.push(file);
      },
      whenPainted: (start: () => Promise<void>) => start(),
    };
    await runInNewContext(contentOf(body).replaceAll("import(", "load("), browser);
    expect(running).toEqual([...FILES, "/assets/entry.js"]);
  });

  it("are tags that the browser follows at once, where that is switched off", () => {
    const tags = startAtOnce("/assets/entry.js", FILES);
    expect(tags.body).toBe("");
    expect(tags.head).toContain('<script type="module" async src="/assets/entry.js">');
    expect(tags.head.match(/rel="modulepreload"/g)).toHaveLength(FILES.length);
  });
});
