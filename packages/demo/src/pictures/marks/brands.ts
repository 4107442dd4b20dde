import { BRANDS, type Motif } from "../../catalogue/index.ts";
import { lighter } from "../drawing/color.ts";
import { rect, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { labelStyleOf } from "../labels/index.ts";
import { flatArea } from "../labels/label.ts";
import { MOTIFS } from "../motifs/index.ts";
import type { Scene } from "../scenes/scene.ts";

/** What a brand is known for. */
const EMBLEMS: Readonly<Record<number, readonly [motif: Motif, words: string]>> = {
  1: ["tulsi", "From our growers"],
  2: ["cow", "From the gaushala"],
  3: ["wheat", "From the field"],
  4: ["amla", "From the herb garden"],
  5: ["chilli", "From the kitchen"],
  6: ["lemon", "For the home"],
  7: ["rose", "For skin and hair"],
  8: ["honeycomb", "From the forest"],
  9: ["lotus", "From our press"],
};

/** A brand's own label as a tile, 640 by 480. */
export function brandScene(id: number): Scene | undefined {
  const [brand, known] = [BRANDS.find((one) => one.id === id), EMBLEMS[id]];
  if (brand === undefined || known === undefined) return undefined;
  const [motif, kind] = known;
  const { hue } = MOTIFS[motif];
  const style = labelStyleOf(id);
  return {
    width: 640,
    height: 480,
    draw: (sheet) =>
      rect(
        0,
        0,
        640,
        480,
        sheet.linear(
          [
            [0, lighter(hue, 0.8)],
            [1, lighter(hue, 0.6)],
          ],
          DOWN,
        ),
      ) +
      rect(46, 48, 560, 396, "#2b1c0c", { opacity: 0.14, rx: 8 }) +
      rect(40, 40, 560, 396, style.ground(hue), { rx: 8 }) +
      style.print(sheet, flatArea(40, 40, 560, 396), { brand: "", name: brand.name, kind, weight: "", motif, hue }) +
      stroke("M40 436V48Q40 40 48 40H592", "#ffffff", 2, { opacity: 0.5 }),
  };
}
