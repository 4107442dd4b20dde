import { describe, expect, it } from "vitest";
import { createPage } from "../http/page.ts";
import { createPageCache } from "./page-cache.ts";

const html = (text: string) => `<!DOCTYPE html><title>${text}</title>`;

/** A cache with its own clock, whose pages are numbered in the order of rendering. */
function setUp({ status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) {
  const clock = { now: 0 };
  let rendered = 0;
  const finishers: (() => void)[] = [];
  const state = { waits: false };
  const pageAt = createPageCache(
    async (key) => {
      rendered += 1;
      const page = createPage(status, headers, html(`${key} ${rendered}`));
      if (state.waits) await new Promise<void>((done) => finishers.push(done));
      return page;
    },
    { freshMs: 10, staleMs: 100, maxBytes: 10_000, now: () => clock.now },
  );
  const textAt = async (key: string) => String((await (await pageAt(key)).content("identity")).body);
  return { clock, textAt, state, finishers, count: () => rendered };
}

describe("the page cache", () => {
  it("serves a fresh page as it is", async () => {
    const { textAt, clock, count } = setUp();
    const first = await textAt("/shop");
    clock.now = 10;
    expect(await textAt("/shop")).toBe(first);
    expect(count()).toBe(1);
  });

  it("serves a stale page once more while it is rendered again", async () => {
    const { textAt, clock } = setUp();
    await textAt("/shop");
    clock.now = 11;
    expect(await textAt("/shop")).toBe(html("/shop 1"));
    await Promise.resolve();
    expect(await textAt("/shop")).toBe(html("/shop 2"));
  });

  it("renders a page that is too old before it is served", async () => {
    const { textAt, clock } = setUp();
    await textAt("/shop");
    clock.now = 111;
    expect(await textAt("/shop")).toBe(html("/shop 2"));
  });

  it("renders a page once for concurrent requests", async () => {
    const { textAt, state, finishers, count } = setUp();
    state.waits = true;
    const both = Promise.all([textAt("/shop"), textAt("/shop")]);
    await Promise.resolve();
    for (const finish of finishers) finish();
    expect(await both).toEqual([html("/shop 1"), html("/shop 1")]);
    expect(count()).toBe(1);
  });

  it.each([
    ["is missing", { status: 404 }],
    ["failed", { status: 503 }],
    ["lacks a part", { headers: { "cache-control": "no-store" } }],
  ])("keeps no page that %s", async (_what, page) => {
    const { textAt, count } = setUp(page);
    await textAt("/shop");
    await textAt("/shop");
    expect(count()).toBe(2);
  });

  it("keeps no more than its capacity", async () => {
    const { textAt, count } = setUp();
    for (let page = 0; page < 1000; page += 1) await textAt(`/products/${page}/x`);
    await textAt("/products/0/x");
    expect(count()).toBe(1001);
  });
});
