import { darker, type Hex, lighter } from "../drawing/color.ts";
import { cylinderBand, ellipse, n, path, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";

type CapShape = { width: number; height: number; color: Hex; ridges?: number; metal?: boolean };

/** The side of a lid: metal has hard light, plastic soft. */
export const capFill = (sheet: Sheet, color: Hex, metal: boolean): string =>
  metal
    ? sheet.linear([
        [0, darker(color, 0.5)],
        [0.08, darker(color, 0.18)],
        [0.2, lighter(color, 0.62)],
        [0.28, lighter(color, 0.4)],
        [0.46, color],
        [0.68, darker(color, 0.3)],
        [0.82, darker(color, 0.08)],
        [0.92, darker(color, 0.4)],
        [1, darker(color, 0.52)],
      ])
    : sheet.linear([
        [0, darker(color, 0.4)],
        [0.12, darker(color, 0.08)],
        [0.24, lighter(color, 0.34)],
        [0.42, color],
        [0.8, darker(color, 0.26)],
        [1, darker(color, 0.46)],
      ]);

/** A lid whose lower edge lies at `bottom`. */
export function cap(
  sheet: Sheet,
  bottom: number,
  { width, height, color, ridges = 0, metal = false }: CapShape,
): string {
  const [left, sag] = [-width / 2, width * 0.035];
  const top = bottom - height;
  const grooves = Array.from({ length: ridges }, (_, index) => {
    const x = (width / 2) * Math.sin(((index + 0.5) / ridges - 0.5) * Math.PI);
    const drop = sag * (1 - ((2 * x) / width) ** 2);
    return `M${n(x)} ${n(top + height * 0.22 + drop)}V${n(bottom - height * 0.08 + drop)}`;
  }).join("");
  return (
    path(cylinderBand(left, top, width, height, sag), capFill(sheet, color, metal)) +
    (ridges > 0 ? stroke(grooves, darker(color, 0.45), width * 0.006, { opacity: 0.4 }) : "") +
    stroke(
      `M${n(left)} ${n(bottom - 1)}Q0 ${n(bottom - 1 + 2 * sag)} ${n(-left)} ${n(bottom - 1)}`,
      darker(color, 0.5),
      2,
      { opacity: 0.5 },
    ) +
    ellipse(
      0,
      top,
      width / 2,
      sag * 1.05,
      sheet.linear([
        [0, lighter(color, 0.5)],
        [0.6, lighter(color, 0.12)],
        [1, darker(color, 0.12)],
      ]),
    ) +
    ellipse(
      0,
      top + 0.6,
      width * 0.455,
      sag * 0.8,
      sheet.linear([
        [0, color],
        [1, lighter(color, 0.32)],
      ]),
    )
  );
}
