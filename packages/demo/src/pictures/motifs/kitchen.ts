import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { heap, leaf, round, slope } from "./solids.ts";

/** A lump with three faces in light and shade. */
const lump = (sheet: Sheet, color: Hex) =>
  path("M-14 2L-6 -12L9 -11L15 0L8 12L-8 12Z", slope(sheet, color, 0.2)) +
  path("M-6 -12L9 -11L4 -1L-8 0Z", lighter(color, 0.35), { opacity: 0.8 }) +
  path("M4 -1L15 0L8 12L2 10Z", darker(color, 0.24), { opacity: 0.8 });

const lumps = (piece: string) => placed(0, -14, 1.24, 0, heap(piece, [2, 3, 4], 23, 16, false));

const cell = "M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z";
const comb = (sheet: Sheet) => {
  const cells = [
    [-20, -17],
    [0, -17],
    [20, -17],
    [-30, 0],
    [-10, 0],
    [10, 0],
    [30, 0],
    [-20, 17],
    [0, 17],
    [20, 17],
  ];
  return cells
    .map(([x = 0, y = 0], index) =>
      placed(
        x,
        y,
        1,
        0,
        path(cell, "#c9821f"),
        placed(
          0,
          0,
          0.8,
          0,
          path(
            cell,
            sheet.radial(
              [
                [0, index % 3 === 0 ? "#ffd977" : "#f6bf4a"],
                [1, "#dd9422"],
              ],
              0.35,
              0.3,
              0.8,
            ),
          ),
        ),
      ),
    )
    .join("");
};

const honeyDrop = (sheet: Sheet) =>
  path(
    "M14 22Q18 34 18 40A7 7 0 0 1 4 40Q4 34 8 22Z",
    sheet.linear(
      [
        [0, "#f0ab32"],
        [1, "#d78a1c"],
      ],
      [0, 0, 0, 1],
    ),
  ) + ellipse(9, 40, 1.8, 3, "#ffffff", { opacity: 0.6 });

const quill = (sheet: Sheet) =>
  path("M-9 -42H9V40H-9Z", slope(sheet, "#b4703c", 0.3)) +
  ellipse(0, -42, 9, 4.4, "#8a4f26") +
  stroke(
    "M-7 -42C-7 -45 -1 -45 -1 -42C-1 -40 -4 -40 -4 -42M7 -42C7 -45 1 -45 1 -42C1 -40 4 -40 4 -42",
    "#d99a62",
    1.3,
  ) +
  stroke("M-5 -36V36M0 -36V38M5 -36V36", "#8a4f26", 0.9, { opacity: 0.4 });

const cane = (sheet: Sheet, lean: number) =>
  placed(
    0,
    48,
    1,
    lean,
    path(
      "M-7 0V-96H7V0Z",
      sheet.linear([
        [0, "#7a8f3c"],
        [0.35, "#cbd07c"],
        [1, "#6c7f34"],
      ]),
    ),
    ...[-12, -36, -60, -84].map((y) => path(`M-8 ${y}Q0 ${y + 4} 8 ${y}V${y + 4}Q0 ${y + 8} -8 ${y + 4}Z`, "#8d7f48")),
  );

const boll = (sheet: Sheet) =>
  [
    [-15, -6],
    [15, -6],
    [0, -20],
    [0, 6],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 19, round(sheet, "#f3efe6", 0.9)))
    .join("") +
  path("M-30 10Q-16 22 0 22Q16 22 30 10Q22 36 0 38Q-22 36 -30 10Z", slope(sheet, "#8a7040")) +
  stroke("M0 36V50", "#7a6238", 4);

const log = (sheet: Sheet, color: Hex) =>
  path("M-36 -11H30V11H-36Z", slope(sheet, color, 0.26)) +
  ellipse(30, 0, 7, 11, lighter(color, 0.4)) +
  ellipse(30, 0, 4, 6.6, "none", { stroke: darker(color, 0.2), "stroke-width": 1 }) +
  ellipse(-36, 0, 7, 11, darker(color, 0.1)) +
  stroke("M-30 -6H20M-26 0H22M-30 6H18", darker(color, 0.3), 1, { opacity: 0.5 });

const jaggeryBlock = (sheet: Sheet, size: number) =>
  placed(
    0,
    0,
    size,
    0,
    path("M-26 -6L-4 -18L26 -10L24 14L0 26L-24 16Z", slope(sheet, "#b06a28")),
    path("M-26 -6L-4 -18L26 -10L2 2Z", "#d39350"),
    path("M2 2L26 -10L24 14L0 26Z", "#86481a", { opacity: 0.85 }),
    ...[
      [-14, 6],
      [-8, 14],
      [12, 8],
      [-4, -10],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 1.8, 1.2, "#e7b87c", { opacity: 0.8 })),
  );

