import { SHOP_NAME } from "@store/content/brand";
import { circle, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { outlineOf } from "../lettering/text.ts";
import { mark } from "../logo.ts";
import { MOTIFS } from "../motifs/index.ts";
import { bow } from "../motifs/things.ts";
import { coin, coinPile } from "../scenes/gold.ts";
import { lineup } from "../scenes/lineup.ts";
import { shadow, studio } from "../scenes/studio.ts";
import { goods } from "./canvas.ts";

/** A gift voucher on a table. */
export const voucher = (sheet: Sheet) =>
  studio(sheet, { width: 1200, height: 675, tint: "#f4cf9a", horizon: 470 }) +
  shadow(sheet, 600, 560, 640, 0.8) +
  placed(
    600,
    330,
    1,
    -5,
    path(roundedBox(-330, -190, 660, 380, 26), "#17532c"),
    path(
      roundedBox(-330, -190, 660, 380, 26),
      sheet.linear(
        [
          [0, "#ffffff", 0.2],
          [0.5, "#ffffff", 0],
          [1, "#000000", 0.25],
        ],
        [0, 0, 1, 1],
      ),
    ),
    stroke(roundedBox(-306, -166, 612, 332, 16), "#e6bd63", 3),
    placed(-190, -6, 1.9, 0, mark("#a9dbb5", "#e9a23b")),
    path(outlineOf("Gift voucher", { face: "serif", size: 62 }, { x: 90, y: 0, anchor: "middle" }), "#fdf3dc"),
    path(
      outlineOf(SHOP_NAME.toUpperCase(), { face: "bold", size: 19, tracking: 0.2 }, { x: 90, y: 46, anchor: "middle" }),
      "#e6bd63",
    ),
    rect(-330, 116, 660, 30, "#b8402f"),
    placed(244, 128, 1.5, 0, bow(sheet, "#c9472f")),
  ) +
  placed(220, 590, 1.6, 0, MOTIFS.marigold.emblem(sheet)) +
  placed(1010, 590, 1.5, 0, MOTIFS.marigold.emblem(sheet));

/** Coins in piles, beside what they buy. */
export const coins = (sheet: Sheet) =>
  studio(sheet, { width: 1600, height: 640, tint: "#f6d795", horizon: 440 }) +
  circle(1120, 300, 280, "#f9e3b4") +
  shadow(sheet, 940, 540, 170) +
  placed(940, 540, 1.15, 0, coinPile(sheet, 5)) +
  shadow(sheet, 1300, 540, 170) +
  placed(1300, 540, 1.15, 0, coinPile(sheet, 9)) +
  shadow(sheet, 1130, 566, 280) +
  placed(1120, 440, 1, -8, coin(sheet, 250)) +
  lineup(sheet, goods(1002), { x: 1470, foot: 560, width: 170, height: 250 }) +
  [
    [860, 200, 60],
    [1010, 120, 44],
    [1240, 150, 70],
    [1400, 220, 50],
  ]
    .map(([x = 0, y = 0, size = 0]) => placed(x, y, 1, 12, coin(sheet, size)))
    .join("");
