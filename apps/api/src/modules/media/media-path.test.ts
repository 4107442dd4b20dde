import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMediaPath } from "./media-path.ts";
import { PICTURE_WIDTHS, picturePath } from "./picture-path.ts";

describe("readMediaPath", () => {
  it("reads key, width and format", () => {
    expect(readMediaPath("product/1001/1.320.avif")).toEqual({
      kind: "picture",
      key: "product/1001/1",
      width: 320,
      format: "avif",
    });
    expect(readMediaPath("category/12/web.1600.webp")).toEqual({
      kind: "picture",
      key: "category/12/web",
      width: 1600,
      format: "webp",
    });
    expect(readMediaPath("logo/mark.svg")).toEqual({ kind: "drawing", key: "logo/mark" });
  });

  it("takes every width of the list, and no other", () => {
    for (let width = 10; width < 2000; width += 1)
      expect(readMediaPath(`product/1001/1.${width}.avif`) !== undefined).toBe(PICTURE_WIDTHS.includes(width));
  });

  it.each([
    "",
    "product",
    "product.320.avif",
    "product/1001/1",
    "product/1001/1.320.png",
    "product/1001/1.320.avif.bak",
    "product/1001/1/2.320.avif",
    "product//1.320.avif",
    "/product/1.320.avif",
    "product/../../etc/passwd.svg",
    "product/..%2f..%2fpasswd.svg",
    "product/1001/1.0320.avif",
    "Product/1001/1.320.avif",
    "product/1001/1.320.avif\n",
  ])("refuses %j", (path) => expect(readMediaPath(path)).toBeUndefined());

  it("never gives a key that could leave the folder", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const wanted = readMediaPath(`${one}/${other}.320.avif`);
        if (wanted !== undefined) expect(wanted.key).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/);
      }),
    );
  });

  it("reads the addresses that the API's replies carry", () => {
    const [path = ""] = picturePath("product/1001/1").split("?");
    expect(readMediaPath(path.slice("/media/".length))).toEqual({
      kind: "picture",
      key: "product/1001/1",
      width: 640,
      format: "webp",
    });
  });
});
