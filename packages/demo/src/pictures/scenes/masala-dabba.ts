import { darker, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, path, placed, rect } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { MOTIFS } from "../motifs/index.ts";
import { heap } from "../motifs/solids.ts";

/** A steel box of seven bowls, seen from above, on a block-printed cloth. */
export function masalaDabba(sheet: Sheet, width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const steel = sheet.linear(
    [
      [0, "#f6f6f2"],
      [0.5, "#c9ccc9"],
      [1, "#8d928f"],
    ],
    [0, 0, 1, 1],
  );
  const inner = sheet.linear(
    [
      [0, "#9aa09c"],
      [0.6, "#d9dcd8"],
      [1, "#f4f5f2"],
    ],
    [0, 0, 1, 1],
  );
  const powders = ["#de8f12", "#b3201b", "#9e8a52", "#6b4126", "#d9c08c", "#8f4a28"];
  const bowl = (cx: number, cy: number, content: string) =>
    circle(cx + 4, cy + 6, 92, "#000000", { opacity: 0.18 }) +
    circle(cx, cy, 90, steel) +
    circle(cx, cy, 80, inner) +
    content;
  const powder = (cx: number, cy: number, color: string) =>
    circle(
      cx,
      cy,
      76,
      sheet.radial(
        [
          [0, lighter(color, 0.3)],
          [0.55, color],
          [1, darker(color, 0.36)],
        ],
        0.4,
        0.34,
        0.66,
      ),
    ) +
    path(
      `M${cx - 40} ${cy + 10}Q${cx - 8} ${cy - 34} ${cx + 44} ${cy - 12}Q${cx + 6} ${cy - 4} ${cx - 40} ${cy + 10}Z`,
      lighter(color, 0.3),
      { opacity: 0.5 },
    );
  const seeds = group(
    { "clip-path": sheet.clip(circle(x, y, 76, "#000")) },
    circle(x, y, 76, "#7a6238"),
    placed(x, y - 76, 1, 0, heap(MOTIFS.cumin.piece(sheet), [10, 11, 11, 11, 11, 11, 11], 14, 22)),
  );
  const print = sheet.pattern(
    120,
    120,
    placed(34, 34, 0.5, 0, MOTIFS.marigold.emblem(sheet)) + placed(94, 94, 0.5, 0, MOTIFS.tulsi.emblem(sheet)),
  );
  return group(
    {},
    rect(0, 0, width, height, "#b4532a"),
    rect(0, 0, width, height, print, { opacity: 0.45 }),
    rect(
      0,
      0,
      width,
      height,
      sheet.radial(
        [
          [0, "#fff2d0", 0.3],
          [1, "#3a1206", 0.4],
        ],
        0.32,
        0.24,
        0.9,
      ),
    ),
    ellipse(x + 26, y + 34, 326, 316, "#2a0d04", { opacity: 0.4 }),
    circle(x, y, 318, steel),
    circle(x, y, 298, inner),
    circle(x, y, 292, "#b9bdb9"),
    ...powders.map((color, index) => {
      const turn = (index * Math.PI) / 3;
      const [cx, cy] = [x + 190 * Math.cos(turn), y + 190 * Math.sin(turn)];
      return bowl(cx, cy, powder(cx, cy, color));
    }),
    bowl(x, y, seeds),
    placed(x + 60, y - 40, 1, -34, ellipse(0, 0, 30, 20, steel), rect(24, -5, 190, 10, steel, { rx: 5 })),
  );
}
