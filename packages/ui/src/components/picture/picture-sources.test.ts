import { describe, expect, it } from "vitest";
import { pictureSources } from "./picture-sources.ts";

const OWN = "/media/product/1001/1.640.webp?v=abc";

describe("The addresses of a picture", () => {
  it("are in the widths of its place, and once as WebP, when the backend draws it", () => {
    expect(pictureSources(OWN, "thumb", "")).toEqual({
      plain: "/media/product/1001/1.160.webp?v=abc",
      avif: "/media/product/1001/1.80.avif?v=abc 80w,/media/product/1001/1.160.avif?v=abc 160w,/media/product/1001/1.240.avif?v=abc 240w",
    });
  });

  it.each(["thumb", "card", "detail", "banner", "zoom"] as const)(
    "of a %s are four at most, each a width that is drawn",
    (kind) => {
      const drawn = [80, 160, 240, 320, 360, 480, 520, 640, 720, 960, 1080, 1280, 1600];
      const widths = (pictureSources(OWN, kind, "").avif ?? "")
        .split(",")
        .map((one) => Number(/ (\d+)w$/.exec(one)?.[1]));
      expect(widths.length).toBeLessThanOrEqual(4);
      expect(drawn).toEqual(expect.arrayContaining(widths));
    },
  );

  it("stand behind the backend's own address", () => {
    const { plain, avif } = pictureSources(OWN, "card", "/backend");
    expect(plain).toBe("/backend/media/product/1001/1.520.webp?v=abc");
    expect(avif).toMatch(/^\/backend\/media\/.* 360w,\/backend\/media\//);
  });

  it.each([
    ["another site's picture", "https://pictures.example/1.640.webp"],
    ["a drawing inside the page", "data:image/svg+xml,<svg/>"],
    ["another path of this site", "/static/1.640.webp"],
  ])("of %s are left as they are", (_, src) => {
    expect(pictureSources(src, "card", "/backend")).toEqual({ plain: src });
  });

  it("of media that has no widths is only put behind the backend's address", () => {
    expect(pictureSources("/media/blog/7.jpg", "card", "/backend")).toEqual({ plain: "/backend/media/blog/7.jpg" });
  });
});
