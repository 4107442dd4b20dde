import { describe, expect, it, vi } from "vitest";
import { drawPicture } from "../../pictures/draw-picture.ts";
import { PICTURE_WIDTHS } from "../../pictures/picture-path.ts";
import { FIRST_PICTURES, warmPictures } from "./warm-pictures.ts";

describe("warmPictures", () => {
  it("asks only for pictures that exist, in widths that are served, each once", () => {
    expect(FIRST_PICTURES.filter(({ width }) => !PICTURE_WIDTHS.includes(width))).toEqual([]);
    expect(new Set(FIRST_PICTURES.map(({ key, width }) => `${key} ${width}`)).size).toBe(FIRST_PICTURES.length);
    const unknown = FIRST_PICTURES.filter(({ key }) => !key.startsWith("product/") && drawPicture(key) === undefined);
    expect(unknown).toEqual([]);
  });

  it("draws them one after another", async () => {
    let [now, most] = [0, 0];
    const store = vi.fn(async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return undefined;
    });
    await warmPictures("unused", new AbortController().signal, store);
    expect(store).toHaveBeenCalledTimes(FIRST_PICTURES.length);
    expect(most).toBe(1);
  });

  it("ends when it is told to", async () => {
    const end = new AbortController();
    const store = vi.fn(async () => {
      end.abort();
      return undefined;
    });
    await warmPictures("unused", end.signal, store);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
