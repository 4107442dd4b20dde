import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { ball, leaf, round, slope } from "./solids.ts";

const amla = (sheet: Sheet, r: number) =>
  ball(sheet, 0, 0, r, "#a9b84a") +
  stroke(
    [-0.62, -0.22, 0.22, 0.62]
      .map((at) => `M${r * at * 0.5} ${-r * 0.94}Q${r * at * 1.7} 0 ${r * at * 0.5} ${r * 0.94}`)
      .join(""),
    "#dfe6a4",
    1.1,
    { opacity: 0.75 },
  ) +
  circle(0, -r * 0.92, r * 0.1, "#7c6a36");

const citrusSlice = (sheet: Sheet, r: number, rind: Hex, flesh: Hex) =>
  circle(0, 0, r, round(sheet, rind, 0.2)) +
  circle(0, 0, r * 0.88, "#fdf5dc") +
  Array.from({ length: 9 }, (_, index) =>
    placed(
      0,
      0,
      1,
      index * 40,
      path(`M0 ${-r * 0.1}L${-r * 0.24} ${-r * 0.7}Q0 ${-r * 0.88} ${r * 0.24} ${-r * 0.7}Z`, slope(sheet, flesh, 0.3)),
    ),
  ).join("") +
  circle(0, 0, r * 0.1, "#fdf5dc");

const lemon = (sheet: Sheet) =>
  path(
    "M-40 4C-40 -18 -20 -28 0 -28C18 -28 30 -20 36 -8Q42 -6 46 0Q42 8 36 10C30 24 16 30 -2 30C-22 30 -40 24 -40 4Z",
    round(sheet, "#efcc3a"),
  ) + ellipse(-14, -14, 10, 5, "#ffffff", { opacity: 0.5, transform: "rotate(-24 -14 -14)" });

const mango = (sheet: Sheet) =>
  path(
    "M-6 -42C22 -44 44 -18 40 10C36 36 8 48 -12 40C-34 32 -44 10 -36 -12C-31 -28 -20 -40 -6 -42Z",
    sheet.linear(
      [
        [0, "#f7d25a"],
        [0.45, "#efa531"],
        [0.8, "#d9652b"],
        [1, "#a8562a"],
      ],
      [0.1, 0.1, 0.9, 0.9],
    ),
  ) +
  ellipse(-14, -14, 8, 15, "#ffffff", { opacity: 0.3, transform: "rotate(28 -14 -14)" }) +
  stroke("M-6 -42Q-6 -48 -2 -51", "#7b5a32", 4);

const chilli = (sheet: Sheet, color: Hex) =>
  path("M-8 -34C2 -40 12 -34 13 -22C15 2 4 26 -22 46C-10 24 -16 -6 -8 -34Z", slope(sheet, color, 0.3)) +
  path("M-3 -30C-6 -8 -4 10 -10 26C-2 12 2 -8 3 -30Z", "#ffffff", { opacity: 0.3 }) +
  path("M-10 -32Q2 -44 15 -28Q8 -26 3 -29Q-3 -25 -10 -32Z", slope(sheet, "#5f8f3d")) +
  stroke("M3 -36Q5 -46 14 -49", "#5f8f3d", 4);

const karela = (sheet: Sheet) => {
  const bumps = Array.from({ length: 18 }, (_, index) => {
    const [at, lane] = [(index % 6) / 6, Math.floor(index / 6)];
    return ellipse(
      -34 + at * 70,
      -9 + lane * 9 + Math.sin(at * 5) * 3,
      5.4,
      3.4,
      round(sheet, lane === 0 ? "#8fb95a" : "#6f9a42"),
    );
  });
  return placed(
    0,
    0,
    1,
    -24,
    path(
      "M-48 2C-40 -22 -10 -20 10 -18C30 -16 44 -10 50 4C40 22 14 22 -8 20C-28 18 -42 16 -48 2Z",
      slope(sheet, "#7ba64c", 0.3),
    ),
    ...bumps,
    stroke("M-48 2Q-54 0 -57 -6", "#6d8a3c", 3.6),
  );
};

const coconut = (sheet: Sheet) =>
  circle(-8, 0, 37, round(sheet, "#7a5230", 0.25)) +
  stroke("M-42 -8Q-30 -30 -8 -36M-44 8Q-38 -14 -16 -30M-38 20Q-34 2 -20 -14M-8 -36Q10 -30 22 -18", "#a87c50", 1.4, {
    opacity: 0.6,
  }) +
  ellipse(14, 12, 31, 29, slope(sheet, "#5e3d22")) +
  ellipse(14, 10, 28, 25, "#fffdf5") +
  ellipse(
    15,
    12,
    20,
    17,
    sheet.radial(
      [
        [0, "#e9e4d6"],
        [1, "#fbf8ee"],
      ],
      0.4,
      0.35,
      0.7,
    ),
  ) +
  ellipse(10, 16, 11, 6, "#dfe9e4", { opacity: 0.7 });

const coconutChip = (sheet: Sheet) =>
  path("M-15 6Q0 -16 15 4Q10 12 8 8Q0 -4 -9 10Q-14 12 -15 6Z", slope(sheet, "#fbf7ea", 0.12)) +
  stroke("M-15 6Q0 -16 15 4", "#7a5230", 2.2);

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

