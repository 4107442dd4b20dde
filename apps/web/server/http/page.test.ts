import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPage, type Encoding, isSamePage, type Page } from "./page.ts";

const bytesOf = async (page: Page, encoding: Encoding) => Buffer.concat((await page.content(encoding)).body);
const html = (text: string) => `<!DOCTYPE html><title>${text}</title>`;

describe("a page's bytes", () => {
  it("are the same in every encoding", async () => {
    const page = createPage(200, {}, html("Surabhi"));
    expect(String(brotliDecompressSync(await bytesOf(page, "br")))).toBe(html("Surabhi"));
    expect(String(gunzipSync(await bytesOf(page, "gzip")))).toBe(html("Surabhi"));
  });

  it("are those of its pieces", async () => {
    const whole = createPage(200, {}, html("Surabhi"));
    const bytes = Buffer.from(html("Surabhi"));
    const page = createPage(200, {}, [bytes.subarray(0, 7), bytes.subarray(7, 20), bytes.subarray(20)]);
    expect(String(brotliDecompressSync(await bytesOf(page, "br")))).toBe(html("Surabhi"));
    expect(String(await bytesOf(page, "identity"))).toBe(html("Surabhi"));
    expect({ etag: page.etag, size: page.size }).toEqual({ etag: whole.etag, size: whole.size });
    expect(isSamePage(page, whole)).toBe(true);
  });

  it("are compressed once for all requests", async () => {
    const page = createPage(200, {}, html("Surabhi"));
    const [one, another] = await Promise.all([page.content("br"), page.content("br")]);
    expect(another).toBe(one);
    expect(page.content("br")).toBe(one);
  });

  it("have one name for one content", () => {
    expect(createPage(200, {}, html("a")).etag).toBe(createPage(200, {}, html("a")).etag);
    expect(createPage(200, {}, html("a")).etag).not.toBe(createPage(200, {}, html("b")).etag);
  });
});

describe("two pages", () => {
  const page = createPage(200, {}, html("a"));
  it.each([
    ["are the same to the byte", createPage(200, {}, html("a")), true],
    ["differ by a letter", createPage(200, {}, html("b")), false],
    ["differ, though they have one name", { ...createPage(200, {}, html("b")), etag: page.etag }, false],
    ["differ by their status", createPage(404, {}, html("a")), false],
  ])("that %s", (_what, other, isSame) => {
    expect(isSamePage(page, other)).toBe(isSame);
  });
});

describe("a page's headers", () => {
  it("say its encoding, its length and its name beside its own", async () => {
    const page = createPage(200, { "cache-control": "no-cache" }, html("Surabhi"));
    const { headers, body } = await page.content("br");
    expect(headers).toEqual([
      ...["cache-control", "no-cache"],
      ...["content-encoding", "br"],
      ...["content-length", String(Buffer.concat(body).length)],
      ...["etag", page.etag],
      ...["vary", "Accept-Encoding"],
    ]);
  });

  it("name no encoding when it is plain", async () => {
    expect((await createPage(200, {}, "").content("identity")).headers).not.toContain("content-encoding");
  });
});
