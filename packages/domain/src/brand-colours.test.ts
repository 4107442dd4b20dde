import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BRAND_GROUNDS, brandPalette, checkAccentColour, checkMainColour, contrast } from "./brand-colours.ts";
import { SAMPLE_IDENTITY } from "./identity.ts";

const { paper, card, tint, ink, nightTint } = BRAND_GROUNDS;
const ON_NIGHT_LEAF = "#10231A";
const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);

describe("contrast", () => {
  it("is WCAG's: from 1 to 21, whichever comes first", () => {
    expect(contrast("#1F6B3A", "#1F6B3A")).toBe(1);
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
    expect(contrast("#1C2B21", "#FBF8F1")).toBe(contrast("#FBF8F1", "#1C2B21"));
    expect(() => contrast("#FFF", "#000000")).toThrow("#FFF");
  });
});

describe("the colours of a shop (C59)", () => {
  it.each([
    [checkMainColour, "#1F6B3A", undefined],
    [checkMainColour, " #1f6b3a ", undefined],
    [checkMainColour, "#000000", undefined],
    [checkMainColour, "#FFFFFF", "setting-too-light"],
    [checkMainColour, "#E9A23B", "setting-too-light"],
    [checkMainColour, "green", "setting-colour"],
    [checkMainColour, "#1F6B3", "setting-colour"],
    [checkMainColour, "#1F6B3A;}", "setting-colour"],
    [checkAccentColour, "#E9A23B", undefined],
    [checkAccentColour, "#FFFFFF", undefined],
    [checkAccentColour, "#1F6B3A", "setting-too-dark"],
    [checkAccentColour, "", "setting-colour"],
  ])("%o %j: %s", (check, typed, code) => {
    const checked = check(typed);
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });

  it("are those of the sample shop by default", () => {
    const { main, accent } = SAMPLE_IDENTITY.colours;
    expect([checkMainColour(main).ok, checkAccentColour(accent).ok]).toEqual([true, true]);
  });

  it("leave every text readable, by day and at night", () => {
    const allowed = fc.record({
      main: colours.filter((colour) => checkMainColour(colour).ok),
      accent: colours.filter((colour) => checkAccentColour(colour).ok),
    });
    fc.assert(
      fc.property(allowed, (brand) => {
        const { day, night: dark } = brandPalette(brand);
        const pairs = [
          ...[paper, card, tint, day.leafTint].flatMap((ground) => [
            [day.leaf, ground],
            [day.leafDark, ground],
          ]),
          ...["#FFFFFF"].flatMap((text) => [
            [text, day.leaf],
            [text, day.leafDark],
          ]),
          [ink, day.marigold],
          ...[paper, card, day.marigoldTint].map((ground) => [day.marigoldInk, ground]),
          [ON_NIGHT_LEAF, dark.leaf],
          ...["#141B16", "#1C251F", nightTint, dark.leafTint].flatMap((ground) => [
            [dark.leaf, ground],
            [dark.leafDark, ground],
          ]),
        ];
        for (const [text = "", ground = ""] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
