// @vitest-environment jsdom
import { data, type LoaderFunction, type RouteObject, RouterContextProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetchLinks, takingPrefetched } from "./prefetch.ts";

const GHEE = "http://localhost:3000/products/1";
const load = vi.fn<LoaderFunction>(async ({ params }) => `product ${params.id}`);
const loader = takingPrefetched(load);
const lazy = vi.fn(async () => ({ loader }));

const getContext = () => new RouterContextProvider();
let stop: () => void;

/** A navigation to an address. */
function visit(href: string, id: string) {
  const url = new URL(href);
  return loader({ request: new Request(url), url, pattern: "products/:id", params: { id }, context: getContext() });
}

function start(html: string) {
  document.body.innerHTML = html;
  // Made anew, as for each router.
  const routes: RouteObject[] = [
    { path: "products/:id", lazy },
    { path: "*", lazy },
  ];
  stop = prefetchLinks({ routes, getContext });
}
const fire = (name: string, selector = "a") =>
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  start(`<a href="${GHEE}#reviews"><b>Ghee</b></a><p>Words</p><a id="away" href="https://elsewhere.example/">Away</a>`);
});
afterEach(async () => {
  stop();
  // What a test has not taken is no longer fresh in the next.
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("a link's page is loaded in advance", () => {
  it.each(["touchstart", "focusin"])("at a %s", async (event) => {
    fire(event, "b");
    await expect.poll(() => load).toHaveBeenCalledOnce();
    expect(await visit(GHEE, "1")).toBe("product 1");
    expect(load).toHaveBeenCalledOnce();
  });

  it("where the pointer rests, and not where it passes", async () => {
    fire("pointerover");
    await vi.advanceTimersByTimeAsync(20);
    fire("pointerover", "p");
    await vi.advanceTimersByTimeAsync(200);
    expect(lazy).not.toHaveBeenCalled();
    fire("pointerover");
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await visit(GHEE, "1");
  });
});

describe("what was loaded in advance", () => {
  it("is used once", async () => {
    fire("focusin");
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await visit(GHEE, "1");
    await visit(GHEE, "1");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is not used when it is old", async () => {
    fire("focusin");
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(31_000);
    await visit(GHEE, "1");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is loaded in advance again when it is old", async () => {
    fire("focusin");
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(31_000);
    fire("focusin");
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    await visit(GHEE, "1");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is asked for once, however often the link is touched", async () => {
    for (let touch = 0; touch < 5; touch += 1) fire("touchstart");
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await visit(GHEE, "1");
  });

  it.each([
    ["failed", () => Promise.reject(new Error("down"))],
    ["could not be loaded", async () => data(null, { status: 503 })],
  ])("is loaded again by the navigation where it %s", async (_, failing) => {
    load.mockImplementationOnce(failing);
    fire("focusin");
    await expect.poll(() => load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await visit(GHEE, "1")).toBe("product 1");
  });

  it("is waited for by a navigation that begins before it has come", async () => {
    fire("touchstart");
    expect(await visit(GHEE, "1")).toBe("product 1");
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("nothing is loaded", () => {
  it("of another site", async () => {
    fire("focusin", "#away");
    await vi.advanceTimersByTimeAsync(200);
    expect(lazy).not.toHaveBeenCalled();
  });

  it("where the browser saves data", async () => {
    stop();
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    start(`<a href="${GHEE}">Ghee</a>`);
    fire("focusin");
    await vi.advanceTimersByTimeAsync(200);
    expect(lazy).not.toHaveBeenCalled();
  });
});
