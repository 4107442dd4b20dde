type Channels = readonly [red: number, green: number, blue: number];

/** "#1F6B3A" as its three channels from 0 to 1. */
function channelsOf(color: string): Channels {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!match) throw new TypeError(`Not a six-digit colour: ${color}`);
  const [, red = "", green = "", blue = ""] = match;
  return [Number.parseInt(red, 16) / 255, Number.parseInt(green, 16) / 255, Number.parseInt(blue, 16) / 255];
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two six-digit colours by WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
