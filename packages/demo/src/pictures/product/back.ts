import { addressLine } from "@store/content/brand";
import { BRANDS, type ProductSeed, topGroupOf } from "../../catalogue/index.ts";
import { darker, lighter, mix } from "../drawing/color.ts";
import { circle, n, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { Sheet } from "../drawing/sheet.ts";
import { hueOf } from "../goods.ts";
import { centred } from "../lettering/centred-text.ts";
import type { Face } from "../lettering/fonts.ts";
import { outlineOf, widthOf } from "../lettering/text.ts";
import { MOTIFS } from "../motifs/index.ts";
import { tintOfGroup } from "../scenes/scene.ts";
import { groundFor, studio } from "../scenes/studio.ts";

const SIZE = 1000;
const INK = "#1c2b21";
const SOFT = "#55635a";
const PAPER = "#fffdf6";

/** The label, and what is kept free at its sides. */
const LEFT = 150;
const TOP = 70;
const WIDTH = 700;
const HEIGHT = 860;
const START = LEFT + 64;
const MEASURE = WIDTH - 128;
const BULLET = 30;

const KEEPING = "Keep in a cool, dry place, away from the sun.";
/** The promises are to end here; more of them are set smaller. */
const LOWEST = TOP + 610;

type Setting = { face: Face; size: number; fill: string };

/** As many lines as the words need at a width. */
function lines(text: string, { face, size }: Setting, width: number): readonly string[] {
  const [first = "", ...rest] = text.split(" ");
  const set = [first];
  for (const word of rest) {
    const longer = `${set.at(-1)} ${word}`;
    if (widthOf(longer, { face, size }) <= width) set[set.length - 1] = longer;
    else set.push(word);
  }
  return set;
}

/** Written lines, and the place below them. */
function written(text: string, setting: Setting, x: number, y: number, width: number) {
  const leading = setting.size * 1.32;
  const set = lines(text, setting, width);
  return {
    svg: set.map((line, index) => path(outlineOf(line, setting, { x, y: y + index * leading }), setting.fill)).join(""),
    below: y + set.length * leading,
  };
}

/** Bars that look like a code; the same for the same product. */
const bars = (id: number, x: number, y: number): string =>
  Array.from({ length: 34 }, (_, index) => {
    const width = 2 + ((id * (index + 3) * 7919) % 3);
    return rect(x + index * 5.4, y, width, 62, INK);
  }).join("");

/** The label on the back of the pack: what it promises, how much is in it, how to keep it, who packs it. */
export function productBack(product: ProductSeed): string {
  const sheet = new Sheet();
  const { id, benefits, brandId, categoryId, foamId, picture, weightLabel } = product;
  const group = topGroupOf(categoryId);
  const hue = hueOf(picture, foamId);
  const band = darker(hue, 0.32);
  const promisesIn = (size: number) =>
    benefits.reduce(
      ({ svg, below }, benefit) => {
        const text = written(benefit, { face: "medium", size, fill: INK }, START + BULLET, below, MEASURE - BULLET);
        return { svg: svg + circle(START + 7, below - 9, 6, band) + text.svg, below: text.below + 12 };
      },
      { svg: "", below: TOP + 330 },
    );
  const large = promisesIn(27);
  const promises = large.below > LOWEST ? promisesIn(22) : large;
  const keeping = written(KEEPING, { face: "medium", size: 22, fill: SOFT }, START, promises.below + 42, MEASURE);
  const packer = written(`Packed by ${addressLine()}`, { face: "medium", size: 17, fill: SOFT }, START, TOP + 776, 330);
  return sheet.svg(
    SIZE,
    SIZE,
    studio(sheet, {
      width: SIZE,
      height: SIZE,
      tint: mix(groundFor(tintOfGroup(group), hue), hue, 0.16),
      horizon: 760,
    }),
    path(roundedBox(LEFT + 12, TOP + 16, WIDTH, HEIGHT, 26), "#2b1c0c", { opacity: 0.16 }),
    path(roundedBox(LEFT, TOP, WIDTH, HEIGHT, 26), PAPER),
    path(roundedBox(LEFT, TOP, WIDTH, 150, 26, 0), lighter(hue, 0.72)),
    placed(LEFT + WIDTH - 92, TOP + 75, 0.92, 0, MOTIFS[picture.motif].emblem(sheet)),
    path(
      outlineOf(
        (BRANDS.find((brand) => brand.id === brandId)?.name ?? "").toUpperCase(),
        { face: "bold", size: 24, tracking: 0.16 },
        { x: START, y: TOP + 85 },
      ),
      darker(hue, 0.5),
    ),
    centred(picture.label, { x: START, y: TOP + 176, w: MEASURE, h: 92 }, { face: "serif", largest: 54, fill: INK }),
    stroke(`M${n(START)} ${n(TOP + 286)}H${n(START + MEASURE)}`, band, 2, { opacity: 0.5 }),
    promises.svg,
    stroke(`M${n(START)} ${n(promises.below + 4)}H${n(START + MEASURE)}`, band, 2, { opacity: 0.5 }),
    keeping.svg,
    path(
      outlineOf("Net quantity", { face: "medium", size: 20 }, { x: START, y: TOP + 706 }) +
        outlineOf(weightLabel, { face: "bold", size: 34 }, { x: START, y: TOP + 744 }),
      INK,
    ),
    packer.svg,
    bars(id, LEFT + WIDTH - 64 - 184, TOP + 706),
    path(
      outlineOf(
        `8 90${id} ${id * 7}`,
        { face: "medium", size: 18, tracking: 0.08 },
        { x: LEFT + WIDTH - 248, y: TOP + 792 },
      ),
      INK,
    ),
  );
}
