import type { Motif } from "../../catalogue/index.ts";
import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { labelStyleOf } from "../labels/index.ts";
import { MOTIFS } from "../motifs/index.ts";
import { bow } from "../motifs/things.ts";
import { bottle } from "./bottle.ts";
import { box } from "./boxes.ts";
import { canister } from "./cylinders.ts";
import { jar } from "./jar.ts";
import type { PackPainter } from "./pack.ts";
import { pouch } from "./pouch.ts";

const CANE = "#b98345";

/** Woven cane: short arcs that are set off row by row. */
const weave = (sheet: Sheet, color: string) =>
  sheet.pattern(
    44,
    30,
    rect(0, 0, 44, 30, darker(color, 0.2)) +
      path("M-22 7Q0 -3 22 7V12Q0 20 -22 12ZM22 7Q44 -3 66 7V12Q44 20 22 12Z", lighter(color, 0.14)) +
      path("M0 22Q22 12 44 22V27Q22 35 0 27Z", lighter(color, 0.02)) +
      stroke("M-22 8Q0 -1 22 8M22 8Q44 -1 66 8M0 23Q22 14 44 23", lighter(color, 0.5), 1.4, { opacity: 0.6 }),
  );

type Filling = readonly [painter: PackPainter, brandId: number, name: string, motif: Motif, contents: Hex];

/** What shows above the rim: two at the back, one in the middle, two in front. */
const FILLINGS: readonly (readonly Filling[])[] = [
  [
    [bottle, 1, "Groundnut Oil", "groundnut", "#e2a93b"],
    [pouch, 5, "Haldi", "turmeric", "#de8f12"],
    [canister, 5, "Chai Masala", "cardamom", "#7c5530"],
    [jar, 2, "A2 Ghee", "cow", "#edb93f"],
    [jar, 8, "Honey", "honeycomb", "#8a4b12"],
  ],
  [
    [bottle, 7, "Baby Oil", "coconut", "#f1dfa8"],
    [pouch, 5, "Makhana", "lotus", "#f1e3cc"],
    [canister, 1, "Golden Milk", "turmeric", "#e7a52c"],
    [jar, 4, "Chyawanprash", "amla", "#3a1f12"],
    [jar, 5, "Gulkand", "rose", "#7e2438"],
  ],
  [
    [bottle, 1, "Khus Sharbat", "lemongrass", "#5e8e3e"],
    [pouch, 3, "Little Millet", "millet", "#ddd3b7"],
    [box, 5, "Chikki", "groundnut", "#b6742e"],
    [jar, 5, "Chhundo", "mango", "#d98a2b"],
    [jar, 8, "Litchi Honey", "honeycomb", "#e3a63a"],
  ],
];

const PLACES: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [150, -150, 0.62, 8],
  [-170, -140, 0.58, -9],
  [54, -140, 0.66, 3],
  [-56, -118, 0.64, -3],
  [170, -112, 0.5, 5],
];

/** A hamper's filling, chosen by its name, so that it is the same every time. */
const fillingOf = (name: string) =>
  FILLINGS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FILLINGS.length] ?? [];

const goods = (sheet: Sheet, name: string) =>
  fillingOf(name)
    .map(([painter, brandId, words, motif, contents], index) => {
      const [x, y, scale, turn] = PLACES[index] ?? [0, 0, 1, 0];
      const label = { brand: "", name: words, kind: "", weight: "", motif, hue: MOTIFS[motif].hue };
      return placed(
        x,
        y,
        scale,
        turn,
        painter(sheet, { style: labelStyleOf(brandId), contents, loose: false, label }).svg,
      );
    })
    .join("");

/** A cane basket with goods showing above its rim, a ribbon and a tag. */
export const hamper: PackPainter = (sheet, spec) => {
  const { label, contents } = spec;
  const { emblem } = MOTIFS[label.motif];
  const ribbon = contents;
  const basket = "M-292 -250L-250 -24Q-246 2 -216 6Q0 24 216 6Q246 2 250 -24L292 -250Q0 -214 -292 -250Z";
  const svg =
    stroke("M-236 -250C-236 -640 236 -640 236 -250", darker(CANE, 0.3), 30) +
    stroke("M-236 -250C-236 -640 236 -640 236 -250", CANE, 20) +
    stroke("M-236 -250C-236 -640 236 -640 236 -250", lighter(CANE, 0.3), 7, { "stroke-dasharray": "22 16" }) +
    goods(sheet, label.name) +
    path(
      "M-286 -240Q0 -204 286 -240Q240 -300 190 -262Q130 -312 70 -258Q10 -300 -60 -258Q-130 -306 -190 -262Q-250 -296 -286 -240Z",
      sheet.linear(
        [
          [0, "#f6e6bd"],
          [1, "#dcc086"],
        ],
        DOWN,
      ),
    ) +
    path(basket, weave(sheet, CANE)) +
    path(
      basket,
      sheet.linear([
        [0, "#1d1207", 0.5],
        [0.22, "#1d1207", 0],
        [0.3, "#ffffff", 0.18],
        [0.5, "#ffffff", 0],
        [0.8, "#1d1207", 0.2],
        [1, "#1d1207", 0.55],
      ]),
    ) +
    stroke("M-294 -250Q0 -210 294 -250", darker(CANE, 0.35), 30) +
    stroke("M-294 -254Q0 -214 294 -254", lighter(CANE, 0.1), 22, {
      "stroke-dasharray": "26 5",
      "stroke-linecap": "butt",
    }) +
    path(
      "M-266 -150Q0 -112 266 -150L259 -110Q0 -72 -259 -110Z",
      sheet.linear([
        [0, darker(ribbon, 0.3)],
        [0.3, lighter(ribbon, 0.25)],
        [0.6, ribbon],
        [1, darker(ribbon, 0.35)],
      ]),
    ) +
    placed(0, -112, 1.5, 0, bow(sheet, darker(ribbon, 0.1))) +
    placed(
      140,
      -70,
      1,
      8,
      path(roundedBox(-74, -54, 148, 112, 12), "#fff8e8"),
      stroke(roundedBox(-66, -46, 132, 96, 8), ribbon, 2),
      circle(0, -40, 5, "#8a6a3a"),
      placed(0, 6, 0.8, 0, emblem(sheet)),
    );
  return { svg, width: 600, height: 560 };
};
