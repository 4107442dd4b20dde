import { darker, lighter } from "../drawing/color.ts";
import { circle, n, stroke } from "../drawing/shapes.ts";
import { emblem, isWide, type LabelStyle, lineWithin, middleOf, name, rule, sagAt, writable } from "./label.ts";

const FOIL = "#b88d3c";

const groundOf = (hue: string) => lighter(hue, 0.8);

/** The perfumer's label: a pale ground, thin foil lines, an oval like a mirror. */
export const KESAR_KUMUD: LabelStyle = {
  ground: groundOf,
  cap: () => "#d9b45f",
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const ink = darker(hue, 0.5);
    const middle = middleOf(area);
    const small = Math.min(h * 0.056, w * 0.06);
    const lines = [0.03, 0.045, 0.955, 0.97]
      .map((at) => rule(area, area.x, area.x + area.w, y + h * at, FOIL, Math.max(1, h * 0.005)))
      .join("");
    const oval = (at: number, centre: number, rx: number, ry: number) => {
      const cy = centre + sagAt(area, at);
      const d = (grow: number) =>
        `M${n(at - rx - grow)} ${n(cy)}A${n(rx + grow)} ${n(ry + grow)} 0 1 1 ${n(at + rx + grow)} ${n(cy)}A${n(rx + grow)} ${n(ry + grow)} 0 1 1 ${n(at - rx - grow)} ${n(cy)}Z`;
      return `${circle(at, cy, Math.min(rx, ry) * 0.96, lighter(hue, 0.93))}${stroke(d(0), FOIL, Math.max(1.4, h * 0.009), { fill: lighter(hue, 0.93) })}${stroke(d(h * 0.018), FOIL, Math.max(0.8, h * 0.004))}`;
    };
    if (isWide(area)) {
      const size = h * 0.62;
      const left = x + w * 0.08 + size / 2;
      const textX = x + w * 0.13 + size;
      const textW = w * 0.81 - size;
      return (
        lines +
        oval(left, y + h * 0.5, size * 0.5, size * 0.52) +
        emblem(sheet, area, motif, left, y + h * 0.5, size * 0.72) +
        lineWithin(area, brand.toUpperCase(), textX + textW / 2, y + h * 0.19, textW, {
          face: "medium",
          size: small * 1.05,
          tracking: 0.26,
          fill: darker(FOIL, 0.28),
        }) +
        name(
          area,
          words,
          { x: textX, y: y + h * 0.27, w: textW, h: h * 0.4 },
          { face: "italic", fill: ink, largest: h * 0.22, mostLines: 2 },
        ) +
        lineWithin(area, `${kind} · ${weight}`, textX + textW / 2, y + h * 0.8, textW, {
          face: "medium",
          size: small,
          fill: ink,
        })
      );
    }
    const size = Math.min(h * 0.36, w * 0.6);
    const centre = y + h * 0.18 + size * 0.54;
    return (
      lines +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.115, w * 0.76, {
        face: "medium",
        size: small * 1.05,
        tracking: 0.28,
        fill: darker(FOIL, 0.28),
      }) +
      oval(middle, centre, size * 0.46, size * 0.54) +
      emblem(sheet, area, motif, middle, centre, size * 0.72) +
      name(
        area,
        words,
        { x: x + w * 0.09, y: centre + size * 0.6, w: w * 0.82, h: y + h * 0.79 - (centre + size * 0.6) },
        { face: "italic", fill: ink, largest: h * 0.15 },
      ) +
      lineWithin(area, kind, middle, y + h * 0.835, w * 0.7, {
        face: "medium",
        size: small * 0.9,
        tracking: 0.06,
        fill: ink,
      }) +
      lineWithin(area, weight, middle, y + h * 0.905, w * 0.4, {
        face: "bold",
        size: small * 0.95,
        fill: darker(FOIL, 0.3),
      })
    );
  },
};
