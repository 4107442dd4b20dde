import { darker, lighter } from "../drawing/color.ts";
import { circle, placed } from "../drawing/shapes.ts";
import { leaf } from "../motifs/solids.ts";
import { band, emblem, isWide, type LabelStyle, lineWithin, middleOf, name, rule, sagAt, writable } from "./label.ts";

const LEAF = "#1f5f36";
const CREAM = "#fbf5e6";
const BAND = 0.19;

/** The house label: cream paper under a leaf-green band. */
export const SURABHI: LabelStyle = {
  ground: () => CREAM,
  cap: () => "#c8993f",
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const ink = darker(LEAF, 0.2);
    const middle = middleOf(area);
    const top = h * BAND;
    const small = Math.min(h * 0.058, w * 0.06);
    const head =
      band(area, y, top, LEAF) +
      band(area, y + top, h * 0.018, hue) +
      placed(
        middle,
        y + top * 0.44 + sagAt(area, middle),
        1,
        0,
        placed(0, 0, (top * 0.34) / 40, -38, leaf(sheet, { length: 40, width: 20, color: "#a8cf83", veins: 0 })),
        placed(0, 0, (top * 0.34) / 40, 38, leaf(sheet, { length: 40, width: 20, color: "#8fbd6c", veins: 0 })),
      ) +
      lineWithin(area, brand.toUpperCase(), middle, y + top * 0.7, w * 0.8, {
        face: "bold",
        size: top * 0.3,
        tracking: 0.14,
        fill: CREAM,
      });
    const foot = rule(area, x + w * 0.12, x + w * 0.88, y + h * 0.875, ink, Math.max(1, h * 0.006), 0.35);
    if (isWide(area)) {
      const size = h * 0.56;
      const left = x + w * 0.07 + size / 2;
      const textX = x + w * 0.12 + size;
      const textW = w * 0.82 - size;
      return (
        head +
        circle(left, y + h * 0.54 + sagAt(area, left), size * 0.54, lighter(hue, 0.76)) +
        emblem(sheet, area, motif, left, y + h * 0.54, size * 0.84) +
        name(
          area,
          words,
          { x: textX, y: y + h * 0.27, w: textW, h: h * 0.38 },
          { face: "serif", fill: ink, largest: h * 0.22, mostLines: 2 },
        ) +
        lineWithin(area, kind, textX + textW / 2, y + h * 0.73, textW, {
          face: "italic",
          size: small * 1.15,
          fill: darker(hue, 0.35),
        }) +
        foot +
        lineWithin(area, weight, middle, y + h * 0.935, w * 0.5, { face: "bold", size: small * 1.1, fill: ink })
      );
    }
    const size = Math.min(h * 0.33, w * 0.56);
    const centre = y + top + h * 0.03 + size * 0.52;
    return (
      head +
      circle(middle, centre + sagAt(area, middle), size * 0.53, lighter(hue, 0.76)) +
      emblem(sheet, area, motif, middle, centre, size * 0.86) +
      name(
        area,
        words,
        { x: x + w * 0.09, y: centre + size * 0.56, w: w * 0.82, h: y + h * 0.765 - (centre + size * 0.56) },
        { face: "serif", fill: ink, largest: h * 0.15 },
      ) +
      lineWithin(area, kind, middle, y + h * 0.815, w * 0.76, {
        face: "italic",
        size: small * 1.1,
        fill: darker(hue, 0.35),
      }) +
      foot +
      lineWithin(area, weight, middle, y + h * 0.93, w * 0.5, { face: "bold", size: small * 1.15, fill: ink })
    );
  },
};
