import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { heap, leaf, round, slope, sprig } from "./solids.ts";

/** A knobbly rhizome with rings: turmeric and ginger. */
const rhizome = (sheet: Sheet, skin: Hex, flesh: Hex) =>
  path(
    "M-46 8C-48 -4 -36 -10 -26 -6C-24 -20 -14 -26 -6 -22C0 -18 0 -10 -2 -6C8 -10 16 -10 22 -8C22 -20 30 -28 38 -24C46 -20 44 -8 40 -2C48 2 48 14 40 18C28 24 -8 26 -26 24C-38 22 -45 18 -46 8Z",
    slope(sheet, skin, 0.3),
  ) +
  stroke(
    "M-34 -4Q-38 8 -32 20M-18 -8Q-24 8 -18 24M2 -6Q-4 8 2 24M18 -8Q14 8 20 22M30 -6Q30 4 32 16M-20 -18Q-12 -14 -4 -16M26 -16Q32 -14 42 -14",
    darker(skin, 0.35),
    1.3,
    { opacity: 0.55 },
  ) +
  ellipse(41, 8, 7, 9, slope(sheet, flesh, 0.14)) +
  ellipse(41, 8, 4, 5.6, lighter(flesh, 0.3), { opacity: 0.6 });

const coin = (sheet: Sheet, skin: Hex, flesh: Hex) =>
  ellipse(0, 2, 14, 10, darker(skin, 0.1)) +
  ellipse(0, 0, 14, 10, slope(sheet, skin)) +
  ellipse(0, -0.6, 11.6, 8, slope(sheet, flesh, 0.14)) +
  ellipse(0, -0.6, 6, 4, lighter(flesh, 0.3), { opacity: 0.6 });

const root = (sheet: Sheet, color: Hex) =>
  path("M-7 -22C0 -26 8 -24 9 -18C11 -2 8 16 2 44C-2 40 -10 0 -7 -22Z", slope(sheet, color, 0.3)) +
  path("M7 -6C18 4 22 18 28 34C16 26 8 12 4 2Z", slope(sheet, darker(color, 0.06), 0.3)) +
  path("M-6 -4C-16 6 -20 18 -28 30C-22 8 -16 -2 -7 -10Z", slope(sheet, darker(color, 0.03), 0.3)) +
  stroke("M-5 -12Q1 -10 8 -13M-5 -2Q1 0 8 -3M-3 10Q2 12 7 8M-1 22Q2 24 5 21", darker(color, 0.35), 1, { opacity: 0.5 });

const garlic = (sheet: Sheet) =>
  path(
    "M0 -44C4 -30 6 -22 16 -14C34 -2 40 14 32 28C24 40 -24 40 -32 28C-40 14 -34 -2 -16 -14C-6 -22 -4 -30 0 -44Z",
    round(sheet, "#f3ecdf", 0.5),
  ) +
  stroke("M0 -34Q-8 -12 -18 8Q-22 22 -14 36M0 -34Q8 -12 18 8Q22 22 14 36M0 -30V37", "#c9a9b4", 1.6, { opacity: 0.75 });

const almond = (sheet: Sheet, color = "#b0743c") =>
  path("M0 -18C10 -12 13 6 6 15Q0 20 -6 15C-13 6 -10 -12 0 -18Z", slope(sheet, color, 0.3)) +
  stroke("M0 -14Q-5 0 -3 14M0 -14Q4 0 3 14M-5 -6Q-9 2 -7 10M5 -6Q9 2 7 10", darker(color, 0.35), 0.9, {
    opacity: 0.55,
  }) +
  ellipse(-3.6, -4, 1.8, 5, "#ffffff", { opacity: 0.25 });

const cashew = (sheet: Sheet) =>
  path(
    "M-16 6C-18 -8 -6 -16 6 -14C14 -13 18 -8 15 -4C12 -1 8 -3 4 -3C-2 -3 -4 2 -3 6C-2 12 -6 15 -10 14C-14 13 -15.6 10 -16 6Z",
    round(sheet, "#ecd3a2", 0.5),
  ) + stroke("M-11 6C-11 -3 -4 -9 7 -9", "#c9a468", 1.1, { opacity: 0.6 });

const walnut = (sheet: Sheet, r = 15) =>
  placed(
    0,
    0,
    r / 15,
    0,
    path(
      "M0 -15C12 -15 15 -6 14 2C13 11 7 15 0 15C-7 15 -13 11 -14 2C-15 -6 -12 -15 0 -15Z",
      round(sheet, "#c99c62", 0.4),
    ),
    stroke("M0 -14V14M-3 -10Q-9 -9 -8 -4Q-12 -1 -8 3Q-10 8 -4 10M3 -10Q9 -9 8 -4Q12 -1 8 3Q10 8 4 10", "#85592c", 1.5, {
      opacity: 0.7,
    }),
  );

const groundnut = (sheet: Sheet) =>
  path(
    "M-26 -2C-28 -14 -14 -18 -6 -13C-2 -10 4 -10 8 -13C18 -18 28 -12 26 0C25 12 14 15 7 11C2 8 -3 8 -7 11C-15 16 -25 11 -26 -2Z",
    slope(sheet, "#d3a768", 0.28),
  ) +
  stroke("M-20 -8Q-12 0 -19 8M-12 -11Q-6 0 -12 10M0 -10Q3 0 0 8M12 -12Q18 0 12 10M-22 0H22", "#9a6d34", 1.1, {
    opacity: 0.5,
  });

