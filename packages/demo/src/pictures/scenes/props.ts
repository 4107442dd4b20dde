import { darker, type Hex, lighter } from "../drawing/color.ts";
import { ellipse, path, placed } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { heap } from "../motifs/solids.ts";

const BRASS = "#cf9d45";
const WOOD = "#9a673a";

const bowl = (sheet: Sheet, color: Hex) =>
  path(
    "M-96 -62C-92 -18 -62 0 0 0C62 0 92 -18 96 -62Z",
    sheet.linear([
      [0, darker(color, 0.42)],
      [0.24, lighter(color, 0.5)],
      [0.36, lighter(color, 0.22)],
      [0.6, color],
      [1, darker(color, 0.45)],
    ]),
  ) +
  ellipse(0, -62, 96, 25, lighter(color, 0.3)) +
  ellipse(0, -61, 88, 21, darker(color, 0.4));

/** A brass bowl of something that pours. */
export const bowlOf = (sheet: Sheet, contents: Hex): string =>
  bowl(sheet, BRASS) +
  ellipse(
    0,
    -56,
    80,
    17,
    sheet.radial(
      [
        [0, lighter(contents, 0.4)],
        [0.6, contents],
        [1, darker(contents, 0.2)],
      ],
      0.36,
      0.35,
      0.75,
    ),
  ) +
  ellipse(-26, -60, 30, 5, "#ffffff", { opacity: 0.5 });

/** A wooden bowl heaped with powder. */
export const bowlOfPowder = (sheet: Sheet, contents: Hex): string =>
  bowl(sheet, WOOD) +
  path(
    "M-86 -60C-60 -72 -40 -118 -2 -120C34 -118 58 -74 86 -60C60 -44 -60 -44 -86 -60Z",
    sheet.linear(
      [
        [0, lighter(contents, 0.36)],
        [0.5, contents],
        [1, darker(contents, 0.26)],
      ],
      [0.2, 0, 0.9, 0.6],
    ),
  ) +
  path("M-52 -76C-30 -96 -18 -112 -4 -112C4 -104 -14 -84 -30 -66Z", lighter(contents, 0.5), { opacity: 0.45 }) +
  path(
    "M-86 -60C-60 -44 60 -44 86 -60C60 -50 -60 -50 -86 -60Z",
    sheet.linear(
      [
        [0, darker(contents, 0.3)],
        [1, darker(contents, 0.4)],
      ],
      DOWN,
    ),
    { opacity: 0.5 },
  );

/** A wooden bowl heaped with pieces. */
export const bowlOfPieces = (sheet: Sheet, piece: string, span = 26): string => {
  const pitch = span * 0.7;
  const across = (width: number) => Math.max(2, Math.round(width / pitch));
  return (
    bowl(sheet, WOOD) +
    placed(0, -104, 1, 0, heap(piece, [across(60), across(104), across(136), across(156), across(150)], pitch, 13))
  );
};
