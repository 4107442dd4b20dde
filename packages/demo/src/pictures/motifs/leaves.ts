import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArt, MotifArts } from "./art.ts";
import { type LeafShape, leaf, slope, sprig } from "./solids.ts";

const twig = (hue: Hex, shape: LeafShape, pairs: number, spread = 52): MotifArt => ({
  hue,
  emblem: (sheet) => placed(-3, 48, 1, 0, sprig(sheet, shape, { height: 72, pairs, spread, color: shape.color })),
  piece: (sheet) => placed(0, 16, 34 / shape.length, 0, leaf(sheet, shape)),
});

const HEART = "M0 0C-6 8 -30 4 -32 -16C-33 -36 -14 -48 0 -66C14 -48 33 -36 32 -16C30 4 6 8 0 0Z";

/** A heart-shaped leaf hanging on its stalk. */
const heart = (sheet: Sheet, color: Hex) =>
  path(HEART, slope(sheet, color)) +
  path("M0 0C6 8 30 4 32 -16C33 -36 14 -48 0 -66Z", darker(color, 0.18), { opacity: 0.5 }) +
  stroke("M0 2V-62", lighter(color, 0.5), 1.8, { opacity: 0.8 }) +
  stroke("M0 -6Q-14 -14 -24 -26M0 -6Q14 -14 24 -26M0 -20Q-9 -30 -14 -42M0 -20Q9 -30 14 -42", lighter(color, 0.5), 1.1, {
    opacity: 0.6,
  });

const heartLeaf = (hue: Hex, color: Hex): MotifArt => ({
  hue,
  emblem: (sheet) =>
    group(
      {},
      stroke("M4 50Q-12 20 2 -6Q12 -26 2 -48", darker(color, 0.35), 2.6),
      placed(-6, 18, 0.62, -62, heart(sheet, color)),
      placed(6, 4, 0.74, 34, heart(sheet, lighter(color, 0.1))),
      placed(2, -8, 0.56, -24, heart(sheet, color)),
    ),
  piece: (sheet) => placed(0, 15, 0.44, 0, heart(sheet, color)),
});

const blade = (sheet: Sheet, lean: number, length: number, color: Hex) =>
  path(
    `M-4 0Q${n(-3 + lean * 0.3)} ${n(-length * 0.6)} ${n(lean)} ${n(-length)}Q${n(5 + lean * 0.3)} ${n(-length * 0.55)} 5 0Z`,
    slope(sheet, color),
  ) +
  stroke(`M0 0Q${n(1 + lean * 0.3)} ${n(-length * 0.58)} ${n(lean)} ${n(-length)}`, lighter(color, 0.5), 0.9, {
    opacity: 0.7,
  });

const aloeBlade = (sheet: Sheet, lean: number, length: number, width: number, color: Hex) => {
  const d = `M${-width} 0Q${n(-width + lean * 0.2)} ${n(-length * 0.55)} ${n(lean)} ${n(-length)}Q${n(width + lean * 0.35)} ${n(-length * 0.5)} ${width} 0Z`;
  const spots = [0.2, 0.36, 0.5, 0.64].map((at, index) =>
    ellipse(lean * at * at + (index % 2 === 0 ? -2.4 : 2.2), -length * at, 2.2, 0.9, lighter(color, 0.6), {
      opacity: 0.7,
    }),
  );
  return (
    path(d, slope(sheet, color, 0.26)) +
    stroke(
      `M${-width * 0.2} -2Q${n(lean * 0.2)} ${n(-length * 0.55)} ${n(lean)} ${n(-length)}`,
      lighter(color, 0.45),
      1.6,
      { opacity: 0.5 },
    ) +
    spots.join("")
  );
};

const brahmiLeaf = (sheet: Sheet, color: Hex) =>
  leaf(sheet, { length: 22, width: 14, color, belly: 1.15, point: 0.8, veins: 2 });

export const LEAVES: MotifArts<
  | "aloe"
  | "bamboo"
  | "betel"
  | "brahmi"
  | "compost"
  | "curry-leaf"
  | "giloy"
  | "lemongrass"
  | "mint"
  | "moringa"
  | "neem"
  | "tea"
  | "tulsi"
