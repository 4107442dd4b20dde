import { accept, type Outcome, refuse } from "./outcome.ts";

/** The two colours of a shop, as `#1F6B3A`: one for what is pressed and for headings, one for offers and stars. */
export interface BrandColours {
  readonly main: string;
  readonly accent: string;
}

/** The grounds on which both stand, and the ink on the accent: of the design system's tokens. Tints are the hardest. */
export const BRAND_GROUNDS = {
  paper: "#FBF8F1",
  card: "#FFFFFF",
  tint: "#F2EDDF",
  ink: "#1C2B21",
  nightTint: "#232D26",
};
const { card: WHITE, tint: DARKEST, ink: INK, nightTint: NIGHT } = BRAND_GROUNDS;
const BLACK = "#000000";

/** WCAG 2.2 AA, for text. */
const READABLE = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

const COLOUR = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

function channelsOf(colour: string): Channels {
  const match = COLOUR.exec(colour);
  if (!match) throw new TypeError(`Not a six-digit colour: ${colour}`);
  const [, red = "", green = "", blue = ""] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two six-digit colours by WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour with a share of another in it, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const into = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, at) => Math.round(channel + ((into[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** The first mixture, a twentieth more each time, in which text can be read on a ground, or that is text's ground. */
function mixUntilReadable(colour: string, other: string, grounds: readonly string[]): string {
  for (let twentieths = 0; twentieths < 20; twentieths += 1) {
    const mixed = mix(colour, other, twentieths / 20);
    if (grounds.every((ground) => contrast(mixed, ground) >= READABLE)) return mixed;
  }
  return other;
}

/** The lightest tint of a colour has no more of it than lets the colour itself be read on it. */
function tintOf(colour: string, most: number): string {
  for (let percent = most; percent > 1; percent -= 1) {
    const tint = mix(WHITE, colour, percent / 100);
    if (contrast(colour, tint) >= READABLE) return tint;
  }
  return WHITE;
}

/** What the design system's tokens of the brand become with a shop's own colours, by day and at night. */
export function brandPalette({ main, accent }: BrandColours) {
  const marigoldTint = mix(WHITE, accent, 0.15);
  const nightLeaf = mixUntilReadable(main, WHITE, [NIGHT, mix(NIGHT, main, 0.25)]);
  return {
    day: {
      leaf: main,
      leafDark: mix(main, BLACK, 0.22),
      leafTint: tintOf(main, 10),
      marigold: accent,
      marigoldInk: mixUntilReadable(accent, BLACK, [DARKEST, marigoldTint]),
      marigoldTint,
    },
    night: {
      leaf: nightLeaf,
      leafDark: mix(nightLeaf, WHITE, 0.3),
      leafTint: mix(NIGHT, main, 0.25),
      marigold: accent,
    },
  };
}

/** A colour that can be read on, or under, another. */
function checkColour(typed: string, other: string, code: string, cause: string, remedy: string): Outcome<string> {
  const colour = typed.trim().toUpperCase();
  if (!COLOUR.test(colour)) {
    const message = "Please write a colour like #1F6B3A: # and six digits or letters from A to F.";
    return refuse({ code: "setting-colour", message });
  }
  const found = contrast(colour, other);
  if (found >= READABLE) return accept(colour);
  const params = { contrast: found.toFixed(1) };
  const message = `${cause} could not be read: the contrast is ${params.contrast}, and ${READABLE} is needed. Please choose a ${remedy} one.`;
  return refuse({ code, params, message });
}

/** A main colour must be readable as text on every ground of the shop; then white can be read on it, too. */
export const checkMainColour = (typed: string): Outcome<string> =>
  checkColour(typed, DARKEST, "setting-too-light", "Words in this colour on the shop's pages", "darker");

/** On an accent the shop's dark ink is written. */
export const checkAccentColour = (typed: string): Outcome<string> =>
  checkColour(typed, INK, "setting-too-dark", "Dark words on this colour", "lighter");