const kernel = (sheet: Sheet) =>
  ellipse(0, 0, 9.5, 7.5, round(sheet, "#b5583c", 0.45)) + stroke("M-8 -1Q0 2 8 -1", "#e7c29a", 0.9, { opacity: 0.6 });

const pistachio = (sheet: Sheet) =>
  path("M-17 4C-17 -9 -6 -14 4 -11C13 -8 17 0 16 4Q0 16 -17 4Z", slope(sheet, "#e3cfa4", 0.24)) +
  path("M-11 1C-8 -7 8 -8 14 0Q2 8 -11 1Z", slope(sheet, "#97a850", 0.3)) +
  stroke("M-8 0Q2 -4 12 -0.5", "#7a5a6a", 1.4, { opacity: 0.6 });

const heaped = (piece: string, scale = 1.06) => placed(0, -12, scale, 0, heap(piece, [2, 3, 4], 25, 17));

export const ROOTS_AND_NUTS: MotifArts<
  "almond" | "ashwagandha" | "cashew" | "garlic" | "ginger" | "groundnut" | "pistachio" | "turmeric" | "walnut"
> = {
  turmeric: {
    hue: "#e0931a",
    emblem: (sheet) =>
      placed(0, -8, 1, -14, rhizome(sheet, "#c98432", "#f0920f")) +
      placed(-18, 30, 1.1, 0, coin(sheet, "#c98432", "#f0920f")) +
      placed(16, 32, 1, 0, coin(sheet, "#c98432", "#ee8a0c")),
    piece: (sheet) => coin(sheet, "#c98432", "#f0920f"),
  },
  ginger: {
    hue: "#b98d4a",
    emblem: (sheet) =>
      placed(0, -8, 1, -10, rhizome(sheet, "#cfa56a", "#f0dc9a")) +
      placed(-18, 30, 1.1, 0, coin(sheet, "#c9a066", "#f0dc9a")) +
      placed(16, 32, 1, 0, coin(sheet, "#c9a066", "#ecd588")),
    piece: (sheet) => coin(sheet, "#c9a066", "#f0dc9a"),
  },
  ashwagandha: {
    hue: "#8a7a4e",
    emblem: (sheet) =>
      placed(
        0,
        -8,
        0.78,
        0,
        sprig(sheet, { length: 34, width: 20, color: "#7c9a56", veins: 4 }, { height: 50, pairs: 2, color: "#7c9a56" }),
      ) +
      [
        [-9, -30],
        [12, -36],
        [4, -22],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, round(sheet, "#d0562e")))
        .join("") +
      placed(0, 10, 0.86, 0, root(sheet, "#cdb083")),
    piece: (sheet) => placed(0, -4, 0.36, 60, root(sheet, "#cdb083")),
  },
  garlic: {
    hue: "#a98a9a",
    emblem: (sheet) => placed(0, 2, 1.06, 0, garlic(sheet)),
    piece: (sheet) =>
      placed(0, 0, 1, 30, path("M0 -16C8 -8 9 8 4 14Q-2 17 -6 12C-9 4 -6 -8 0 -16Z", slope(sheet, "#f1e8dc", 0.16))),
  },
  almond: {
    hue: "#b07338",
    emblem: (sheet) =>
      placed(-4, -26, 1, -56, leaf(sheet, { length: 36, width: 12, color: "#7ea052" })) + heaped(almond(sheet)),
    piece: (sheet) => almond(sheet),
  },
  cashew: {
    hue: "#d3a45a",
    emblem: (sheet) =>
      placed(4, -26, 1, 52, leaf(sheet, { length: 38, width: 18, color: "#6f9a48" })) + heaped(cashew(sheet)),
    piece: cashew,
  },
  walnut: {
    hue: "#a8743f",
    emblem: (sheet) =>
      placed(-4, -24, 1, -50, leaf(sheet, { length: 40, width: 18, color: "#6f9448" })) + heaped(walnut(sheet)),
    piece: (sheet) => walnut(sheet),
  },
  pistachio: {
    hue: "#8f9a48",
    emblem: (sheet) =>
      placed(4, -24, 1, 50, leaf(sheet, { length: 38, width: 18, color: "#6f9448" })) + heaped(pistachio(sheet)),
    piece: pistachio,
  },
  groundnut: {
    hue: "#c4873c",
    emblem: (sheet) =>
      group(
        {},
        placed(2, -24, 1, -46, leaf(sheet, { length: 32, width: 18, color: "#7aa348" })),
        placed(-4, -16, 1.15, -20, groundnut(sheet)),
        placed(8, 8, 1.25, 12, groundnut(sheet)),
        placed(-24, 30, 1.1, 0, kernel(sheet)),
        placed(-4, 36, 1.1, 20, kernel(sheet)),
        placed(28, 34, 1, 0, kernel(sheet)),
      ),
    piece: (sheet) => placed(0, 0, 0.62, 0, groundnut(sheet)),
  },
};
