import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { darker, inkOn, lighter, lightnessOf, mix } from "./color.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const byte = (colour: string, index: number) => Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);

describe("colour", () => {
  it("mixes to the ends, within a byte's rounding", () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        for (const index of [0, 1, 2]) {
          expect(Math.abs(byte(mix(one, other, 0), index) - byte(one, index))).toBeLessThanOrEqual(1);
          expect(Math.abs(byte(mix(one, other, 1), index) - byte(other, index))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("always gives six hex digits", () => {
    fc.assert(
      fc.property(hex, fc.double({ min: 0, max: 1, noNaN: true }), (colour, amount) => {
        for (const result of [darker(colour, amount), lighter(colour, amount)])
          expect(result).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it("darkens and lightens", () => {
    expect(lightnessOf(darker("#7fa24a", 0.4))).toBeLessThan(lightnessOf("#7fa24a"));
    expect(lightnessOf(lighter("#7fa24a", 0.4))).toBeGreaterThan(lightnessOf("#7fa24a"));
  });

  it("chooses the ink that stands out", () => {
    expect(inkOn("#fbf8f1", "#1c2b21", "#ffffff")).toBe("#1c2b21");
    expect(inkOn("#1f6b3a", "#1c2b21", "#ffffff")).toBe("#ffffff");
  });
});
