/** A colour as `#rrggbb`. */
export type Hex = string;

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const toLinear = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const toByte = (linear: number) => {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
};

/** Oklab, in which equal steps look equal: mixing and shading there keeps colours clean. */
function toLab(hex: Hex): Lab {
  const number = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [toLinear(number >> 16), toLinear((number >> 8) & 255), toLinear(number & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, greenRed, blueYellow]: Lab): Hex {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const bytes = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** `share` 0 gives the one colour, 1 the other. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [from, to] = [toLab(one), toLab(other)];
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return fromLab([between(0), between(1), between(2)]);
}

/** Darker, with a little more colour, as a shadow on the thing itself; `amount` 0 to 1. */
export function darker(hex: Hex, amount: number): Hex {
  const [l, a, b] = toLab(hex);
  const colour = 1 + amount * 0.15;
  return fromLab([l * (1 - amount), a * colour * (1 - amount * 0.6), b * colour * (1 - amount * 0.6)]);
}

/** Lighter, paling towards warm white; `amount` 0 to 1. */
export const lighter = (hex: Hex, amount: number): Hex => mix(hex, "#fffdf6", amount);

/** Perceived lightness: 0 black to 1 white. */
export const lightnessOf = (hex: Hex): number => toLab(hex)[0];

/** The one of two inks with more contrast on a background. */
export const inkOn = (ground: Hex, dark: Hex, light: Hex): Hex => (lightnessOf(ground) > 0.66 ? dark : light);
