import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { heapPoints, leaf, round, slope } from "./solids.ts";

/** A petal from the flower's middle upwards. */
const petal = (sheet: Sheet, length: number, width: number, color: Hex, notch = 0) =>
  path(
    `M0 0C${n(-width * 0.9)} ${n(-length * 0.35)} ${n(-width * 0.62)} ${n(-length)} 0 ${n(-length + notch)}C${n(width * 0.62)} ${n(-length)} ${n(width * 0.9)} ${n(-length * 0.35)} 0 0Z`,
    sheet.linear(
      [
        [0, lighter(color, 0.28)],
        [0.55, color],
        [1, darker(color, 0.28)],
      ],
      [0.3, 0, 0.6, 1],
    ),
  );

const ring = (sheet: Sheet, count: number, length: number, width: number, color: Hex, { from = 0, notch = 0 } = {}) =>
  Array.from({ length: count }, (_, index) =>
    placed(0, 0, 1, from + (index * 360) / count, petal(sheet, length, width, color, notch)),
  ).join("");

const greens = (sheet: Sheet, color: Hex, size = 1) =>
  placed(-14, 16, size, -112, leaf(sheet, { length: 40, width: 19, color, teeth: 0.8 })) +
  placed(14, 16, size, 116, leaf(sheet, { length: 40, width: 19, color: darker(color, 0.06), teeth: 0.8 }));

/** A rose from outside in: each turn of petals smaller, darker and turned on. */
const rose = (sheet: Sheet, color: Hex) =>
  ring(sheet, 5, 38, 30, lighter(color, 0.16)) +
  ring(sheet, 5, 31, 26, lighter(color, 0.05), { from: 36 }) +
  ring(sheet, 5, 24, 21, color, { from: 8 }) +
  ring(sheet, 4, 17, 16, darker(color, 0.1), { from: 50 }) +
  circle(0, 0, 8, round(sheet, darker(color, 0.2), 0.3)) +
  stroke("M-4 1C-4 -5 5 -5 4 1C3 5 -3 4 -1 0", darker(color, 0.42), 1.5, { opacity: 0.8 });

const lotus = (sheet: Sheet, color: Hex) => {
  const at = (turn: number, length: number, width: number, tone: Hex) =>
    placed(0, 0, 1, turn, petal(sheet, length, width, tone));
  return group(
    {},
    ...[-84, 84].map((turn) => at(turn, 44, 17, darker(color, 0.06))),
    ...[-60, 60].map((turn) => at(turn, 50, 20, color)),
    ...[-34, 34].map((turn) => at(turn, 56, 22, lighter(color, 0.1))),
    at(0, 60, 24, lighter(color, 0.22)),
    ...[-48, 48].map((turn) => at(turn, 36, 17, lighter(color, 0.3))),
    ...[-20, 20].map((turn) => at(turn, 40, 18, lighter(color, 0.42))),
  );
};

const marigold = (sheet: Sheet, color: Hex) =>
  ring(sheet, 14, 40, 12, darker(color, 0.12), { notch: 4 }) +
  ring(sheet, 13, 33, 11, color, { from: 12, notch: 4 }) +
  ring(sheet, 11, 25, 10, lighter(color, 0.16), { from: 4, notch: 3 }) +
  ring(sheet, 9, 17, 8, lighter(color, 0.3), { from: 20, notch: 2 }) +
  ring(sheet, 6, 9, 6, darker(color, 0.08));

const jasmine = (sheet: Sheet) =>
  ring(sheet, 6, 26, 15, "#f1ecdc") +
  ring(sheet, 6, 18, 12, "#fbf8ee", { from: 30 }) +
  circle(0, 0, 4, round(sheet, "#e6d58c"));

const hibiscus = (sheet: Sheet) =>
  ring(sheet, 5, 42, 38, "#c8323f", { notch: 3 }) +
  ring(sheet, 5, 16, 14, "#8d1f33", { from: 36 }) +
  stroke("M0 0Q10 -22 22 -36", "#e7b24a", 3.4) +
  heapPoints([2, 3, 2], 5, 5)
    .map(({ x, y }) => circle(21 + x, -42 + y, 2.3, round(sheet, "#f2c95c")))
    .join("");

const crocus = (sheet: Sheet) =>
  group(
    {},
    ...[-40, 40].map((turn) => placed(0, 24, 1, turn, petal(sheet, 56, 22, "#8a6bb5"))),
    placed(0, 24, 1, 0, petal(sheet, 60, 26, "#9a7cc4")),
    stroke("M0 10Q-14 -20 -20 -42M0 10Q-2 -22 0 -48M0 10Q12 -20 22 -40", "#c63a22", 3.2),
    ...[-22, 22].map((turn) => placed(0, 26, 1, turn, petal(sheet, 44, 22, "#b39ad6"))),
    stroke("M0 24V50", "#8fa06a", 4),
  );

