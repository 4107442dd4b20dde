import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, smooth, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { slope } from "../motifs/solids.ts";

const leg = (sheet: Sheet, x: number, color: Hex, lean = 0) =>
  path(
    `M${n(x - 9)} -90L${n(x - 6 + lean)} -8Q${n(x + lean)} -2 ${n(x + 8 + lean)} -8L${n(x + 12)} -72Z`,
    slope(sheet, color, 0.2),
  ) + path(`M${n(x - 7 + lean)} -9H${n(x + 9 + lean)}L${n(x + 11 + lean)} 0H${n(x - 9 + lean)}Z`, "#3a2a22");

const BODY = smooth([
  [-92, -118],
  [-60, -130],
  [-10, -128],
  [22, -132],
  [44, -154],
  [64, -150],
  [80, -130],
  [96, -124],
  [104, -96],
  [92, -66],
  [64, -56],
  [10, -50],
  [-50, -54],
  [-84, -62],
  [-102, -88],
]);

/** The body, as high as the legs carry it. */
const lifted = (...parts: readonly string[]) => placed(0, -18, 1, 0, ...parts);

/** A Gir cow from the side, looking to the right, its hooves on the origin: hump, dewlap, long ears, horns that curl back. */
export function cow(sheet: Sheet, color: Hex): string {
  const far = darker(color, 0.26);
  return group(
    {},
    ellipse(
      0,
      2,
      130,
      11,
      sheet.radial([
        [0, "#1d1207", 0.34],
        [1, "#1d1207", 0],
      ]),
    ),
    leg(sheet, -62, far, -4),
    leg(sheet, 66, far, 3),
    lifted(
      stroke("M-98 -104C-122 -96 -118 -56 -116 -30", color, 6),
      path("M-122 -34Q-110 -44 -108 -32Q-110 -14 -118 -10Q-126 -20 -122 -34Z", darker(color, 0.5)),
      path("M80 -76C92 -52 100 -40 112 -50C124 -66 122 -96 116 -116Z", slope(sheet, darker(color, 0.06))),
      path(
        BODY,
        sheet.linear(
          [
            [0, lighter(color, 0.3)],
            [0.5, color],
            [1, darker(color, 0.36)],
          ],
          [0.2, 0, 0.4, 1],
        ),
      ),
      path("M-40 -124C-20 -110 -26 -84 -48 -78C-66 -82 -64 -112 -40 -124Z", "#f6e9d8", { opacity: 0.9 }),
      path("M10 -90C26 -92 34 -76 24 -64C8 -60 -4 -72 10 -90Z", "#f6e9d8", { opacity: 0.85 }),
      path("M-30 -52Q-16 -40 -4 -52Z", "#e8b9a0"),
    ),
    leg(sheet, -76, color, 3),
    leg(sheet, 50, color, -3),
    lifted(
      path(
        "M86 -128C98 -150 112 -158 128 -156C140 -152 150 -138 160 -118C166 -108 162 -100 152 -102C140 -104 132 -108 124 -106C112 -100 98 -104 92 -112Z",
        slope(sheet, color, 0.22),
      ),
      path("M150 -120C158 -116 164 -108 160 -102C152 -100 146 -104 142 -108Z", "#e2b8a0"),
      circle(157, -109, 1.8, "#5a3428"),
      path("M112 -154C104 -172 112 -190 130 -190C120 -182 118 -168 124 -156Z", slope(sheet, "#6b5a4a", 0.3)),
      path(
        "M104 -148C92 -144 86 -128 90 -104C98 -102 104 -112 108 -124C112 -136 112 -144 104 -148Z",
        slope(sheet, darker(color, 0.1), 0.22),
      ),
      circle(132, -140, 3, "#241712"),
      circle(131, -141, 0.9, "#ffffff"),
      stroke("M94 -116C104 -92 118 -88 128 -102", "#d8452e", 3.4),
      circle(112, -91, 5.4, "#e5b64a"),
    ),
  );
}

const TONES = ["#a5552e", "#b9683c", "#8f4628", "#c27a4c"];

/** Cows at several places, the farthest first. */
export const herd = (
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, scale: number, turned?: boolean])[],
): string =>
  places
    .map(([x, y, scale, turned = false], index) => {
      const one = cow(sheet, TONES[index % TONES.length] ?? "#a5552e");
      return placed(x, y, scale, 0, turned ? group({ transform: "scale(-1 1)" }, one) : one);
    })
    .join("");
