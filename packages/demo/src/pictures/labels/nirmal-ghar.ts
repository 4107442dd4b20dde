import { darker, lighter } from "../drawing/color.ts";
import { n, path } from "../drawing/shapes.ts";
import { band, emblem, isWide, type LabelStyle, lineWithin, name, sagAt, writable } from "./label.ts";

const INK = "#143c3f";

/** The cleaner's label: plain words on a clear ground, over a wave of the scent's colour. */
export const NIRMAL_GHAR: LabelStyle = {
  ground: () => "#fbfdf8",
  cap: (hue) => darker(hue, 0.12),
  bottle: "plastic",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const small = Math.min(h * 0.056, w * 0.06);
    const left = x + w * 0.1;
    const wave = (from: number, rise: number, fill: string) =>
      path(
        `M${n(area.x)} ${n(y + h * from)}C${n(area.x + area.w * 0.3)} ${n(y + h * (from - rise))} ${n(area.x + area.w * 0.6)} ${n(y + h * (from + rise))} ${n(area.x + area.w)} ${n(y + h * (from - rise * 0.4))}V${n(y + h + sagAt(area, area.x + area.w))}Q${n(area.x + area.w / 2)} ${n(y + h + 2 * area.sag)} ${n(area.x)} ${n(y + h + sagAt(area, area.x))}Z`,
        fill,
      );
    if (isWide(area)) {
      const size = h * 0.7;
      const textW = w * 0.82 - size;
      return (
        wave(0.5, 0.2, lighter(hue, 0.6)) +
        emblem(sheet, area, motif, x + w * 0.94 - size / 2, y + h * 0.5, size) +
        lineWithin(area, brand, left, y + h * 0.18, textW, {
          face: "bold",
          size: small * 1.2,
          fill: darker(hue, 0.35),
          anchor: "start",
        }) +
        name(
          area,
          words,
          { x: left, y: y + h * 0.26, w: textW, h: h * 0.42 },
          { face: "black", fill: INK, largest: h * 0.22, anchor: "start", mostLines: 2 },
        ) +
        lineWithin(area, `${kind} · ${weight}`, left, y + h * 0.8, textW, {
          face: "medium",
          size: small,
          fill: INK,
          anchor: "start",
        })
      );
    }
    const size = Math.min(h * 0.4, w * 0.8);
    return (
      wave(0.5, 0.1, lighter(hue, 0.62)) +
      wave(0.62, 0.08, lighter(hue, 0.34)) +
      wave(0.8, 0.05, darker(hue, 0.08)) +
      band(area, y, h * 0.025, darker(hue, 0.08)) +
      lineWithin(area, brand, left, y + h * 0.1, w * 0.8, {
        face: "bold",
        size: small * 1.25,
        fill: darker(hue, 0.35),
        anchor: "start",
      }) +
      name(
        area,
        words,
        { x: left, y: y + h * 0.15, w: w * 0.8, h: h * 0.25 },
        { face: "black", fill: INK, largest: h * 0.14, anchor: "start" },
      ) +
      lineWithin(area, kind, left, y + h * 0.44, w * 0.8, { face: "medium", size: small, fill: INK, anchor: "start" }) +
      emblem(sheet, area, motif, x + w * 0.5, y + h * 0.68, size) +
      lineWithin(area, weight, x + w * 0.9, y + h * 0.935, w * 0.5, {
        face: "bold",
        size: small * 1.15,
        fill: "#fffef8",
        anchor: "end",
      })
    );
  },
};
