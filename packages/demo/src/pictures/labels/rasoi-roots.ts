import { darker, inkOn, lighter } from "../drawing/color.ts";
import { circle, cylinderBand, ellipse, group, n, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
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

const CREAM = "#fff6e2";

const groundOf = (hue: string) => darker(hue, 0.04);

/** The block print of small four-leaved flowers, in rows that are set off. */
const butis = (sheet: Sheet, area: LabelArea, color: string) => {
  const pitch = Math.max(26, Math.min(area.w, area.h) / 8);
  const rows = Math.ceil(area.h / (pitch * 0.8)) + 1;
  const columns = Math.ceil(area.w / pitch) + 1;
  const printed = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = area.x + (column + (row % 2) * 0.5) * pitch;
    return placed(
      x,
      area.y + row * pitch * 0.8 + sagAt(area, x),
      pitch / 60,
      0,
      ...[0, 90, 180, 270].map((turn) => placed(0, 0, 1, turn, ellipse(0, -9, 4.2, 8, color))),
      circle(0, 0, 3, color),
    );
  }).join("");
  return group(
    { "clip-path": sheet.clip(path(cylinderBand(area.x, area.y, area.w, area.h, area.sag), color)) },
    printed,
  );
};

/** A cartouche whose edge is scalloped. */
const cartouche = (x: number, y: number, w: number, h: number) => {
  const scallop = Math.min(w, h) * 0.12;
  const [right, bottom] = [x + w, y + h];
  return `M${n(x + scallop)} ${n(y)}H${n(right - scallop)}Q${n(right - scallop)} ${n(y + scallop)} ${n(right)} ${n(y + scallop)}V${n(bottom - scallop)}Q${n(right - scallop)} ${n(bottom - scallop)} ${n(right - scallop)} ${n(bottom)}H${n(x + scallop)}Q${n(x + scallop)} ${n(bottom - scallop)} ${n(x)} ${n(bottom - scallop)}V${n(y + scallop)}Q${n(x + scallop)} ${n(y + scallop)} ${n(x + scallop)} ${n(y)}Z`;
};

/** The kitchen's label: block-printed cloth in the spice's own colour, with a cream cartouche. */
export const RASOI_ROOTS: LabelStyle = {
  ground: groundOf,
  cap: (hue) => darker(hue, 0.4),
  bottle: "glass",
  print: (sheet, area, { brand, name: words, kind, weight, motif, hue }) => {
    const { x, y, w, h } = writable(area);
    const ground = groundOf(hue);
    const ink = darker(hue, 0.55);
    const onCloth = inkOn(ground, ink, CREAM);
    const middle = middleOf(area);
    const small = Math.min(h * 0.056, w * 0.058);
    const box = isWide(area)
      ? { x: x + w * 0.06, y: y + h * 0.12, w: w * 0.88, h: h * 0.76 }
      : { x: x + w * 0.09, y: y + h * 0.13, w: w * 0.82, h: h * 0.72 };
    const inner = Math.min(box.w, box.h) * 0.035;
    const panel =
      butis(sheet, area, lighter(ground, 0.24)) +
      placed(
        0,
        area.sag * 0.9,
        1,
        0,
        path(cartouche(box.x, box.y, box.w, box.h), CREAM),
        stroke(
          cartouche(box.x + inner, box.y + inner, box.w - 2 * inner, box.h - 2 * inner),
          ground,
          Math.max(1.2, h * 0.006),
        ),
      );
    if (isWide(area)) {
      const size = box.h * 0.74;
      const left = box.x + box.w * 0.07 + size / 2;
      const textX = left + size * 0.6;
      const textW = box.x + box.w * 0.93 - textX;
      return (
        panel +
        emblem(sheet, area, motif, left, y + h * 0.5, size) +
        lineWithin(area, brand.toUpperCase(), textX + textW / 2, box.y + box.h * 0.19, textW, {
          face: "bold",
          size: small * 1.05,
          tracking: 0.14,
          fill: ground,
        }) +
        name(
          area,
          words,
          { x: textX, y: box.y + box.h * 0.27, w: textW, h: box.h * 0.44 },
          { face: "serif", fill: ink, largest: h * 0.2, mostLines: 2 },
        ) +
        lineWithin(area, `${kind} · ${weight}`, textX + textW / 2, box.y + box.h * 0.83, textW, {
          face: "medium",
          size: small,
          fill: ink,
        })
      );
    }
    const size = Math.min(box.h * 0.46, box.w * 0.7);
    const centre = box.y + box.h * 0.055 + size * 0.53;
    return (
      panel +
      lineWithin(area, brand.toUpperCase(), middle, y + h * 0.068, w * 0.72, {
        face: "bold",
        size: small * 1.1,
        tracking: 0.18,
        fill: onCloth,
      }) +
      emblem(sheet, area, motif, middle, centre, size * 0.94) +
      name(
        area,
        words,
        {
          x: box.x + box.w * 0.08,
          y: centre + size * 0.54,
          w: box.w * 0.84,
          h: box.y + box.h * 0.84 - (centre + size * 0.54),
        },
        { face: "serif", fill: ink, largest: h * 0.15 },
      ) +
      lineWithin(area, kind, middle, box.y + box.h * 0.905, box.w * 0.74, {
        face: "italic",
        size: small,
        fill: darker(hue, 0.35),
      }) +
      lineWithin(area, weight, middle, y + h * 0.925, w * 0.4, { face: "bold", size: small * 1.1, fill: onCloth })
    );
  },
};
