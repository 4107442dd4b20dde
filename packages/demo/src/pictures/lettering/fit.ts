import type { Face } from "./fonts.ts";
import { widthOf } from "./text.ts";

export type Fitted = { lines: readonly string[]; size: number };

/** All ways of breaking words into so many lines, in their order. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(" ")]];
  return words.slice(0, -(lines - 1)).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    return breaks(words.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

/** Breaks a text over lines so that it can be set as large as the box allows, no larger than `largest`. */
export function fit(
  text: string,
  face: Face,
  box: { width: number; height: number; largest: number; leading: number; tracking?: number; mostLines?: number },
): Fitted {
  const words = text.split(" ");
  const { tracking = 0, mostLines = 3 } = box;
  const widthAtOne = (line: string) => widthOf(line, { face, size: 1, tracking });
  let best: Fitted & { widest: number } = { lines: [text], size: 0, widest: 0 };
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1)
    for (const lines of breaks(words, count)) {
      const widest = Math.max(...lines.map(widthAtOne));
      const size = Math.min(box.largest, box.width / widest, box.height / (1 + (count - 1) * box.leading));
      const longer = count > best.lines.length;
      // Another line has to make the text clearly larger; of breaks of one size the most even wins.
      if (size > best.size * (longer ? 1.08 : 1) || (!longer && size === best.size && widest < best.widest))
        best = { lines, size, widest };
    }
  return { lines: best.lines, size: best.size };
}
