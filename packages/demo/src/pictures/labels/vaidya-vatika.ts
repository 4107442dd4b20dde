import { darker, lighter } from "../drawing/color.ts";
import { band, emblem, isWide, type LabelStyle, lineWithin, middleOf, name, rule, writable } from "./label.ts";

const PAPER = "#fffdf6";
const INK = "#24352c";

/** The apothecary's label: white paper, ruled lines, the plant as a botanist would print it. */
export const VAIDYA_VATIKA: LabelStyle = {
  ground: () => PAPER,
  cap: (hue) => darker(hue, 0.5),
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const tone = darker(hue, 0.22);
    const middle = middleOf(area);
    const small = Math.min(h * 0.058, w * 0.06);
    const ruled = (at: number, opacity = 0.5) =>
      rule(area, x + w * 0.08, x + w * 0.92, at, INK, Math.max(1, h * 0.005), opacity);
    if (isWide(area)) {
      const size = h * 0.66;
      const textX = x + w * 0.07;
      const textW = w * 0.84 - size;
      const right = x + w * 0.95 - size / 2;
      return (
        band(area, y, h * 0.06, tone) +
        band(area, y + h * 0.94, h * 0.06, tone) +
        emblem(sheet, area, motif, right, y + h * 0.5, size) +
        lineWithin(area, brand.toUpperCase(), textX, y + h * 0.2, textW, {
          face: "bold",
          size: small * 1.05,
          tracking: 0.14,
          fill: tone,
          anchor: "start",
        }) +
        rule(area, textX, textX + textW, y + h * 0.27, INK, Math.max(1, h * 0.005), 0.5) +
        name(
          area,
          words,
          { x: textX, y: y + h * 0.31, w: textW, h: h * 0.36 },
          { face: "serif", fill: INK, largest: h * 0.2, anchor: "start", mostLines: 2 },
        ) +
        rule(area, textX, textX + textW, y + h * 0.71, INK, Math.max(1, h * 0.005), 0.5) +
        lineWithin(area, `${kind} · ${weight}`, textX, y + h * 0.81, textW, {
          face: "medium",
          size: small * 1.05,
          fill: INK,
          anchor: "start",
        })
      );
    }
    const size = Math.min(h * 0.38, w * 0.68);
    return (
      band(area, y, h * 0.035, tone) +
      band(area, y + h * 0.965, h * 0.035, tone) +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.095, w * 0.8, {
        face: "bold",
        size: small,
        tracking: 0.16,
        fill: tone,
      }) +
      ruled(y + h * 0.145) +
      emblem(sheet, area, motif, middle, y + h * 0.17 + size * 0.52, size) +
      ruled(y + h * 0.205 + size, 0.35) +
      name(
        area,
        words,
        { x: x + w * 0.08, y: y + h * 0.225 + size, w: w * 0.84, h: h * 0.545 - size },
        { face: "serif", fill: INK, largest: h * 0.135 },
      ) +
      ruled(y + h * 0.79, 0.35) +
      lineWithin(area, kind, middle, y + h * 0.84, w * 0.76, { face: "italic", size: small * 1.05, fill: tone }) +
      lineWithin(area, weight, middle, y + h * 0.91, w * 0.4, { face: "bold", size: small, fill: INK }) +
      band(area, y + h * 0.965, h * 0.035, lighter(tone, 0.1), 0.4)
    );
  },
};
