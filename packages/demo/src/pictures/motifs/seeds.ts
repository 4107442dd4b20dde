import { darker, type Hex, lighter } from "../drawing/color.ts";
import { ellipse, group, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArt, MotifArts } from "./art.ts";
import { ball, heap, leaf, round, slope } from "./solids.ts";

type Piece = MotifArt["piece"];

/** A heap on the label with two leaves behind it, and a single seed to scatter; `span` is the seed's width. */
const seed = (hue: Hex, piece: Piece, span: number, { size = 0.62, leafColor = "#6f8f3c" } = {}): MotifArt => {
  const pitch = span * 0.74;
  const across = (width: number) => Math.max(2, Math.round(width / (pitch * size)));
  return {
    hue,
    piece,
    span,
    emblem: (sheet) => {
      const shape = { length: 46, width: 19, color: leafColor };
      return group(
        {},
        placed(-6, -4, 1, -36, leaf(sheet, shape)),
        placed(8, -6, 0.86, 32, leaf(sheet, { ...shape, color: darker(leafColor, 0.08) })),
        ellipse(2, 24, 42, 17, darker(hue, 0.5), { opacity: 0.14 }),
        placed(
          0,
          0,
          size,
          0,
          heap(piece(sheet), [across(26), across(48), across(66), across(76), across(72)], pitch, 8.6 / size),
        ),
      );
    },
  };
};

const oval =
  (hue: Hex, rx: number, ry: number, eye?: Hex): Piece =>
  (sheet, color = hue) =>
    ellipse(0, 0, rx, ry, round(sheet, color)) +
    (eye === undefined ? "" : ellipse(rx * 0.1, -ry * 0.72, rx * 0.34, ry * 0.13, eye, { opacity: 0.9 })) +
    ellipse(-rx * 0.35, -ry * 0.32, rx * 0.22, ry * 0.18, "#ffffff", { opacity: 0.45 });

/** Long, a little bent, with pale ribs: cumin and its cousins. */
const ribbed =
  (hue: Hex, length: number, width: number): Piece =>
  (sheet, color = hue) => {
    const d = `M${-length / 2} 0Q0 ${-width * 1.25} ${length / 2} ${-1}Q0 ${width * 0.9} ${-length / 2} 0Z`;
    const rib = (lift: number) => `M${-length * 0.44} 0Q0 ${lift} ${length * 0.44} -1`;
    return (
      path(d, slope(sheet, color)) +
      stroke(rib(-width * 0.62) + rib(-width * 0.12) + rib(width * 0.28), lighter(color, 0.5), 0.8, { opacity: 0.8 })
    );
  };

const drop =
  (hue: Hex, size: number): Piece =>
  (sheet, color = hue) =>
    path(
      `M0 ${-size}C${size * 0.75} ${-size * 0.2} ${size * 0.62} ${size * 0.8} 0 ${size * 0.8}C${-size * 0.62} ${size * 0.8} ${-size * 0.75} ${-size * 0.2} 0 ${-size}Z`,
      round(sheet, color),
    ) + ellipse(-size * 0.2, size * 0.1, size * 0.12, size * 0.28, "#ffffff", { opacity: 0.4 });

const chickpea =
  (hue: Hex): Piece =>
  (sheet, color = hue) =>
    path("M-2 -15C3 -16 5 -12 9 -9C16 -4 14 12 3 14C-9 16 -16 6 -13 -3C-11 -10 -6 -10 -2 -15Z", round(sheet, color)) +
    stroke("M-1 -12Q-3 0 2 12", darker(color, 0.3), 1.4, { opacity: 0.5 });

const kidney: Piece = (sheet) =>
  path("M-15 -2C-15 -12 -2 -13 4 -9C11 -5 17 -4 15 4C13 12 4 11 0 7C-5 3 -15 9 -15 -2Z", round(sheet, "#c88a78")) +
  ellipse(-8, -3, 3, 1.2, "#7b2f2a") +
  ellipse(7, 1, 2.4, 1.4, "#7b2f2a") +
  ellipse(0, -4, 1.6, 0.9, "#7b2f2a") +
  ellipse(-2, 2, 2.2, 1, "#fbeee6");

const coriander: Piece = (sheet) =>
  ball(sheet, 0, 0, 11, "#b89a58") +
  stroke("M0 -11Q-9 0 0 11M0 -11Q9 0 0 11M0 -11V11M-6 -9Q-14 0 -6 9M6 -9Q14 0 6 9", "#7d6431", 0.9, { opacity: 0.6 });

