import type { Hex } from "../drawing/color.ts";
import { circle, ellipse, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { ball, berry, leaf, round, slope } from "./solids.ts";

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

const pair = (sheet: Sheet, color: Hex) => placed(10, -26, 1, 40, leaf(sheet, { length: 34, width: 15, color }));

export const FRUITS: MotifArts<"amla" | "lemon" | "orange" | "mango" | "chilli" | "karela" | "coconut" | "jamun"> = {
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
};