> = {
  tulsi: {
    ...twig("#4f7d3a", { length: 38, width: 22, color: "#5b8f45", teeth: 0.9, veins: 4 }, 3),
    emblem: (sheet) => {
      const bud = (y: number, r: number) => circle(3, y, r, "#8a5a83") + circle(-2, y + 3, r * 0.9, "#74486e");
      return placed(
        -3,
        50,
        0.92,
        0,
        sprig(
          sheet,
          { length: 38, width: 22, color: "#5b8f45", teeth: 0.9 },
          { height: 66, pairs: 3, color: "#5b8f45" },
        ),
        placed(4, -66, 1, 0, bud(-2, 4), bud(-10, 3.5), bud(-18, 2.8), bud(-25, 2.2)),
      );
    },
  },
  mint: twig("#4f9a66", { length: 36, width: 24, color: "#58a86c", teeth: 1.4, veins: 5 }, 3),
  neem: twig(
    "#4c8240",
    { length: 36, width: 12, color: "#5c9447", belly: 0.7, point: 1.15, teeth: 0.8, veins: 4 },
    5,
    60,
  ),
  "curry-leaf": twig("#39763f", { length: 34, width: 14, color: "#3f8447", veins: 4 }, 5, 58),
  tea: twig("#557a2f", { length: 44, width: 18, color: "#6a9238", teeth: 0.6, veins: 5 }, 2, 46),
  moringa: twig("#5b8e3c", { length: 22, width: 16, color: "#6ea044", belly: 1, point: 0.75, veins: 2 }, 6, 66),
  bamboo: twig("#6f9a4e", { length: 44, width: 10, color: "#7fab58", belly: 0.6, veins: 2 }, 3, 70),
  brahmi: {
    hue: "#5f8f4f",
    emblem: (sheet) =>
      placed(
        -2,
        48,
        1,
        0,
        ...[0, 1, 2, 3, 4].map((index) =>
          placed(
            index * 1.4,
            -8 - index * 14,
            1.12 - index * 0.1,
            0,
            placed(0, 0, 1, -72, brahmiLeaf(sheet, "#6da05a")),
            placed(0, 0, 1, 72, brahmiLeaf(sheet, "#5f9150")),
          ),
        ),
        stroke("M0 2Q0 -40 8 -78", "#4c7640", 2.2),
        placed(
          8,
          -78,
          1,
          0,
          ...[0, 72, 144, 216, 288].map((turn) => placed(0, 0, 1, turn, ellipse(0, -6.5, 4.2, 6.5, "#f3eefa"))),
          circle(0, 0, 3, "#e3c35a"),
        ),
      ),
    piece: (sheet) => placed(0, 14, 1.3, 0, brahmiLeaf(sheet, "#6da05a")),
  },
  giloy: heartLeaf("#5b8a41", "#6b9c4a"),
  betel: heartLeaf("#2f7d45", "#38914f"),
  lemongrass: {
    hue: "#8aa63f",
    emblem: (sheet) =>
      placed(
        0,
        50,
        1,
        0,
        blade(sheet, -38, 84, "#7f9d40"),
        blade(sheet, 36, 88, "#77953a"),
        blade(sheet, -20, 96, "#93b14d"),
        blade(sheet, 18, 98, "#8aa945"),
        blade(sheet, -2, 100, "#a1bd5c"),
      ),
    piece: (sheet) => placed(-8, 14, 0.42, 32, blade(sheet, 6, 84, "#93b14d")),
  },
  aloe: {
    hue: "#5fa06a",
    emblem: (sheet) =>
      placed(
        0,
        48,
        1,
        0,
        aloeBlade(sheet, -46, 60, 8, "#5d9c66"),
        aloeBlade(sheet, 46, 62, 8, "#568f5e"),
        aloeBlade(sheet, -24, 84, 9, "#6cab73"),
        aloeBlade(sheet, 26, 82, 9, "#62a06a"),
        aloeBlade(sheet, 0, 94, 10, "#7cb981"),
      ),
    piece: (sheet) =>
      ellipse(0, 0, 15, 8, slope(sheet, "#6cab73")) +
      ellipse(0, -0.6, 12, 5.6, "#dff0d4") +
      ellipse(-3, -2, 5, 1.6, "#ffffff", { opacity: 0.8 }),
  },
  compost: {
    hue: "#6b8a3c",
    emblem: (sheet) =>
      group(
        {},
        path("M-46 46Q-40 22 -14 20Q4 14 22 22Q42 26 46 46Z", slope(sheet, "#5a4030", 0.3)),
        ...[
          [-28, 36],
          [-10, 30],
          [8, 36],
          [24, 32],
          [-2, 42],
          [34, 42],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 3.2, 2.2, "#7d5b42")),
        stroke("M2 26Q-2 -2 4 -14", "#6f9a3f", 4),
        placed(3, -8, 1, -52, leaf(sheet, { length: 42, width: 24, color: "#7cae48" })),
        placed(4, -10, 1, 44, leaf(sheet, { length: 46, width: 25, color: "#6fa03f" })),
      ),
    piece: (sheet) =>
      path("M-13 6Q-12 -8 0 -8Q12 -8 14 5Q4 12 -13 6Z", slope(sheet, "#5a4030", 0.3)) +
      ellipse(-3, -2, 2.4, 1.6, "#8a6a4e"),
  },
};
