import type { Hex } from "../drawing/color.ts";
import { cylinderBand, element, group, path } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { LabelArea, LabelSpec, LabelStyle } from "../labels/label.ts";

export type PackSpec = {
  label: LabelSpec;
  style: LabelStyle;
  /** of what is inside, where it can be seen */
  contents: Hex;
  /** whole grains and nuts show through a window */
  loose: boolean;
};

/** A pack standing on the origin, drawn upwards; `width` and `height` are those of what is drawn. */
export type PackArt = { svg: string; width: number; height: number };

export type PackPainter = (sheet: Sheet, spec: PackSpec) => PackArt;

/** Light and shade on a cylinder, laid over everything that is printed on it. */
export function cylinderLight(sheet: Sheet, d: string, strength = 1): string {
  const shade = sheet.linear([
    [0, "#1a120a", 0.5 * strength],
    [0.07, "#1a120a", 0.24 * strength],
    [0.2, "#1a120a", 0],
    [0.6, "#1a120a", 0],
    [0.8, "#1a120a", 0.13 * strength],
    [0.94, "#1a120a", 0.46 * strength],
    [1, "#1a120a", 0.34 * strength],
  ]);
  const light = sheet.linear([
    [0.06, "#ffffff", 0],
    [0.2, "#ffffff", 0.4 * strength],
    [0.27, "#ffffff", 0.3 * strength],
    [0.5, "#ffffff", 0],
  ]);
  return path(d, shade) + path(d, light);
}

/** Light on a soft flat pack: a broad glow to the left, dusk to the right. */
export function softLight(sheet: Sheet, d: string, strength = 1): string {
  const shade = sheet.linear(
    [
      [0, "#1a120a", 0.2 * strength],
      [0.1, "#1a120a", 0.03],
      [0.5, "#1a120a", 0],
      [0.86, "#1a120a", 0.16 * strength],
      [1, "#1a120a", 0.34 * strength],
    ],
    [0, 0.1, 1, 0.2],
  );
  const light = sheet.radial(
    [
      [0, "#ffffff", 0.34 * strength],
      [1, "#ffffff", 0],
    ],
    0.3,
    0.26,
    0.5,
  );
  return path(d, shade) + path(d, light);
}

/** A printed band around a cylinder whose silhouette is `body`. */
export function wrapped(sheet: Sheet, body: string, { label, style }: PackSpec, area: LabelArea, bleed = 0): string {
  const x = area.x - bleed;
  const w = area.w + 2 * bleed;
  return group(
    { "clip-path": sheet.clip(element("path", { d: body })) },
    path(cylinderBand(x, area.y, w, area.h, area.sag), style.ground(label.hue)),
    style.print(sheet, area, label),
  );
}

/** A label around a cylinder of a radius, from `top` down over `h`; what is written keeps clear of the sides. */
export const around = (radius: number, top: number, h: number, sag: number): LabelArea => ({
  x: -radius,
  y: top,
  w: 2 * radius,
  h,
  sag,
  reach: radius,
});
