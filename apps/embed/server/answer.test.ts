import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answer, type Question } from "./answer.ts";
import { compress } from "./compress.ts";
import { createPage, JSON_FILE, type Site } from "./site.ts";

const page = async (words: string) =>
  createPage(await compress(`<head><style>p{color:red}</style></head><p>${words}</p>`));
const site: Site = {
  pages: new Map([
    ["/", await page("list")],
    ["/faq", await page("questions")],
    ["/manifest.json", createPage(await compress('{"pages":[]}'), JSON_FILE)],
  ]),
  notFound: await page("nothing here"),
};
const ask = (target: string, more: Partial<Question> = {}) => answer(site, { method: "GET", target, ...more });

describe("paths", () => {
  it.each(["/faq", "/faq/", "/faq?mobile=true", "/faq/?mobile=true&x=/"])("%s shows the page [R14]", (target) => {
    const { status, body } = ask(target);
    expect(status).toBe(200);
    expect(body.toString()).toContain("questions");
  });

  it.each(["/", "/?mobile=true", "//", ""])("%j shows the list", (target) => {
    expect(ask(target).body.toString()).toContain("list");
  });

  it.each(["/nowhere", "/faq.html", "/404", "/index", "/../faq", "/%66aq", "/FAQ", "/faq/x"])("%s is 404", (target) => {
    const { status, headers, body } = ask(target);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.toString()).toContain("nothing here");
  });

  it("/healthz says ok and is never cached", () => {
    expect(ask("/healthz")).toMatchObject({ status: 200, body: "ok\n", headers: { "cache-control": "no-store" } });
  });
});

describe("the manifest", () => {
  it("is JSON that every reader revalidates, and gets only when it has changed", () => {
    const { status, headers, body } = ask("/manifest.json");
    expect([status, body.toString()]).toEqual([200, '{"pages":[]}']);
    expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" });
    expect(ask("/manifest.json", { ifNoneMatch: String(headers.etag) })).toMatchObject({
      status: 304,
      headers: { "cache-control": "no-cache" },
    });
  });
});

describe("methods", () => {
  it("HEAD has the headers of GET", () => {
    expect(ask("/faq", { method: "HEAD" }).headers).toEqual(ask("/faq").headers);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND", ""])("%j is 405 and names what is allowed", (method) => {
    expect(ask("/faq", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });
});

describe("compression", () => {
  it("sends brotli, gzip or the plain page, each with its length and validator", () => {
    const br = ask("/faq", { acceptEncoding: "gzip, br" });
    const gzip = ask("/faq", { acceptEncoding: "gzip" });
    const identity = ask("/faq");
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(identity.headers).not.toHaveProperty("content-encoding");
    expect(brotliDecompressSync(br.body)).toEqual(identity.body);
    expect(gunzipSync(gzip.body)).toEqual(identity.body);
    for (const { headers, body } of [br, gzip, identity]) expect(headers["content-length"]).toBe(body.length);
    expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(identity.headers.vary).toBe("accept-encoding");
  });
});

describe("validators", () => {
  const etag = String(ask("/faq").headers.etag);

  it.each([etag, `W/${etag}`, `"other", ${etag}`, "*"])("If-None-Match %s is 304 without a body", (ifNoneMatch) => {
    const { status, headers, body } = ask("/faq", { ifNoneMatch });
    expect(status).toBe(304);
    expect(body).toBe("");
    expect(headers).toMatchObject({ etag, vary: "accept-encoding" });
    expect(headers).not.toHaveProperty("content-length");
  });

  it("another validator is answered in full", () => {
    expect(ask("/faq", { ifNoneMatch: '"other"' }).status).toBe(200);
  });

  it("a missing page stays 404 whatever validator is sent", () => {
    expect(ask("/nowhere", { ifNoneMatch: "*" }).status).toBe(404);
  });

  it("change with the page's words", async () => {
    expect((await page("new words")).etags.identity).not.toBe((await page("old words")).etags.identity);
  });
});

describe("security headers", () => {
  it.each(["/faq", "/nowhere"])("%s allows its own inline styles and nothing else", (target) => {
    expect(ask(target).headers).toMatchObject({
      "content-security-policy":
        "default-src 'none'; style-src 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='; " +
        "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });
});
