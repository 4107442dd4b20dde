import { BRAND_GROUNDS, SAMPLE_IDENTITY } from "@store/domain";
import { expect, it } from "vitest";
import { brandStyle } from "./brand-style.ts";
import { darkColor, lightColor } from "./tokens/color.ts";

const BLUE = { main: "#123F7A", accent: "#F2C14E" };

it("a shop with the design system's colours needs no style of its own", () => {
  expect(brandStyle(SAMPLE_IDENTITY.colours, { hasNight: true })).toBe("");
});

it("a shop's colours stand in place of the tokens, lighter ones at night", () => {
  expect(brandStyle(BLUE)).toMatch(/^html:root\{(--[\w-]+:#[\dA-F]{6};?)+\}$/);
  expect(brandStyle(BLUE)).toContain("#123F7A");
  const [, byDay = "", atNight = ""] = brandStyle(BLUE, { hasNight: true }).split("@media screen and ");
  expect(byDay).toMatch(/^\(prefers-color-scheme: light\)\{html:root\{.*#123F7A/);
  expect(atNight).toMatch(/^\(prefers-color-scheme: dark\)\{html:root\{/);
  expect(atNight).not.toContain("#123F7A");
});

it("the grounds that colours are checked on are the tokens", () => {
  const { paper, card, tint, ink } = lightColor;
  expect(BRAND_GROUNDS).toEqual({ paper, card, tint, ink, nightTint: darkColor.tint });
  expect(SAMPLE_IDENTITY.colours).toEqual({ main: lightColor.leaf, accent: lightColor.marigold });
});
