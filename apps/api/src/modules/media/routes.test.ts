import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { mediaRoutes, NO_SUCH_PICTURE } from "./routes.ts";

let folder = "";
let app = mediaRoutes({ cacheDir: "", uploads: memoryStorage() });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "media-"));
  app = mediaRoutes({ cacheDir: folder, uploads: memoryStorage() });
});
afterAll(() => rm(folder, { recursive: true }));

const picture = async (path: string) => sharp(Buffer.from(await (await app.request(path)).arrayBuffer())).metadata();

describe("GET /media", () => {
  it.each([
    ["avif", "image/avif", "heif"],
    ["webp", "image/webp", "webp"],
    ["jpg", "image/jpeg", "jpeg"],
  ])("gives a product's picture as %s in the size asked for", async (extension, type, format) => {
    const path = `/media/product/1001/1.320.${extension}`;
    const reply = await app.request(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe(type);
    expect(await picture(path)).toMatchObject({ format, width: 320, height: 320 });
  });

  it("keeps a card's picture small", async () => {
    const reply = await app.request("/media/product/1002/1.320.avif");
    expect((await reply.arrayBuffer()).byteLength).toBeLessThan(8192);
  });

  it("keeps the shape of a wide picture", async () => {
    expect(await picture("/media/category/12/web.320.webp")).toMatchObject({ width: 320, height: 80 });
  });

  it("gives the drawing itself, without a script or an outside address", async () => {
    const reply = await app.request("/media/product/1001/1.svg");
    expect(reply.headers.get("content-type")).toBe("image/svg+xml");
    const svg = await reply.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<script|<text|href="(?!#)/);
  });

  it("may be kept for a year, whatever the query", async () => {
    const [plain, versioned] = await Promise.all(
      ["", "?v=9"].map((query) => app.request(`/media/product/1001/1.80.webp${query}`)),
    );
    expect(plain?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(versioned?.headers.get("etag")).toBe(plain?.headers.get("etag"));
  });

  it("answers 304 to whoever holds it", async () => {
    const etag = (await app.request("/media/product/1001/1.80.webp")).headers.get("etag") ?? "";
    const reply = await app.request("/media/product/1001/1.80.webp", { headers: { "if-none-match": etag } });
    expect(reply.status).toBe(304);
    expect(await reply.text()).toBe("");
  });

  it.each([
    "/media/product/999999/1.320.avif",
    "/media/product/1001/9.320.avif",
    "/media/product/1001/1.321.avif",
    "/media/product/01001/1.320.avif",
    "/media/nothing/1.320.avif",
    "/media/constructor/1.svg",
    "/media/category/11/tostring.svg",
    "/media/category/1/constructor.svg",
    "/media/",
    "/media/..%2f..%2fpackage.json",
    "/media/product/..%5c..%5c1.svg",
  ])("refuses %s with a message", async (path) => {
    const reply = await app.request(path);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({ status: false, message: NO_SUCH_PICTURE, code: "not-found" });
  });
});
