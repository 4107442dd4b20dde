import { lighter, mix } from "../drawing/color.ts";
import { n, path, stroke } from "../drawing/shapes.ts";
import {
  emblem,
  isWide,
  type LabelArea,
  type LabelStyle,
  lineWithin,
  middleOf,
  name,
  sagAt,
  writable,
} from "./label.ts";

const FOREST = "#20302a";
const HONEY = "#f3c766";

const hexagon = (x: number, y: number, r: number) =>
  `M${n(x)} ${n(y - r)}L${n(x + r * 0.87)} ${n(y - r / 2)}V${n(y + r / 2)}L${n(x)} ${n(y + r)}L${n(x - r * 0.87)} ${n(y + r / 2)}V${n(y - r / 2)}Z`;

/** Empty cells that run out of the label at both ends. */
const cells = (area: LabelArea) => {
  const r = area.h * 0.1;
  const at = (x: number, y: number) => stroke(hexagon(x, y + sagAt(area, x), r), HONEY, 1.6, { opacity: 0.3 });
  const right = area.x + area.w;
  return [
    [area.x + r * 0.5, area.y + r * 1.4],
    [area.x + r * 1.37, area.y + r * 2.9],
    [area.x - r * 0.37, area.y + r * 2.9],
    [area.x + r * 0.5, area.y + r * 4.4],
    [right - r * 0.5, area.y + area.h - r * 1.4],
    [right - r * 1.37, area.y + area.h - r * 2.9],
    [right + r * 0.37, area.y + area.h - r * 2.9],
    [right - r * 0.5, area.y + area.h - r * 4.4],
  ]
    .map(([x = 0, y = 0]) => at(x, y))
    .join("");
};

/** The honey gatherers' label: forest dark, with a lit cell in the middle. */
export const MADHUVAN: LabelStyle = {
  ground: () => FOREST,
  cap: () => "#2b2420",
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const middle = middleOf(area);
    const small = Math.min(h * 0.058, w * 0.06);
    const cell = (at: number, centre: number, r: number) =>
      path(hexagon(at, centre + sagAt(area, at), r), lighter(mix(hue, "#e9b04a", 0.3), 0.72)) +
      stroke(hexagon(at, centre + sagAt(area, at), r), HONEY, r * 0.05) +
      stroke(hexagon(at, centre + sagAt(area, at), r * 1.13), HONEY, r * 0.02);
    if (isWide(area)) {
      const r = h * 0.34;
      const left = x + w * 0.07 + r;
      const textX = left + r * 1.25;
      const textW = x + w * 0.94 - textX;
      return (
        cells(area) +
        cell(left, y + h * 0.5, r) +
        emblem(sheet, area, motif, left, y + h * 0.5, r * 1.3) +
        lineWithin(area, brand.toUpperCase(), textX + textW / 2, y + h * 0.19, textW, {
          face: "bold",
          size: small,
          tracking: 0.16,
          fill: HONEY,
        }) +
        name(
          area,
          words,
          { x: textX, y: y + h * 0.27, w: textW, h: h * 0.4 },
          { face: "serif", fill: "#fff3d4", largest: h * 0.22, mostLines: 2 },
        ) +
        lineWithin(area, `${kind} · ${weight}`, textX + textW / 2, y + h * 0.8, textW, {
          face: "medium",
          size: small,
          fill: HONEY,
        })
      );
    }
    const r = Math.min(h * 0.2, w * 0.34);
    const centre = y + h * 0.17 + r;
    return (
      cells(area) +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.085, w * 0.78, {
        face: "bold",
        size: small,
        tracking: 0.16,
        fill: HONEY,
      }) +
      cell(middle, centre, r) +
      emblem(sheet, area, motif, middle, centre, r * 1.34) +
      name(
        area,
        words,
        { x: x + w * 0.08, y: centre + r * 1.15, w: w * 0.84, h: y + h * 0.8 - (centre + r * 1.15) },
        { face: "serif", fill: "#fff3d4", largest: h * 0.16 },
      ) +
      lineWithin(area, kind, middle, y + h * 0.845, w * 0.7, { face: "italic", size: small, fill: HONEY }) +
      lineWithin(area, weight, middle, y + h * 0.92, w * 0.4, { face: "bold", size: small, fill: HONEY })
    );
  },
};
