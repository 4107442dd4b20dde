import type { Answer, Call } from "@store/api-client";
import { categories, productFoams, productList } from "@store/api-client/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cacheResponses } from "./response-cache.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A backend that replies with the number of its calls, for a catalogue with a version. */
function setUp() {
  const state = { version: 1, isReachable: true, asked: 0 };
  function answer(): Promise<Answer<never>>;
  async function answer(): Promise<Answer<number>> {
    state.asked += 1;
    return state.isReachable ? { ok: true, reply: state.asked } : { ok: false, failure: { kind: "unreachable" } };
  }
  const backend: Call = () => answer();
  const call = cacheResponses(backend, {
    endpoints: [categories, productFoams],
    version: () => state.version,
    maxAgeMs: 1000,
  });
  return { call, state };
}

describe("answers that suit every page", () => {
  it("are asked for once, also by pages that are rendered at the same time", async () => {
    const { call, state } = setUp();
    const [one, another] = await Promise.all([call(categories), call(categories)]);
    expect(another).toEqual(one);
    await call(categories);
    expect(state.asked).toBe(1);
  });

  it("are asked for again when the catalogue has changed [C48]", async () => {
    const { call, state } = setUp();
    await call(categories);
    state.version = 2;
    await call(categories);
    expect(state.asked).toBe(2);
  });

  it("are asked for again when they are too old", async () => {
    // A cache asks for the time once a millisecond.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const now = vi.spyOn(performance, "now");
    const { call, state } = setUp();
    const callAt = (ms: number) => {
      now.mockReturnValue(ms);
      vi.runAllTimers();
      return call(categories);
    };
    await callAt(1);
    await callAt(1001);
    expect(state.asked).toBe(1);
    await callAt(1002);
    expect(state.asked).toBe(2);
  });

  it("differ by what is asked", async () => {
    const { call, state } = setUp();
    await call(productFoams, { query: { category_id: 1 } });
    await call(productFoams, { query: { category_id: 2 } });
    await call(productFoams, { query: { category_id: 1 } });
    expect(state.asked).toBe(2);
  });

  it("are not remembered when they failed", async () => {
    const { call, state } = setUp();
    state.isReachable = false;
    expect(await call(categories)).toMatchObject({ ok: false });
    state.isReachable = true;
    expect(await call(categories)).toMatchObject({ ok: true });
  });
});

it("Other calls are made every time", async () => {
  const { call, state } = setUp();
  await call(productList);
  await call(productList);
  expect(state.asked).toBe(2);
});
