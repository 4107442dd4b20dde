import type { Hex } from "../drawing/color.ts";
import { path } from "../drawing/shapes.ts";
import { fit } from "./fit.ts";
import type { Face } from "./fonts.ts";
import { outlineOf } from "./text.ts";

/** Words in the middle of a box, as large as fits. */
export function centred(
  text: string,
  box: { x: number; y: number; w: number; h: number },
  {
    face,
    largest,
    fill,
    tracking = 0,
    mostLines = 2,
  }: { face: Face; largest: number; fill: Hex; tracking?: number; mostLines?: number },
): string {
  const leading = 1.16;
  const { lines, size } = fit(text, face, { width: box.w, height: box.h, largest, leading, tracking, mostLines });
  const first = box.y + box.h / 2 - ((lines.length - 1) * size * leading) / 2 + size * 0.35;
  return lines
    .map((line, index) =>
      path(
        outlineOf(
          line,
          { face, size, tracking },
          { x: box.x + box.w / 2, y: first + index * size * leading, anchor: "middle" },
        ),
        fill,
      ),
    )
    .join("");
}
