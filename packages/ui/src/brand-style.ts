import { type BrandColours, brandPalette, SAMPLE_IDENTITY } from "@store/domain";
import { media } from "./tokens/index.ts";
import { vars } from "./vars.css.ts";

const PROPERTY = /^var\((--[\w-]+)\)$/;

/** A shop's colours in place of the tokens; above `:root`, whichever style sheet comes first. */
function rule(colours: Partial<Record<keyof typeof vars.color, string>>): string {
  const declarations = Object.entries(vars.color).flatMap(([role, variable]) => {
    const colour = Object.entries(colours).find(([name]) => name === role)?.[1];
    const [, property] = PROPERTY.exec(variable) ?? [];
    return colour && property ? `${property}:${colour}` : [];
  });
  return `html:root{${declarations.join(";")}}`;
}

/**
 * The style of a page in the shop's own colours (C59); empty where they are the design system's.
 * @param hasNight whether the page has a dark mode.
 */
export function brandStyle(colours: BrandColours, { hasNight = false } = {}): string {
  const { main, accent } = SAMPLE_IDENTITY.colours;
  if (colours.main === main && colours.accent === accent) return "";
  const { day, night } = brandPalette(colours);
  if (!hasNight) return rule(day);
  // Not in print, which has colours of its own.
  return `@media screen and ${media.light}{${rule(day)}}@media screen and ${media.dark}{${rule(night)}}`;
}