const berry = (sheet: Sheet, x: number, y: number, color: Hex, long = 1.25) =>
  ellipse(x, y, 11, 11 * long, round(sheet, color, 0.5)) +
  ellipse(x - 3.6, y - 5, 2.4, 3.6, "#ffffff", { opacity: 0.5 });

const reetha = (sheet: Sheet, x: number, y: number) =>
  ball(sheet, x, y, 15, "#9a5f2c") +
  stroke(
    `M${x - 10} ${y - 6}Q${x} ${y - 12} ${x + 10} ${y - 5}M${x - 12} ${y + 3}Q${x - 2} ${y - 3} ${x + 11} ${y + 5}`,
    "#6b3d1a",
    1.2,
    { opacity: 0.55 },
  );

const pair = (sheet: Sheet, color: Hex) => placed(10, -26, 1, 40, leaf(sheet, { length: 34, width: 15, color }));

export const FRUITS: MotifArts<
  | "amla"
  | "chilli"
  | "coconut"
  | "date"
  | "fig"
  | "jamun"
  | "karela"
  | "lemon"
  | "mango"
  | "orange"
  | "raisin"
  | "reetha"
> = {
  amla: {
    hue: "#8c9c34",
    emblem: (sheet) =>
      stroke("M-34 -34Q0 -46 40 -40", "#7c6a4a", 2.6) +
      [-26, -12, 2, 16, 30]
        .map((x, index) =>
          placed(
            x,
            -40 + index * 0.4,
            0.5,
            150 + (index % 2) * 60,
            leaf(sheet, { length: 36, width: 11, color: "#7a9c4a" }),
          ),
        )
        .join("") +
      placed(-20, 4, 1, 0, amla(sheet, 22)) +
      placed(22, -2, 1, 0, amla(sheet, 20)) +
      placed(6, 26, 1, 0, amla(sheet, 21)),
    piece: (sheet) => amla(sheet, 15),
  },
  lemon: {
    hue: "#d3b024",
    emblem: (sheet) =>
      placed(-6, -6, 0.92, -14, lemon(sheet)) +
      pair(sheet, "#5d9440") +
      placed(20, 24, 1, 0, citrusSlice(sheet, 23, "#e9c42f", "#f3de72")),
    piece: (sheet) => citrusSlice(sheet, 15, "#e9c42f", "#f3de72"),
  },
  orange: {
    hue: "#e07f22",
    emblem: (sheet) =>
      ball(sheet, -10, -6, 35, "#ee8d26") +
      circle(-10, -38, 3, "#6d7a32") +
      pair(sheet, "#4f8a3e") +
      placed(21, 22, 1, 0, citrusSlice(sheet, 25, "#ec8a22", "#f8b34e")),
    piece: (sheet) => citrusSlice(sheet, 15, "#ec8a22", "#f8b34e"),
  },
  mango: {
    hue: "#e08a26",
    emblem: (sheet) => mango(sheet) + placed(0, -42, 1, 70, leaf(sheet, { length: 46, width: 14, color: "#5b8f45" })),
    piece: (sheet) =>
      path("M-14 -8L8 -12L14 4L-6 12Z", slope(sheet, "#f2b043")) + path("M8 -12L14 4L11 8L6 -9Z", "#5f8f3d"),
  },
  chilli: {
    hue: "#c22d1f",
    emblem: (sheet) =>
      placed(-16, 2, 0.94, 16, chilli(sheet, "#c42a1d")) + placed(18, 0, 1, -20, chilli(sheet, "#d83a26")),
    piece: (sheet) => placed(0, 0, 0.4, 40, chilli(sheet, "#cd3122")),
  },
  karela: {
    hue: "#5f8a3c",
    emblem: (sheet) =>
      placed(0, -10, 0.96, 0, karela(sheet)) + berry(sheet, -14, 32, "#4a2a4f") + berry(sheet, 12, 34, "#55315b"),
    piece: (sheet) =>
      circle(0, 0, 13, round(sheet, "#7ba64c")) +
      circle(0, 0, 9, "#e3eec6") +
      [0, 72, 144, 216, 288].map((turn) => placed(0, 0, 1, turn, ellipse(0, -5.4, 1.8, 2.8, "#e0b45c"))).join(""),
  },
  coconut: {
    hue: "#7a5a3c",
    emblem: (sheet) => coconut(sheet),
    piece: coconutChip,
  },
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
  jamun: {
    hue: "#6b3a66",
    emblem: (sheet) =>
      stroke("M0 -46Q-14 -30 -18 -16M0 -46Q10 -28 16 -16M0 -46V-6", "#7c8a4a", 2.4) +
      placed(-4, -44, 0.9, -64, leaf(sheet, { length: 36, width: 15, color: "#5a8a48" })) +
      placed(4, -44, 0.9, 60, leaf(sheet, { length: 36, width: 15, color: "#4f7f42" })) +
      berry(sheet, -22, 0, "#56305c", 1.4) +
      berry(sheet, 20, 0, "#5f3566", 1.4) +
      berry(sheet, 0, 14, "#6b3d72", 1.4) +
      berry(sheet, -14, 34, "#4c2a52", 1.3) +
      berry(sheet, 14, 34, "#56305c", 1.3),
    piece: (sheet) => berry(sheet, 0, 0, "#56305c", 1.2),
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
