import { darker, lighter, mix } from "../drawing/color.ts";
import { circle, n, path, stroke } from "../drawing/shapes.ts";
import {
  emblem,
  isWide,
  type LabelArea,
  type LabelStyle,
  lineWithin,
  middleOf,
  name,
  rule,
  sagAt,
  writable,
} from "./label.ts";

const GOLD = "#e6bd63";
const CREAM = "#fdf3dc";

/** A window arch with a pointed top, around a middle, standing on a base line. */
const arch = (x: number, base: number, width: number, height: number) => {
  const half = width / 2;
  return `M${n(x - half)} ${n(base)}V${n(base - height * 0.5)}C${n(x - half)} ${n(base - height * 0.78)} ${n(x - half * 0.34)} ${n(base - height * 0.82)} ${n(x)} ${n(base - height)}C${n(x + half * 0.34)} ${n(base - height * 0.82)} ${n(x + half)} ${n(base - height * 0.78)} ${n(x + half)} ${n(base - height * 0.5)}V${n(base)}Z`;
};

const beads = (area: LabelArea, y: number) => {
  const count = Math.max(9, Math.round(area.w / 17));
  return Array.from({ length: count }, (_, index) => {
    const x = area.x + area.w * (0.04 + (0.92 * index) / (count - 1));
    return circle(x, y + sagAt(area, x), area.h * 0.008 + 0.8, GOLD);
  }).join("");
};

/** The gaushala's label: a deep ground, gold lines and a lit window. */
export const GIR_GAUVAN: LabelStyle = {
  ground: (hue) => darker(mix(hue, "#9c1d1d", 0.5), 0.22),
  cap: () => "#cf9d3e",
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const middle = middleOf(area);
    const small = Math.min(h * 0.058, w * 0.06);
    const frame =
      rule(area, area.x, area.x + area.w, y + h * 0.03, GOLD, h * 0.012) +
      beads(area, y + h * 0.065) +
      beads(area, y + h * 0.935) +
      rule(area, area.x, area.x + area.w, y + h * 0.97, GOLD, h * 0.012);
    const window = (at: number, base: number, width: number, height: number) =>
      path(arch(at, base + sagAt(area, at), width, height), lighter(hue, 0.8)) +
      stroke(arch(at, base + sagAt(area, at), width, height), GOLD, h * 0.012) +
      stroke(arch(at, base + sagAt(area, at) + h * 0.012, width * 1.12, height * 1.08), GOLD, h * 0.005, {
        opacity: 0.8,
      });
    if (isWide(area)) {
      const height = h * 0.66;
      const at = x + w * 0.08 + height * 0.4;
      const textX = at + height * 0.5;
      const textW = x + w * 0.94 - textX;
      return (
        frame +
        window(at, y + h * 0.84, height * 0.74, height) +
        emblem(sheet, area, motif, at, y + h * 0.58, height * 0.62) +
        lineWithin(area, brand.toUpperCase(), textX + textW / 2, y + h * 0.2, textW, {
          face: "bold",
          size: small * 1.1,
          tracking: 0.2,
          fill: GOLD,
        }) +
        name(
          area,
          words,
          { x: textX, y: y + h * 0.28, w: textW, h: h * 0.38 },
          { face: "serif", fill: CREAM, largest: h * 0.22, mostLines: 2 },
        ) +
        lineWithin(area, `${kind} · ${weight}`, textX + textW / 2, y + h * 0.78, textW, {
          face: "italic",
          size: small * 1.1,
          fill: GOLD,
        })
      );
    }
    const height = Math.min(h * 0.345, w * 0.62);
    const base = y + h * 0.205 + height;
    return (
      frame +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.118, w * 0.74, {
        face: "bold",
        size: small * 1.05,
        tracking: 0.22,
        fill: GOLD,
      }) +
      window(middle, base, height * 0.84, height) +
      emblem(sheet, area, motif, middle, base - height * 0.42, height * 0.66) +
      name(
        area,
        words,
        { x: x + w * 0.08, y: base + h * 0.03, w: w * 0.84, h: y + h * 0.765 - base - h * 0.03 },
        { face: "serif", fill: CREAM, largest: h * 0.15 },
      ) +
      lineWithin(area, kind, middle, y + h * 0.8, w * 0.7, { face: "italic", size: small * 1.05, fill: GOLD }) +
      lineWithin(area, weight, middle, y + h * 0.868, w * 0.4, {
        face: "bold",
        size: small,
        tracking: 0.06,
        fill: CREAM,
      })
    );
  },
};
