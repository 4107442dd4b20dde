import type { Motif } from "../../catalogue/index.ts";
import { type Hex, lighter } from "../drawing/color.ts";
import { circle, element, ellipse, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { MOTIFS } from "../motifs/index.ts";
import { coin, coinPile } from "../scenes/gold.ts";
import { vaidya } from "../scenes/people.ts";
import type { Scene } from "../scenes/scene.ts";

const SIZE = 480;

/** A round badge: an ingredient in a ring. The page prints its name below. */
const badge = (motif: Motif, color: Hex): Scene => ({
  width: SIZE,
  height: SIZE,
  draw: (sheet) =>
    circle(240, 240, 216, lighter(color, 0.8)) +
    circle(240, 240, 201, "none", { stroke: color, "stroke-width": 9 }) +
    circle(240, 240, 183, "none", { stroke: color, "stroke-width": 2.5, "stroke-dasharray": "2 11" }) +
    placed(240, 240, 2.67, 0, MOTIFS[motif].emblem(sheet)),
});

/** A round picture of what the shop does, without words: the page says them. */
const service = (tint: Hex, draw: (sheet: Sheet) => string): Scene => ({
  width: SIZE,
  height: SIZE,
  draw: (sheet) =>
    circle(
      240,
      240,
      222,
      sheet.linear(
        [
          [0, lighter(tint, 0.4)],
          [1, tint],
        ],
        [0, 0, 1, 1],
      ),
    ) + placed(0, 0, 1, 0, draw(sheet)),
});

const van = (sheet: Sheet) =>
  ellipse(240, 330, 160, 16, "#1d1207", { opacity: 0.25 }) +
  path(
    "M96 150H290V310H96Z",
    sheet.linear([
      [0, "#2f8a52"],
      [1, "#1c5c34"],
    ]),
  ) +
  path(
    "M290 196H344L388 254V310H290Z",
    sheet.linear([
      [0, "#fbf3e0"],
      [1, "#d9cba8"],
    ]),
  ) +
  path("M306 210H338L366 250H306Z", "#a9c9cf") +
  placed(192, 226, 0.86, 0, MOTIFS.tulsi.emblem(sheet)) +
  [156, 330].map((x) => circle(x, 314, 34, "#2b2622") + circle(x, 314, 15, "#cfc8ba")).join("") +
  stroke("M60 200H84M44 240H84M60 280H84", "#ffffff", 8, { opacity: 0.8 });

const calendar = (sheet: Sheet) =>
  ellipse(240, 372, 130, 14, "#1d1207", { opacity: 0.2 }) +
  path(roundedBox(120, 130, 240, 230, 20), "#fffdf6") +
  path("M140 130H340Q360 130 360 150V192H120V150Q120 130 140 130Z", "#b4532a") +
  [170, 310].map((x) => rect(x - 7, 110, 14, 44, "#5a3a26", { rx: 7 })).join("") +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((index) =>
      rect(146 + (index % 4) * 50, 214 + Math.floor(index / 4) * 46, 36, 32, index === 6 ? "#1f6b3a" : "#efe6d2", {
        rx: 6,
      }),
    )
    .join("") +
  placed(264, 276, 0.34, 0, MOTIFS.gift.emblem(sheet));

const parcel = (sheet: Sheet) =>
  ellipse(250, 356, 140, 14, "#1d1207", { opacity: 0.22 }) +
  path("M330 190L380 160V316L330 350Z", "#a9793f") +
  path("M120 190L176 158H380L330 190Z", "#e3bf86") +
  path(
    "M120 190H330V350H120Z",
    sheet.linear([
      [0, "#dcb274"],
      [1, "#bd8c4a"],
    ]),
  ) +
  rect(206, 190, 40, 160, "#b8402f", { opacity: 0.85 }) +
  stroke("M150 120C200 70 300 80 330 130M330 130L336 92M330 130L294 124", "#1f6b3a", 13);

const SERVICES: ReadonlyMap<string, Scene> = new Map([
  ["delivery", service("#cfe3b6", van)],
  [
    "vaidya",
    service("#f1dcb0", (sheet) =>
      element(
        "g",
        { "clip-path": sheet.clip(circle(240, 240, 222, "#000")) },
        placed(240, 470, 1.36, 0, vaidya(sheet)),
      ),
    ),
  ],
  ["subscription", service("#f3cdb6", calendar)],
  [
    "coins",
    service(
      "#f6dfa0",
      (sheet) => placed(300, 356, 0.9, 0, coinPile(sheet, 6)) + placed(196, 262, 1, -8, coin(sheet, 200)),
    ),
  ],
  ["returns", service("#cfe2e0", parcel)],
]);

const BADGES: ReadonlyMap<string, Scene> = new Map([
  ["non-gmo", badge("wheat", "#5f8a35")],
  ["native-seed", badge("compost", "#7a6a2f")],
  ["no-palm-oil", badge("groundnut", "#b8742c")],
  ["no-preservatives", badge("mango", "#c8601f")],
]);

export const serviceScene = (name: string): Scene | undefined => SERVICES.get(name);
export const badgeScene = (name: string): Scene | undefined => BADGES.get(name);
