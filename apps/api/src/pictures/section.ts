import { darker, lighter } from "./drawing/color.ts";
import { circle, ellipse, group, path, placed, rect, stroke } from "./drawing/shapes.ts";
import { DOWN, Sheet } from "./drawing/sheet.ts";
import { productOf } from "./goods.ts";
import { GRAINS } from "./motifs/grains.ts";
import { MOTIFS } from "./motifs/index.ts";
import { LEAVES } from "./motifs/leaves.ts";
import { heap } from "./motifs/solids.ts";
import { herd } from "./scenes/cow.ts";
import { hut, landscape, rain, tree } from "./scenes/landscape.ts";
import { lineup } from "./scenes/lineup.ts";
import { hotCup, tableRoom, windowFrame } from "./scenes/room.ts";
import { type StillLife, stillLife } from "./scenes/still-life.ts";

const WIDTH = 960;
const HEIGHT = 720;
const STAGE = { width: WIDTH, height: HEIGHT, x: WIDTH / 2, foot: 560, lineWidth: 640, lineHeight: 430 };

const still = (scene: StillLife) => (sheet: Sheet) => stillLife(sheet, scene, STAGE);
const view = { width: WIDTH, height: HEIGHT };

/** A steel box of seven bowls, seen from above, on a block-printed cloth. */
function masalaDabba(sheet: Sheet): string {
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
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
    rect(0, 0, WIDTH, HEIGHT, "#b4532a"),
    rect(0, 0, WIDTH, HEIGHT, print, { opacity: 0.45 }),
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
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
  ["masala", masalaDabba],
]);

/** A picture of the home page's sections, 960 by 720. */
export function sectionPicture(name: string): string | undefined {
  const draw = SECTIONS.get(name);
  if (draw === undefined) return undefined;
  const sheet = new Sheet();
  const picture = draw(sheet);
  return sheet.svg(WIDTH, HEIGHT, picture);
}
