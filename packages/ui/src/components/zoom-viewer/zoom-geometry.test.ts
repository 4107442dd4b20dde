import { describe, expect, it } from "vitest";
import { distance, keepInside, MAX_SCALE, middle, WHOLE, zoomAt } from "./zoom-geometry.ts";

const PICTURE = { width: 400, height: 400 };
const STAGE = { width: 400, height: 800 };

describe("Zooming at a point", () => {
  it("leaves what is under the point where it is", () => {
    const view = zoomAt(WHOLE, 2, { x: 100, y: -50 });
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomAt(view, 1, { x: 100, y: -50 })).toEqual(WHOLE);
  });

  it("takes what is under the point along when the fingers move on", () => {
    expect(zoomAt(WHOLE, 2, { x: 100, y: 0 }, { x: 130, y: 10 })).toEqual({ scale: 2, x: -70, y: 10 });
  });

  it("ends at the whole picture and at the largest scale", () => {
    expect(zoomAt(WHOLE, 0.2, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
  });
});

describe("A magnified picture", () => {
  it("moves until its edge is at the stage's edge", () => {
    expect(keepInside({ scale: 3, x: 999, y: -999 }, PICTURE, STAGE)).toEqual({ scale: 3, x: 400, y: -200 });
  });

  it("stands in the middle along the side that it does not fill", () => {
    expect(keepInside({ scale: 2, x: 50, y: 300 }, PICTURE, STAGE)).toEqual({ scale: 2, x: 50, y: 0 });
    expect(keepInside({ scale: 1, x: 5, y: 5 }, PICTURE, STAGE)).toEqual(WHOLE);
  });
});

it("measures between two fingers", () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  expect(middle({ x: 0, y: 0 }, { x: 4, y: -2 })).toEqual({ x: 2, y: -1 });
});
