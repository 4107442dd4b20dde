import { darker, lighter } from "../drawing/color.ts";
import { circle, ellipse, path, placed, rect, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { mark } from "../logo.ts";
import { laurel } from "../scenes/gold.ts";
import type { Scene } from "../scenes/scene.ts";
import { shadow } from "../scenes/studio.ts";

const GOLD = "#d9a13a";

const gold = (sheet: Sheet) =>
  sheet.linear([
    [0, darker(GOLD, 0.4)],
    [0.24, lighter(GOLD, 0.6)],
    [0.5, GOLD],
    [0.8, darker(GOLD, 0.2)],
    [1, darker(GOLD, 0.45)],
  ]);

/** A cup with two handles, its foot on the origin. */
const cup = (sheet: Sheet) =>
  stroke("M-64 -190C-128 -190 -120 -110 -52 -104M64 -190C128 -190 120 -110 52 -104", darker(GOLD, 0.15), 14) +
  path("M-76 -216H76C74 -130 46 -86 16 -80V-44H-16V-80C-46 -86 -74 -130 -76 -216Z", gold(sheet)) +
  ellipse(0, -216, 76, 15, lighter(GOLD, 0.5)) +
  ellipse(0, -214, 64, 10, darker(GOLD, 0.3)) +
  rect(-46, -46, 92, 18, gold(sheet), { rx: 4 }) +
  rect(
    -66,
    -28,
    132,
    30,
    sheet.linear([
      [0, "#2b201a"],
      [0.3, "#6b5444"],
      [1, "#1c1410"],
    ]),
    { rx: 4 },
  ) +
  placed(0, -150, 0.5, 0, mark(darker(GOLD, 0.45), darker(GOLD, 0.35)));

const medal = (sheet: Sheet, ribbon: string) =>
  path("M-46 -260L-8 -132H-66L-104 -260ZM46 -260L8 -132H66L104 -260Z", ribbon) +
  path("M-46 -260L-8 -132H-36L-74 -260ZM46 -260L8 -132H36L74 -260Z", lighter(ribbon, 0.3)) +
  circle(0, -82, 80, gold(sheet)) +
  circle(
    0,
    -82,
    66,
    sheet.linear(
      [
        [0, lighter(GOLD, 0.5)],
        [1, darker(GOLD, 0.2)],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  placed(0, -78, 0.86, 0, mark(darker(GOLD, 0.45), darker(GOLD, 0.35)));

/** A cup or a medal in its laurel, without words: the page prints who gave it for what below. */
const award = (art: (sheet: Sheet) => string, tint: string): Scene => ({
  width: 640,
  height: 640,
  draw: (sheet) =>
    rect(
      0,
      0,
      640,
      640,
      sheet.linear(
        [
          [0, lighter(tint, 0.5)],
          [1, tint],
        ],
        DOWN,
      ),
    ) +
    circle(320, 316, 252, "#fffdf4", { opacity: 0.65 }) +
    placed(320, 324, 1, 0, laurel(226, darker(tint, 0.32))) +
    shadow(sheet, 320, 492, 190, 0.7) +
    placed(320, 488, 1.32, 0, art(sheet)),
});

/** By number, as in the home page's awards section. */
const AWARDS: Readonly<Record<number, Scene>> = {
  1: award(cup, "#f4d79a"),
  2: award((sheet) => medal(sheet, "#b8402f"), "#f3cfc2"),
  3: award(cup, "#d9e4b8"),
  4: award((sheet) => medal(sheet, "#2f6f8a"), "#cfe2e6"),
  5: award((sheet) => medal(sheet, "#2f7d4c"), "#cfe5cb"),
};

export const awardScene = (id: number): Scene | undefined => AWARDS[id];