export const KITCHEN: MotifArts<
  | "honeycomb"
  | "cinnamon"
  | "sugarcane"
  | "jaggery"
  | "cotton"
  | "sandalwood"
  | "salt"
  | "camphor"
  | "charcoal"
  | "clay"
> = {
  honeycomb: {
    hue: "#dc9626",
    emblem: (sheet) => placed(0, -8, 1.12, 0, honeyDrop(sheet), comb(sheet)),
    piece: (sheet) =>
      placed(0, 0, 1.25, 0, path(cell, "#c9821f")) +
      placed(
        0,
        0,
        1,
        0,
        path(
          cell,
          sheet.radial(
            [
              [0, "#ffd977"],
              [1, "#dd9422"],
            ],
            0.35,
            0.3,
            0.8,
          ),
        ),
      ),
  },
  cinnamon: {
    hue: "#a35f30",
    emblem: (sheet) =>
      placed(-16, 0, 0.98, -24, quill(sheet)) +
      placed(16, 2, 0.98, 22, quill(sheet)) +
      placed(0, 6, 1, -4, quill(sheet)) +
      stroke("M-26 14Q0 26 26 14", "#e3d2a6", 4),
    piece: (sheet) => placed(0, 0, 0.36, 62, quill(sheet)),
  },
  sugarcane: {
    hue: "#93a03f",
    emblem: (sheet) =>
      cane(sheet, -20) +
      cane(sheet, 20) +
      cane(sheet, 0) +
      placed(0, -38, 1, -60, leaf(sheet, { length: 40, width: 8, color: "#8fae4c", veins: 0 })) +
      placed(0, -38, 1, 58, leaf(sheet, { length: 40, width: 8, color: "#7f9e42", veins: 0 })),
    piece: (sheet) =>
      path("M-9 -7L8 -10L12 6L-6 10Z", slope(sheet, "#f1e2bb", 0.2)) + path("M8 -10L12 6L9 8L5 -8Z", "#c9b07a"),
  },
  jaggery: {
    hue: "#b06a28",
    emblem: (sheet) =>
      placed(-14, 12, 1, 0, jaggeryBlock(sheet, 1.05)) +
      placed(18, -8, 1, 0, jaggeryBlock(sheet, 0.9)) +
      placed(20, 32, 1, 0, jaggeryBlock(sheet, 0.5)) +
      placed(-24, -24, 1, 0, jaggeryBlock(sheet, 0.6)),
    piece: (sheet) => jaggeryBlock(sheet, 0.48),
  },
  cotton: {
    hue: "#7f9a86",
    emblem: (sheet) =>
      placed(-22, 10, 1, -74, leaf(sheet, { length: 34, width: 22, color: "#7a9a58" })) +
      placed(22, 10, 1, 74, leaf(sheet, { length: 34, width: 22, color: "#6d8d4e" })) +
      boll(sheet),
    piece: (sheet) => circle(0, 0, 12, round(sheet, "#f3efe6", 0.9)) + circle(-4, -3, 6, "#ffffff", { opacity: 0.6 }),
  },
  sandalwood: {
    hue: "#b57a45",
    emblem: (sheet) =>
      placed(-4, -18, 0.98, -10, log(sheet, "#b98252")) +
      placed(6, 6, 1.04, 6, log(sheet, "#c48e5c")) +
      placed(-4, 32, 0.98, -5, log(sheet, "#ac764a")),
    piece: (sheet) => placed(0, 0, 0.38, 20, log(sheet, "#b98252")),
  },
  salt: { hue: "#d98c7c", emblem: (sheet) => lumps(lump(sheet, "#efb3a2")), piece: (sheet) => lump(sheet, "#efb3a2") },
  camphor: {
    hue: "#5f9aa0",
    emblem: (sheet) => lumps(lump(sheet, "#eef4f4")),
    piece: (sheet) => lump(sheet, "#eef4f4"),
  },
  charcoal: {
    hue: "#4a4d50",
    emblem: (sheet) =>
      lumps(lump(sheet, "#4a4c4e")) +
      placed(0, -34, 0.9, 30, leaf(sheet, { length: 34, width: 18, color: "#5aa06c", teeth: 1.2 })),
    piece: (sheet) => lump(sheet, "#47494b"),
  },
  clay: { hue: "#b58a55", emblem: (sheet) => lumps(lump(sheet, "#d1b282")), piece: (sheet) => lump(sheet, "#d1b282") },
};
