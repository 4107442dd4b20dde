import type { Motif } from "../../catalogue/index.ts";
import { type Hex, lighter, mix } from "../drawing/color.ts";
import { circle, placed } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { productOf } from "../goods.ts";
import { GROWING, MOTIFS } from "../motifs/index.ts";
import { litDiya } from "../motifs/things.ts";
import { lineup } from "./lineup.ts";
import { bowlOf, bowlOfPieces, bowlOfPowder } from "./props.ts";
import { scattered, shadow, studio } from "./studio.ts";

/** A bowl before the goods: something poured, ground, or whole. */
export type Bowl = { kind: "poured" | "powder"; contents: Hex } | { kind: "pieces"; motif: Motif };

export type StillLife = {
  tint: Hex;
  accent: Hex;
  products: readonly number[];
  left: Motif;
  right: Motif;
  bowls?: readonly Bowl[];
  lamps?: boolean;
};

/** Where on the canvas the goods stand. */
export type Stage = { width: number; height: number; x: number; foot: number; lineWidth: number; lineHeight: number };

const bowlArt = (sheet: Sheet, bowl: Bowl) => {
  if (bowl.kind === "pieces") return bowlOfPieces(sheet, MOTIFS[bowl.motif].piece(sheet), MOTIFS[bowl.motif].span);
  return bowl.kind === "poured" ? bowlOf(sheet, bowl.contents) : bowlOfPowder(sheet, bowl.contents);
};

/** An ingredient at one end of the row: what grows leans outwards behind it, what lies lies before it. */
const end = (sheet: Sheet, motif: Motif, x: number, foot: number, size: number, side: -1 | 1) =>
  GROWING.has(motif)
    ? placed(x, foot - size * 0.42, size / 62, side * 22, MOTIFS[motif].emblem(sheet))
    : shadow(sheet, x, foot, size, 0.7) +
      placed(x, foot - size * 0.42, size / 100, side * -3, MOTIFS[motif].emblem(sheet));

/** Goods in a row with their ingredients around them. */
export function stillLife(
  sheet: Sheet,
  { tint, accent, products, left, right, bowls = [], lamps = false }: StillLife,
  stage: Stage,
): string {
  const { width, height, x, foot, lineWidth, lineHeight } = stage;
  const row = products.flatMap((id) => productOf(id) ?? []);
  const [from, to] = [x - lineWidth / 2, x + lineWidth / 2];
  const size = lineHeight * 0.36;
  const unit = lineHeight / 460;
  const front = foot + lineHeight * 0.18;
  const growingEnds = [left, right].map((motif, index) =>
    GROWING.has(motif) ? end(sheet, motif, index === 0 ? from : to, foot, size, index === 0 ? -1 : 1) : "",
  );
  const lyingEnds = [left, right].map((motif, index) =>
    GROWING.has(motif)
      ? ""
      : end(
          sheet,
          motif,
          index === 0 ? from - size * 0.42 : to + size * 0.42,
          foot + lineHeight * 0.06,
          size,
          index === 0 ? -1 : 1,
        ),
  );
  const bowlPlaces = bowls.map((bowl, index) => {
    const at = x + (index - (bowls.length - 1) / 2) * lineWidth * (bowls.length > 2 ? 0.26 : 0.36);
    return shadow(sheet, at, front, 190 * unit, 0.9) + placed(at, front, unit * 0.86, 0, bowlArt(sheet, bowl));
  });
  const diyas = lamps
    ? [from + size * 0.1, to - size * 0.1].map(
        (at) => shadow(sheet, at, front, 110 * unit, 0.8) + placed(at, front, unit * 1.15, 0, litDiya(sheet)),
      )
    : [];
  const spread = (at: number) =>
    [
      [at - 70 * unit, front + 22 * unit, 20],
      [at + 10 * unit, front + 44 * unit, 130, 0.9],
      [at + 66 * unit, front + 14 * unit, 250],
    ] as const;
  return (
    studio(sheet, { width, height, tint, horizon: foot - lineHeight * 0.24 }) +
    circle(x, foot - lineHeight * 0.52, lineHeight * 0.82, lighter(tint, 0.22)) +
    circle(x, foot - lineHeight * 0.52, lineHeight * 0.66, mix(tint, lighter(accent, 0.24), 0.42)) +
    growingEnds.join("") +
    lineup(sheet, row, { x, foot, width: lineWidth, height: lineHeight }) +
    lyingEnds.join("") +
    bowlPlaces.join("") +
    diyas.join("") +
    scattered(sheet, MOTIFS[left].piece(sheet), spread(from + 60 * unit), unit * 1.1) +
    scattered(sheet, MOTIFS[right].piece(sheet), spread(to - 60 * unit), unit * 1.1)
  );
}