const thread = "M-14 4Q-6 -6 2 0T15 -5";

const sunflower = (sheet: Sheet) =>
  ring(sheet, 16, 44, 12, "#dd9a1c") +
  ring(sheet, 16, 40, 11, "#f0b92e", { from: 11 }) +
  circle(0, 0, 19, round(sheet, "#6a4223", 0.25)) +
  Array.from({ length: 34 }, (_, index) => {
    const [turn, reach] = [index * 2.39996, 2.9 * Math.sqrt(index)];
    return circle(Math.cos(turn) * reach, Math.sin(turn) * reach, 1.25, index > 20 ? "#a8713a" : "#3f2614");
  }).join("");

const lavenderSpike = (sheet: Sheet) =>
  stroke("M0 50Q-3 10 0 -30", "#7c9468", 2.2) +
  [0, 1, 2, 3, 4, 5]
    .map((tier) => {
      const [y, size] = [-2 - tier * 9, 1 - tier * 0.11];
      const color = tier % 2 === 0 ? "#8f7bc0" : "#a592d0";
      return [-7, 0, 7]
        .map((x) => ellipse(x * size, y - Math.abs(x) * 0.25, 5 * size, 6.2 * size, round(sheet, color)))
        .join("");
    })
    .join("");

export const FLOWERS: MotifArts<
  "hibiscus" | "jasmine" | "lavender" | "lotus" | "marigold" | "rose" | "saffron" | "sunflower"
> = {
  rose: {
    hue: "#c9506a",
    emblem: (sheet) => greens(sheet, "#5c8a4c") + placed(0, -4, 1.12, 0, rose(sheet, "#d4607a")),
    piece: (sheet) => placed(0, 10, 0.5, 0, petal(sheet, 38, 32, "#dc7089")),
  },
  lotus: {
    hue: "#c9668c",
    emblem: (sheet) => ellipse(0, 34, 44, 9, slope(sheet, "#5b8f5c")) + placed(0, 32, 1.18, 0, lotus(sheet, "#dd86a6")),
    piece: (sheet) => placed(0, 14, 0.56, 0, petal(sheet, 52, 24, "#dd86a6")),
  },
  marigold: {
    hue: "#e2861f",
    emblem: (sheet) => greens(sheet, "#5a8a3e") + placed(0, -2, 1.08, 0, marigold(sheet, "#ee9424")),
    piece: (sheet) => placed(0, 0, 0.42, 0, marigold(sheet, "#ee9424")),
  },
  jasmine: {
    hue: "#8f9a6a",
    emblem: (sheet) =>
      greens(sheet, "#4f8050", 1.05) +
      placed(-15, 4, 1, 0, jasmine(sheet)) +
      placed(17, -10, 0.94, 24, jasmine(sheet)) +
      placed(12, 24, 0.74, 10, jasmine(sheet)),
    piece: (sheet) => placed(0, 0, 0.6, 0, jasmine(sheet)),
  },
  hibiscus: {
    hue: "#b93342",
    emblem: (sheet) => greens(sheet, "#4b7d44") + placed(0, 0, 1.08, -12, hibiscus(sheet)),
    piece: (sheet) => placed(0, 12, 0.5, 0, petal(sheet, 42, 38, "#c8323f")),
  },
  saffron: {
    hue: "#8a5fae",
    emblem: (sheet) => crocus(sheet),
    piece: () => stroke(thread, "#b9261a", 2.8) + stroke("M9 -4L15 -5", "#e79a2c", 2.6),
  },
  sunflower: {
    hue: "#dd9f1d",
    emblem: (sheet) => greens(sheet, "#6a9440") + sunflower(sheet),
    piece: (sheet) =>
      path("M0 -14C8 -6 7 10 0 13C-7 10 -8 -6 0 -14Z", slope(sheet, "#4c4640")) +
      stroke("M-3 -6Q-4 3 -2 10M3 -6Q4 3 2 10", "#e9e2d2", 1.5),
  },
  lavender: {
    hue: "#8a74b8",
    emblem: (sheet) =>
      placed(-20, 6, 0.86, -16, lavenderSpike(sheet)) +
      placed(22, 6, 0.86, 17, lavenderSpike(sheet)) +
      placed(0, 0, 1, 0, lavenderSpike(sheet)),
    piece: (sheet) => placed(0, 4, 0.46, 40, lavenderSpike(sheet)),
  },
};
