import { darker, lighter } from "../drawing/color.ts";
import { circle, rect } from "../drawing/shapes.ts";
import { emblem, type LabelStyle, lineWithin, middleOf, name } from "./label.ts";

const PAPER = "#fbf1dc";

/** The press's covers: a round picture and large letters on plain cloth. */
export const SATVIK_PATRA: LabelStyle = {
  ground: (hue) => darker(hue, 0.2),
  cap: (hue) => darker(hue, 0.3),
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, motif, hue }) => {
    const { x, y, w, h } = area;
    const middle = middleOf(area);
    const size = Math.min(w * 0.66, h * 0.42);
    const centre = y + h * 0.32;
    return (
      rect(x + w * 0.06, y + h * 0.04, w * 0.88, h * 0.92, "none", { stroke: PAPER, "stroke-width": 2, opacity: 0.5 }) +
      circle(middle, centre, size * 0.58, PAPER) +
      circle(middle, centre, size * 0.54, lighter(hue, 0.72)) +
      emblem(sheet, area, motif, middle, centre, size * 0.82) +
      name(
        area,
        words,
        { x: x + w * 0.1, y: y + h * 0.58, w: w * 0.8, h: h * 0.24 },
        { face: "serif", fill: PAPER, largest: h * 0.12 },
      ) +
      lineWithin(area, kind, middle, y + h * 0.86, w * 0.7, { face: "italic", size: h * 0.034, fill: PAPER }) +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.915, w * 0.7, {
        face: "bold",
        size: h * 0.026,
        tracking: 0.2,
        fill: PAPER,
      })
    );
  },
};
