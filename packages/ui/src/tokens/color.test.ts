import { contrast } from "@store/domain";
import { describe, expect, it } from "vitest";
import { darkColor, giftCardColor, lightColor } from "./color.ts";

type Role = keyof typeof lightColor;

/** WCAG 2.2 AA: 4.5 for text, 3 for borders and marks of controls. */
const TEXT = 4.5;
const MARK = 3;

const grounds = ["paper", "card", "tint"] as const satisfies readonly Role[];
const tints = ["leafTint", "marigoldTint", "clayTint", "skyTint"] as const satisfies readonly Role[];

const texts: readonly (readonly [text: Role, ground: Role])[] = [
  ...[...grounds, ...tints].flatMap((ground) => [["ink", ground] as const, ["inkSoft", ground] as const]),
  ...[...grounds, "leafTint" as const].flatMap((ground) => [["leaf", ground] as const, ["leafDark", ground] as const]),
  ...[...grounds, "clayTint" as const].flatMap((ground) => [["clayDark", ground] as const]),
  ["clay", "paper"],
  ["clay", "card"],
  ["marigoldInk", "paper"],
  ["marigoldInk", "card"],
  ["marigoldInk", "marigoldTint"],
  ["sky", "card"],
  ["sky", "skyTint"],
  ["onMarigold", "marigold"],
  ["paper", "ink"],
  ["onLeaf", "leaf"],
  ["onLeaf", "leafDark"],
  ["onClay", "clay"],
  ["onClay", "clayDark"],
];

const marks: readonly (readonly [mark: Role, ground: Role])[] = [
  ...grounds.flatMap((ground) => [["leaf", ground] as const, ["clay", ground] as const]),
  ["lineStrong", "paper"],
  ["lineStrong", "card"],
];

describe.each([
  ["by day", lightColor],
  ["at night", darkColor],
])("Colours %s", (_, color) => {
  it.each(texts)("%s can be read on %s", (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(marks)("%s can be made out on %s", (mark, ground) => {
    expect(contrast(color[mark], color[ground])).toBeGreaterThanOrEqual(MARK);
  });
});

describe("A gift card", () => {
  it.each([
    ["ink", "ground"],
    ["inkSoft", "ground"],
    ["onSlip", "slip"],
  ] as const)("%s can be read on %s", (text, ground) => {
    expect(contrast(giftCardColor[text], giftCardColor[ground])).toBeGreaterThanOrEqual(TEXT);
  });
});
