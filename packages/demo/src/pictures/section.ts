import { circle, placed, rect, stroke } from "./drawing/shapes.ts";
import { DOWN, type Sheet } from "./drawing/sheet.ts";
import { productOf } from "./goods.ts";
import { GRAINS } from "./motifs/grains.ts";
import { MOTIFS } from "./motifs/index.ts";
import { LEAVES } from "./motifs/leaves.ts";
import { herd } from "./scenes/cow.ts";
import { hut, landscape, rain, tree } from "./scenes/landscape.ts";
import { lineup } from "./scenes/lineup.ts";
import { masalaDabba } from "./scenes/masala-dabba.ts";
import { hotCup, tableRoom, windowFrame } from "./scenes/room.ts";
import type { Scene } from "./scenes/scene.ts";
import { type StillLife, stillLife } from "./scenes/still-life.ts";

const WIDTH = 960;
const HEIGHT = 720;
const STAGE = { width: WIDTH, height: HEIGHT, x: WIDTH / 2, foot: 560, lineWidth: 640, lineHeight: 430 };

const still = (scene: StillLife) => (sheet: Sheet) => stillLife(sheet, scene, STAGE);
const view = { width: WIDTH, height: HEIGHT };

/** A rainy window over a table with a hot cup and what helps. */
function monsoon(sheet: Sheet): string {
  const outside = landscape(sheet, { width: 640, height: 420, hour: "rain" }) + rain(640, 420);
  const goods = [1110, 1135, 1133, 1013].flatMap((id) => productOf(id) ?? []);
  return (
    tableRoom(sheet, WIDTH, HEIGHT, "#d5dfdc", 520) +
    windowFrame(sheet, 180, 60, 600, 360, placed(170, 40, 1, 0, outside)) +
    lineup(sheet, goods, { x: 560, foot: 610, width: 560, height: 330 }) +
    hotCup(sheet, 190, 640, 150, "#7a4a1c") +
    placed(300, 640, 1, 0, MOTIFS.ginger.emblem(sheet))
  );
}

const seedling = (sheet: Sheet) =>
  landscape(sheet, { ...view, hour: "morning", crop: "none", sun: [0.5, 0.34] }) +
  tree(sheet, 150, 470, 190, "#5f8f45") +
  [120, 300, 680, 860]
    .map((x, index) => placed(x, 640 + (index % 2) * 20, 1.1, 0, LEAVES.compost.emblem(sheet)))
    .join("") +
  placed(480, 560, 3.4, 0, LEAVES.compost.emblem(sheet));

const wheatField = (sheet: Sheet) =>
  landscape(sheet, { ...view, hour: "evening", field: "#d3a64a", crop: "wheat", sun: [0.5, 0.4] }) +
  hut(sheet, 700, 470, 150) +
  tree(sheet, 840, 470, 170, "#6f8f3f") +
  [90, 210, 760, 880]
    .map((x, index) => placed(x, 560, 3.3, index % 2 === 0 ? -6 : 7, GRAINS.wheat.emblem(sheet)))
    .join("");

const farm = (sheet: Sheet) =>
  landscape(sheet, { ...view, hour: "morning", sun: [0.68, 0.26] }) +
  tree(sheet, 180, 500, 230, "#5f8f45") +
  hut(sheet, 360, 505, 240) +
  herd(sheet, [
    [640, 520, 0.7, true],
    [800, 590, 1],
    [420, 650, 1.15],
  ]);

const pasture = (sheet: Sheet) =>
  landscape(sheet, { ...view, hour: "evening", sun: [0.24, 0.34] }) +
  tree(sheet, 850, 490, 250, "#6f8f3f") +
  herd(sheet, [
    [260, 470, 0.55],
    [620, 480, 0.6, true],
    [760, 570, 0.95, true],
    [330, 640, 1.35],
  ]);

const nonGmo = (sheet: Sheet) =>
  rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    sheet.linear(
      [
        [0, "#e8f0d4"],
        [1, "#cfdfa8"],
      ],
      DOWN,
    ),
  ) +
  circle(480, 340, 290, "#f6f8e6") +
  stroke("M480 90a250 250 0 1 0 .1 0", "#5f8a35", 6, { "stroke-dasharray": "2 16" }) +
  placed(480, 330, 4.4, 0, GRAINS.wheat.emblem(sheet)) +
  (["moong", "rajma", "sorghum", "chana", "rice", "mustard"] as const)
    .map((motif, index) => placed(120 + index * 144, 640, 1.25, 0, MOTIFS[motif].emblem(sheet)))
    .join("");

const SECTIONS: ReadonlyMap<string, (sheet: Sheet) => string> = new Map([
  [
    "gift-hamper",
    still({
      tint: "#f4cf9a",
      accent: "#b8402f",
      products: [1161, 1173, 1164],
      left: "marigold",
      right: "marigold",
      lamps: true,
    }),
  ],
  [
    "view-more",
    still({
      tint: "#dfe6c2",
      accent: "#5b8a41",
      products: [1002, 1123, 1152, 1185, 1201],
      left: "tulsi",
      right: "neem",
    }),
  ],
  [
    "new-arrivals",
    still({ tint: "#f3d5c4", accent: "#c9506a", products: [1148, 1085, 1040, 1217], left: "lotus", right: "rice" }),
  ],
  [
    "groceries",
    still({
      tint: "#f2dca6",
      accent: "#c88f35",
      products: [1052, 1023, 1067, 1042, 1011],
      left: "wheat",
      right: "turmeric",
      bowls: [
        { kind: "pieces", motif: "moong" },
        { kind: "powder", contents: "#b3201b" },
      ],
    }),
  ],
  ["gir-gau", pasture],
  ["monsoon", monsoon],
  ["who", farm],
  ["inspire", seedling],
  ["mission", wheatField],
  ["non-gmo", nonGmo],
  ["masala", (sheet) => masalaDabba(sheet, WIDTH, HEIGHT)],
]);

/** A picture of the home page's sections, 960 by 720. */
export const sectionScene = (name: string): Scene | undefined => {
  const draw = SECTIONS.get(name);
  return draw && { ...view, draw };
};
