import { describe, expect, it } from "vitest";
import { readPicture } from "./read-picture.ts";

describe("readPicture", () => {
  it("gives one SVG with all that it uses, each part once, and no text", async () => {
    const svg = (await readPicture("product/1001/1")) ?? "";
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 1000"/);
    expect(svg).not.toContain("<text");
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
    // The jar's label shows a cow, which is a part of the jar.
    expect(ids).toEqual(expect.arrayContaining(["pack-1001", "cow"]));
  });

  it("gives a film's first picture as its still", async () => {
    expect(await readPicture("film/forest-honey")).toBe(await readPicture("video/2"));
  });

  it.each([
    "",
    "product",
    "product/1001",
    "product/1001/5",
    "product/1001/1/1",
    "product/-1/1",
    "product/01001/1",
    "page/hasOwnProperty",
    "banner/99/web",
    "banner/1/tile",
    "film/nothing",
    "logo",
    "../parts/cow",
    "logo/../logo/mark",
  ])("has no picture for %j", async (key) => expect(await readPicture(key)).toBeUndefined());
});
