import { describe, expect, it } from "vitest";
import { createPage } from "../server/http/page.ts";
import { createPageCache } from "./page-cache.ts";

const html = (text: string) => `<!DOCTYPE html><title>${text}</title>`;

/** A cache with its own clock and version, whose pages are numbered in the order of rendering. */
function setUp() {
  const state = { now: 0, version: 1, status: 200, headers: {}, text: "", breaks: false, waits: false };
  let rendered = 0;
  const finishers: (() => void)[] = [];
  const pageAt = createPageCache(
    async (key) => {
      rendered += 1;
      const page = createPage(state.status, state.headers, html(state.text || `${key} ${rendered}`));
      if (state.waits) await new Promise<void>((done) => finishers.push(done));
      if (state.breaks) throw new Error("The page cannot be rendered");
      return page;
    },
    { version: () => state.version, maxAgeMs: 10, maxBytes: 10_000, now: () => state.now },
  );
  const textAt = async (key: string) => String((await (await pageAt(key)).content("identity")).body);
  return { pageAt, textAt, state, finishers, count: () => rendered };
}

describe("the page cache", () => {
  it("serves a page as it is while the catalogue's version stands", async () => {
    const { textAt, state, count } = setUp();
    const first = await textAt("/shop");
    state.now = 10;
    expect(await textAt("/shop")).toBe(first);
    expect(count()).toBe(1);
  });

  it("renders a page of an older version before it is served [C48]", async () => {
    const { textAt, state } = setUp();
    await textAt("/shop");
    state.version = 2;
    expect(await textAt("/shop")).toBe(html("/shop 2"));
    expect(await textAt("/shop")).toBe(html("/shop 2"));
  });

  it("renders a page again that was being rendered when the version changed [C48]", async () => {
    const { textAt, state, finishers } = setUp();
    state.waits = true;
    const before = textAt("/shop");
    state.version = 2;
    const after = textAt("/shop");
    await Promise.resolve();
    for (const finish of finishers.reverse()) finish();
    expect([await before, await after]).toEqual([html("/shop 1"), html("/shop 2")]);
    state.waits = false;
    expect(await textAt("/shop")).toBe(html("/shop 2"));
  });

  it("keeps what was compressed of a page that a change leaves as it was [C48]", async () => {
    const { pageAt, state } = setUp();
    state.text = "the same";
    const before = await pageAt("/shop");
    state.version = 2;
    expect(await pageAt("/shop")).toBe(before);
    Object.assign(state, { text: "another", version: 3 });
    expect(await pageAt("/shop")).not.toBe(before);
  });

  it("renders a page that is too old before it is served", async () => {
    const { textAt, state } = setUp();
    await textAt("/shop");
    state.now = 11;
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
    const { textAt, state, count } = setUp();
    Object.assign(state, page);
    await textAt("/shop");
    await textAt("/shop");
    expect(count()).toBe(2);
  });

  it.each([
    ["fails", { status: 502 }],
    ["lacks a part", { headers: { "cache-control": "no-store" } }],
    ["breaks", { breaks: true }],
  ])("serves the older page while its rendering %s", async (_what, away) => {
    const { textAt, state } = setUp();
    const whole = { ...state };
    await textAt("/shop");
    Object.assign(state, away, { version: 2 });
    expect(await textAt("/shop")).toBe(html("/shop 1"));
    Object.assign(state, whole, { version: 2 });
    expect(await textAt("/shop")).toBe(html("/shop 3"));
  });

  it("serves no older page of what is gone", async () => {
    const { textAt, state } = setUp();
    await textAt("/products/1/x");
    Object.assign(state, { status: 404, version: 2 });
    expect(await textAt("/products/1/x")).toBe(html("/products/1/x 2"));
  });

  it("keeps no more than its capacity", async () => {
    const { textAt, count } = setUp();
    for (let page = 0; page < 1000; page += 1) await textAt(`/products/${page}/x`);
    await textAt("/products/0/x");
    expect(count()).toBe(1001);
  });
});
