import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { ball, berry, leaf, round, slope } from "./solids.ts";

const date = (sheet: Sheet, color: Hex) =>
  path("M-17 0C-17 -10 -8 -12 2 -12C12 -12 18 -7 18 0C18 8 11 12 1 12C-9 12 -17 9 -17 0Z", round(sheet, color, 0.35)) +
  stroke("M-12 -3Q0 -8 13 -4M-13 3Q0 0 14 3", darker(color, 0.4), 1.2, { opacity: 0.5 }) +
  ellipse(-5, -6, 6, 2, "#ffffff", { opacity: 0.5 });

const fig = (sheet: Sheet) =>
  path(
    "M0 -38C6 -24 30 -16 30 10C30 30 16 38 0 38C-16 38 -30 30 -30 10C-30 -16 -6 -24 0 -38Z",
    round(sheet, "#7c5068", 0.35),
  ) +
  stroke("M0 -30Q-14 0 -8 34M0 -30Q14 0 8 34M0 -30Q-26 0 -20 28M0 -30Q26 0 20 28", "#a9829a", 1.2, { opacity: 0.6 });

const figHalf = (sheet: Sheet) =>
  path(
    "M0 -34C6 -22 28 -14 28 10C28 28 14 35 0 35C-14 35 -28 28 -28 10C-28 -14 -6 -22 0 -34Z",
    slope(sheet, "#8a5c72"),
  ) +
  path("M0 -26C5 -16 23 -10 23 10C23 25 11 30 0 30C-11 30 -23 25 -23 10C-23 -10 -5 -16 0 -26Z", "#f3e0c6") +
  ellipse(0, 10, 16, 15, round(sheet, "#c2505a", 0.3)) +
  Array.from({ length: 16 }, (_, index) =>
    circle(
      Math.cos(index * 2.4) * 3.2 * Math.sqrt(index),
      10 + Math.sin(index * 2.4) * 3.2 * Math.sqrt(index),
      1.1,
      "#f6dca0",
    ),
  ).join("");

const reetha = (sheet: Sheet, x: number, y: number) =>
  ball(sheet, x, y, 15, "#9a5f2c") +
  stroke(
    `M${x - 10} ${y - 6}Q${x} ${y - 12} ${x + 10} ${y - 5}M${x - 12} ${y + 3}Q${x - 2} ${y - 3} ${x + 11} ${y + 5}`,
    "#6b3d1a",
    1.2,
    { opacity: 0.55 },
  );

export const DRIED_FRUITS: MotifArts<"date" | "fig" | "raisin" | "reetha"> = {
  date: {
    hue: "#7a4526",
    emblem: (sheet) =>
      placed(-18, 24, 1.1, -14, date(sheet, "#5a3019")) +
      placed(20, 26, 1.1, 16, date(sheet, "#6b3a1f")) +
      placed(2, 2, 1.2, -4, date(sheet, "#7a4526")) +
      placed(-22, -18, 1, 24, date(sheet, "#66371d")) +
      placed(18, -22, 1.02, -20, date(sheet, "#5a3019")),
    piece: (sheet) => placed(0, 0, 0.86, 0, date(sheet, "#6b3a1f")),
  },
  fig: {
    hue: "#8a5570",
    emblem: (sheet) => placed(-16, -2, 1, -8, fig(sheet)) + placed(18, 12, 0.94, 10, figHalf(sheet)),
    piece: (sheet) => placed(0, 0, 0.44, 20, figHalf(sheet)),
  },
  raisin: {
    hue: "#5c3a48",
    emblem: (sheet) =>
      group(
        {},
        placed(0, -40, 1, 60, leaf(sheet, { length: 36, width: 24, color: "#6b9444", teeth: 1.2 })),
        ...[
          [-18, -18],
          [4, -20],
          [22, -12],
          [-26, 0],
          [-6, 0],
          [14, 4],
          [-16, 18],
          [6, 20],
          [-4, 36],
        ].map(([x = 0, y = 0], index) => berry(sheet, x, y, index % 2 === 0 ? "#45293a" : "#553347", 1.1)),
      ),
    piece: (sheet) =>
      path("M-13 0C-14 -9 -4 -10 1 -10C9 -10 14 -6 13 1C12 9 4 9 -2 9C-9 9 -13 6 -13 0Z", round(sheet, "#4a2c3c")) +
      stroke("M-8 -3Q-2 -7 2 -3T9 -3M-8 3Q0 0 8 4", "#8a6578", 1.1, { opacity: 0.6 }),
  },
  reetha: {
    hue: "#a1672f",
    emblem: (sheet) =>
      placed(-2, -30, 1, -58, leaf(sheet, { length: 40, width: 14, color: "#7a9a4c" })) +
      placed(4, -30, 1, 52, leaf(sheet, { length: 40, width: 14, color: "#6d8d42" })) +
      reetha(sheet, -20, 2) +
      reetha(sheet, 16, -2) +
      reetha(sheet, -2, 26) +
      [
        [34, 22, 7],
        [38, 6, 4],
        [-36, 26, 6],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, "#ffffff", { opacity: 0.5, stroke: lighter("#a1672f", 0.5), "stroke-width": 1 }),
        )
        .join(""),
    piece: (sheet) => reetha(sheet, 0, 0),
  },
};
