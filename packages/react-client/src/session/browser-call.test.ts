// @vitest-environment jsdom
import { cart, productFoams, sendOtp, visitor } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useMockBackend } from "../testing/mock-backend.ts";
import { call, ensureVisitorWhenIdle } from "./browser-call.ts";
import { clearAllStorage } from "./storage.ts";

const backend = useMockBackend();

/** Gives a new visitor id to each call, and records them. */
function giveVisitors() {
  const given: string[] = [];
  backend.reply(visitor, () => {
    const visitor_id = `visitor-${given.length + 1}`;
    given.push(visitor_id);
    return { status: true, visitor_id };
  });
  return given;
}

describe("a shopper without an identity [R22]", () => {
  it("becomes a visitor once, however many calls wait for it; the id is stored and sent", async () => {
    const given = giveVisitors();
    const asked = backend.reply(cart);
    const answers = await Promise.all([call(cart), call(cart), call(cart)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(given).toHaveLength(1);
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
    await call(cart);
    expect(given).toHaveLength(1);
    expect(asked.map(({ identity }) => identity.visitorId)).toEqual(Array(4).fill(given[0]));
  });

  it("becomes one to send something, but not for a public read", async () => {
    const given = giveVisitors();
    await call(productFoams, { query: {} });
    expect(given).toEqual([]);
    await call(sendOtp, { body: { mobile_no: "+919876543210" } });
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
  });

  it("is not refused as nobody when no visitor id can be had: the failure is that of asking for it [C42]", async () => {
    backend.reply(visitor, refuse(503, "Later"));
    const asked = backend.reply(cart);
    const sent = backend.reply(sendOtp);
    expect(await call(cart)).toEqual({ ok: false, failure: { kind: "broken", httpStatus: 503, message: "Later" } });
    expect(asked).toEqual([]);
    await call(sendOtp, { body: { mobile_no: "+919876543210" } });
    expect(sent).toHaveLength(1);
  });

  it("is a visitor all the same where the browser forbids storage, as long as the page is open", async () => {
    const denied = () => {
      throw new Error("denied");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(denied);
    }
    const given = giveVisitors();
    const asked = backend.reply(cart);
    await call(cart);
    expect((await call(cart)).ok).toBe(true);
    expect(asked.map(({ identity }) => identity.visitorId)).toEqual([given[0], given[0]]);
    expect(given).toHaveLength(1);
    vi.restoreAllMocks();
    clearAllStorage();
  });

  it("that the backend no longer knows becomes a new one, and the call is repeated", async () => {
    const given = giveVisitors();
    backend.reply(cart, ({ identity }) => (given.includes(identity.visitorId ?? "") ? undefined : refuse(401)));
    localStorage.setItem("visitor_id", "forgotten");
    expect((await call(cart)).ok).toBe(true);
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
  });
});

describe("the visitor id of who only looks [R22 C42]", () => {
  /** Opens a page, whose browser is idle when the returned function is called. */
  function openPage() {
    const asked = vi.fn<(run: () => void) => number>();
    vi.stubGlobal("requestIdleCallback", asked);
    vi.stubGlobal("cancelIdleCallback", vi.fn());
    onTestFinished(() => void vi.unstubAllGlobals());
    ensureVisitorWhenIdle();
    return () => {
      for (const [run] of asked.mock.calls) run();
    };
  }

  it("is asked for as soon as the page is idle, once, and is there on the next page", async () => {
    const given = giveVisitors();
    const becomeIdle = openPage();
    expect(given).toEqual([]);
    becomeIdle();
    await call(cart);
    expect(given).toHaveLength(1);
    expect(localStorage.getItem("visitor_id")).toBe(given[0]);
    openPage()();
    await call(cart);
    expect(given).toHaveLength(1);
  });

  it.each([
    ["token", "a token"],
    ["visitor_id", "an id"],
  ])("is not asked for with a stored %s", async (key, value) => {
    const given = giveVisitors();
    localStorage.setItem(key, value);
    openPage()();
    await call(productFoams, { query: {} });
    expect(given).toEqual([]);
  });

  it("is asked for a second later where the browser has no idle callbacks", async () => {
    const given = giveVisitors();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const cancel = ensureVisitorWhenIdle();
    cancel();
    ensureVisitorWhenIdle();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => given).toHaveLength(1);
  });
});
