import { describe, expect, it } from "vitest";
import {
  checkPictureFile,
  checkPicturePixels,
  LARGEST_PICTURE_BYTES,
  NO_PICTURE,
  PICTURE_BROKEN,
  PICTURE_OF_OTHER_TYPE,
  PICTURE_TOO_LARGE,
  PICTURE_TYPES,
} from "./pictures.ts";

describe("a picture that is chosen", () => {
  it.each([...PICTURE_TYPES, ""])("is sent as %j up to 20 MB", (type) => {
    expect(LARGEST_PICTURE_BYTES).toBe(20 * 1024 * 1024);
    expect(checkPictureFile({ type, size: LARGEST_PICTURE_BYTES })).toMatchObject({ ok: true });
    expect(checkPictureFile({ type, size: LARGEST_PICTURE_BYTES + 1 })).toMatchObject({
      ok: false,
      refusal: { message: PICTURE_TOO_LARGE },
    });
  });

  it.each([
    ["image/gif", PICTURE_OF_OTHER_TYPE],
    ["image/svg+xml", PICTURE_OF_OTHER_TYPE],
    ["image/heic", PICTURE_OF_OTHER_TYPE],
    ["application/pdf", NO_PICTURE],
    ["text/html", NO_PICTURE],
  ])("is refused as %s", (type, message) => {
    expect(checkPictureFile({ type, size: 1 })).toMatchObject({ ok: false, refusal: { message } });
  });

  it("has something in it", () => {
    expect(checkPictureFile({ type: "image/png", size: 0 })).toMatchObject({ refusal: { message: PICTURE_BROKEN } });
  });
});

describe("a picture's pixels, by the memory that reading it takes", () => {
  it.each([
    ["image/jpeg", false, 52],
    ["image/png", false, 52],
    ["image/webp", false, 52],
    ["image/jpeg", true, 26],
    ["image/png", true, 26],
    ["image/avif", false, 16],
  ] as const)("%s (progressive: %s) up to %i megapixels", (type, isProgressive, megapixels) => {
    const check = (height: number) => checkPicturePixels({ width: 1000, height }, { type, isProgressive });
    expect(check(megapixels * 1000)).toMatchObject({ ok: true });
    const message = `This picture has more than ${megapixels} megapixels. Please choose a smaller one!`;
    expect(check(megapixels * 1000 + 1)).toMatchObject({ ok: false, refusal: { code: "too-many-pixels", message } });
  });
});
