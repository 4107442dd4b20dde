import { darker, inkOn, lighter } from "../drawing/color.ts";
import { circle, n, stroke } from "../drawing/shapes.ts";
import { band, emblem, isWide, type LabelStyle, lineWithin, middleOf, name, sagAt, writable } from "./label.ts";

const KRAFT = "#f4e7cf";
const SOIL = "#3b2a1c";

/** The growers' label: sun over furrows, and a name that is read from across the shop. */
export const DHARTI: LabelStyle = {
  ground: () => KRAFT,
  cap: () => "#7a5a38",
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const middle = middleOf(area);
    const small = Math.min(h * 0.056, w * 0.058);
    const sky = darker(hue, 0.03);
    const onSky = inkOn(sky, SOIL, KRAFT);
    const furrows = (from: number) =>
      [0, 1, 2].map((index) => {
        const at = from + index * h * 0.02;
        return stroke(
          `M${n(area.x)} ${n(at + sagAt(area, area.x))}Q${n(area.x + area.w * 0.25)} ${n(at - h * 0.03 + area.sag)} ${n(middle)} ${n(at + area.sag)}T${n(area.x + area.w)} ${n(at + sagAt(area, area.x + area.w))}`,
          index === 1 ? lighter(sky, 0.3) : KRAFT,
          h * 0.008,
        );
      });
    if (isWide(area)) {
      const size = h * 0.62;
      const left = x + w * 0.05 + size / 2;
      const textX = x + w * 0.1 + size;
      const textW = w * 0.86 - size;
      return (
        band(area, y, h, sky) +
        circle(left, y + h * 0.5 + sagAt(area, left), size * 0.52, lighter(hue, 0.62)) +
        emblem(sheet, area, motif, left, y + h * 0.5, size * 0.84) +
        lineWithin(area, brand.toUpperCase(), textX + textW / 2, y + h * 0.16, textW, {
          face: "bold",
          size: small * 1.1,
          tracking: 0.12,
          fill: onSky,
        }) +
        name(
          area,
          words.toUpperCase(),
          { x: textX, y: y + h * 0.26, w: textW, h: h * 0.42 },
          { face: "black", fill: onSky, largest: h * 0.24, mostLines: 2 },
        ) +
        lineWithin(area, `${kind} · ${weight}`, textX + textW / 2, y + h * 0.82, textW, {
          face: "medium",
          size: small * 1.1,
          fill: KRAFT,
        })
      );
    }
    const split = h * 0.5;
    const size = Math.min(h * 0.4, w * 0.66);
    const sun = circle(middle, y + split * 0.62 + sagAt(area, middle), size * 0.54, lighter(hue, 0.6));
    return (
      band(area, y, split, sky) +
      sun +
      furrows(y + split - h * 0.034).join("") +
      emblem(sheet, area, motif, middle, y + split * 0.62, size * 0.9) +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.06, w * 0.82, {
        face: "bold",
        size: small * 1.05,
        tracking: 0.12,
        fill: onSky,
      }) +
      name(
        area,
        words.toUpperCase(),
        { x: x + w * 0.08, y: y + split + h * 0.055, w: w * 0.84, h: h * 0.27 },
        { face: "black", fill: SOIL, largest: h * 0.15 },
      ) +
      lineWithin(area, kind, middle, y + h * 0.865, w * 0.76, { face: "medium", size: small, fill: darker(hue, 0.4) }) +
      lineWithin(area, weight, middle, y + h * 0.935, w * 0.4, { face: "bold", size: small * 1.1, fill: SOIL })
    );
  },
};