const peppercorn: Piece = (sheet) =>
  ball(sheet, 0, 0, 10.5, "#3a2e26") +
  stroke("M-7 -3Q-3 -7 1 -3T8 -3M-8 3Q-3 0 1 4T8 3M-3 8Q1 6 4 8", "#8a7664", 1, { opacity: 0.7 });

const pod: Piece = (sheet) =>
  path("M0 -17C9 -12 10 8 0 17C-10 8 -9 -12 0 -17Z", slope(sheet, "#94a95c")) +
  stroke("M0 -15V15M-4 -12Q-7 0 -3 13M4 -12Q7 0 3 13", "#5f7536", 0.9, { opacity: 0.7 }) +
  stroke("M0 -17V-21", "#a8905a", 1.6);

const clove: Piece = (sheet) =>
  path("M-2.6 -4L-3.4 17Q0 20 3.4 17L2.6 -4Z", slope(sheet, "#6b3f28")) +
  path("M-8 -5L-3 -2L0 -6L3 -2L8 -5L4 3H-4Z", "#4f2c1b") +
  ball(sheet, 0, -9, 5.4, "#8a5636");

const splitPea =
  (hue: Hex): Piece =>
  (sheet, color = hue) =>
    path("M-12 2C-12 -9 12 -9 12 2Q0 9 -12 2Z", round(sheet, color)) +
    ellipse(0, 2.4, 11.6, 3.6, lighter(color, 0.35), { opacity: 0.75 });

const cube: Piece = (sheet) =>
  path("M-8 -9L6 -10L10 8L-7 10Z", slope(sheet, "#c99b3f")) + stroke("M-7 2L1 -9", "#8a6420", 1.2, { opacity: 0.6 });

const MUSTARD = seed("#e0b01f", oval("#3d2a22", 8.2, 8.2), 16, { size: 0.56, leafColor: "#7fa23c" });

/** Four yellow petals, three times. */
const mustardFlowers = (sheet: Sheet) =>
  [
    [-14, -34, 1],
    [10, -40, 0.9],
    [-2, -22, 0.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      placed(
        x,
        y,
        scale,
        12,
        ...[0, 90, 180, 270].map((turn) => placed(0, 0, 1, turn, ellipse(0, -7, 5.4, 7, round(sheet, "#f4cf3a")))),
        ellipse(0, 0, 2.6, 2.6, "#a8b23a"),
      ),
    )
    .join("");

export const SEEDS: MotifArts<
  | "ajwain"
  | "cardamom"
  | "chana"
  | "chia"
  | "clove"
  | "coriander"
  | "cumin"
  | "fennel"
  | "flax"
  | "masoor"
  | "moong"
  | "peppercorn"
  | "pumpkin-seed"
  | "rajma"
  | "sesame"
  | "toor"
  | "urad"
  | "fenugreek"
  | "mustard"
> = {
  ajwain: seed("#a98545", ribbed("#9c8452", 19, 9), 17),
  cardamom: seed("#7d9a4b", pod, 26, { size: 0.72 }),
  chana: seed("#d99a35", chickpea("#dca548"), 29, { size: 0.6 }),
  chia: seed("#5f6068", oval("#66646a", 9, 6.5), 17, { size: 0.56 }),
  clove: seed("#7c4a33", clove, 22, { size: 0.7 }),
  coriander: seed("#a08a45", coriander, 22),
  cumin: seed("#94723c", ribbed("#9a7b49", 25, 9), 20),
  fennel: seed("#93a04e", ribbed("#a6ab62", 25, 10), 20),
  fenugreek: seed("#c2872c", cube, 19, { size: 0.58, leafColor: "#5d9440" }),
  flax: seed("#a5692f", drop("#94592c", 12), 17),
  masoor: seed("#d9693a", oval("#e2784a", 11, 10.4), 22, { size: 0.56 }),
  moong: seed("#6d8b37", oval("#7d9a3d", 10.5, 8.6, "#f2f0dc"), 20, { size: 0.58 }),
  mustard: { ...MUSTARD, emblem: (sheet) => MUSTARD.emblem(sheet) + mustardFlowers(sheet) },
  peppercorn: seed("#4f443b", peppercorn, 21, { leafColor: "#4f7f45" }),
  "pumpkin-seed": seed("#6c8a43", drop("#7c9150", 15), 21, { size: 0.56 }),
  rajma: seed("#a9473a", kidney, 30, { size: 0.6 }),
  sesame: seed("#c9a66b", drop("#ead9ae", 11), 15),
  toor: seed("#e0a02c", splitPea("#e6b048"), 23, { size: 0.58 }),
  urad: seed("#4b4540", oval("#37312f", 10.5, 8.6, "#f2efe4"), 20, { size: 0.58 }),
};
