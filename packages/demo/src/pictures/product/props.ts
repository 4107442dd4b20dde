import { type ProductSeed, topGroupOf } from "../../catalogue/index.ts";
import { placed } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { GROWING, MOTIFS, STANDS_FOR } from "../motifs/index.ts";
import { bowlOf, bowlOfPowder } from "../scenes/props.ts";
import { scattered, shadow } from "../scenes/studio.ts";

const FARTHEST_RIGHT = 882;

const POURED = new Set([2, 3, 7, 18, 19]);
const GROUND = new Set([1, 8, 11, 12]);

/** A bowl of the goods if they are poured or ground and meant to be eaten or put on the skin; otherwise nothing. */
export function bowlFor(
  sheet: Sheet,
  { picture: { contents }, foamId, categoryId }: Pick<ProductSeed, "picture" | "foamId" | "categoryId">,
): string {
  if (topGroupOf(categoryId) > 3) return "";
  if (POURED.has(foamId)) return bowlOf(sheet, contents);
  return GROUND.has(foamId) ? bowlOfPowder(sheet, contents) : "";
}

/** What stands on the table beside the pack: a bowl of the goods, or the ingredient itself, and a few loose pieces. */
export function propsOf(
  sheet: Sheet,
  { picture, foamId, categoryId }: ProductSeed,
  { left, right, foot }: { left: number; right: number; foot: number },
): string {
  const { motif, contents } = picture;
  const loose = STANDS_FOR[motif] ?? motif;
  const { emblem, piece, span } = MOTIFS[loose];
  const tone = foamId === 4 || foamId === 9 ? contents : undefined;
  const lyingX = Math.max(124, left - 54);
  const lying = GROWING.has(loose)
    ? ""
    : shadow(sheet, lyingX, foot + 10, 220, 0.8) + placed(lyingX - 8, foot - 84, 2.15, 0, emblem(sheet));
  const bowl = bowlFor(sheet, { picture, foamId, categoryId });
  const size = 1.5;
  const row = foot + 46;
  const pieces = scattered(
    sheet,
    piece(sheet, tone),
    [
      [right - 44, row + 8, 20],
      [right + 20, row - 26, 110],
      [right + 70, row + 22, 200, 0.9],
      [right - 6, row + 44, 310, 1.08],
    ],
    size * (26 / Math.max(18, span ?? 26)) ** 0.5,
  );
  if (bowl === "") return lying + pieces;
  const x = Math.min(right + 34, FARTHEST_RIGHT);
  return (
    lying +
    shadow(sheet, x, foot + 40, 190, 0.9) +
    placed(x, foot + 42, 1, 0, bowl) +
    scattered(
      sheet,
      piece(sheet, tone),
      [
        [x - 116, foot + 62, 20],
        [x - 60, foot + 84, 150, 0.9],
        [x - 146, foot + 92, 260],
      ],
      size,
    )
  );
}
