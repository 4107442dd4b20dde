import { placed } from "./drawing/shapes.ts";
import type { Sheet } from "./drawing/sheet.ts";
import { productOf } from "./goods.ts";
import { MOTIFS } from "./motifs/index.ts";
import { herd } from "./scenes/cow.ts";
import { hut, landscape, rain, tree } from "./scenes/landscape.ts";
import { lineup } from "./scenes/lineup.ts";
import { bunting, pottedPlant, tableRoom, windowFrame } from "./scenes/room.ts";
import type { Scene } from "./scenes/scene.ts";
import { type StillLife, stillLife } from "./scenes/still-life.ts";

const WIDTH = 1200;
const HEIGHT = 675;
const view = { width: WIDTH, height: HEIGHT };
const STAGE = { ...view, x: 600, foot: 530, lineWidth: 640, lineHeight: 400 };

const still = (scene: StillLife) => (sheet: Sheet) => stillLife(sheet, scene, STAGE);

const monsoonPantry = (sheet: Sheet) =>
  tableRoom(sheet, WIDTH, HEIGHT, "#dcdcc8", 500) +
  windowFrame(
    sheet,
    110,
    60,
    420,
    330,
    placed(100, 40, 1, 0, landscape(sheet, { width: 460, height: 400, hour: "rain" }), rain(460, 400)),
  ) +
  lineup(
    sheet,
    [1042, 1061, 1107, 1047, 1103].flatMap((id) => productOf(id) ?? []),
    { x: 800, foot: 580, width: 700, height: 330 },
  ) +
  placed(330, 590, 1.3, 0, MOTIFS.neem.emblem(sheet)) +
  pottedPlant(sheet, 180, 600, 150);

const namingCows = (sheet: Sheet) =>
  landscape(sheet, { ...view, hour: "morning", sun: [0.3, 0.3] }) +
  tree(sheet, 1060, 470, 260, "#5f8f45") +
  hut(sheet, 880, 470, 230) +
  herd(sheet, [
    [540, 440, 0.55],
    [700, 480, 0.7, true],
    [960, 580, 1.05, true],
    [320, 610, 1.35],
  ]);

const tenYears = (sheet: Sheet) =>
  landscape(sheet, { ...view, hour: "evening", sun: [0.5, 0.42], crop: "wheat", field: "#cfa04a" }) +
  tree(sheet, 130, 470, 240, "#6f8f3f") +
  hut(sheet, 980, 480, 220) +
  herd(sheet, [[820, 520, 0.6, true]]) +
  lineup(
    sheet,
    [1002, 1161, 1011].flatMap((id) => productOf(id) ?? []),
    { x: 520, foot: 620, width: 560, height: 330 },
  ) +
  bunting(WIDTH, 14);

/** By blog id: its banner, and pictures inside it. */
const BLOGS: Readonly<Record<number, (sheet: Sheet) => string>> = {
  1: still({
    tint: "#f0d3a0",
    accent: "#b06a28",
    products: [1017, 1018, 1090],
    left: "jaggery",
    right: "sugarcane",
    bowls: [{ kind: "powder", contents: "#b4702c" }],
  }),
  2: still({
    tint: "#e9dfae",
    accent: "#b79a45",
    products: [1032, 1034, 1035, 1026],
    left: "millet",
    right: "ragi",
    bowls: [
      { kind: "pieces", motif: "millet" },
      { kind: "pieces", motif: "ragi" },
      { kind: "pieces", motif: "sorghum" },
    ],
  }),
  3: still({
    tint: "#f5d791",
    accent: "#c8742a",
    products: [1178, 1002, 1003],
    left: "marigold",
    right: "milk",
    bowls: [{ kind: "poured", contents: "#f0be3e" }],
    lamps: true,
  }),
  4: still({
    tint: "#d9e4c0",
    accent: "#5d9440",
    products: [1081, 1104, 1093, 1085],
    left: "mango",
    right: "groundnut",
    bowls: [{ kind: "pieces", motif: "cashew" }],
  }),
  5: still({
    tint: "#e7bfa0",
    accent: "#8a5a34",
    products: [1201, 1205, 1203],
    left: "marigold",
    right: "dhoop",
    bowls: [{ kind: "pieces", motif: "dhoop" }],
    lamps: true,
  }),
  6: still({
    tint: "#f3cdc6",
    accent: "#b93342",
    products: [1143, 1144, 1146, 1056],
    left: "hibiscus",
    right: "curry-leaf",
    bowls: [{ kind: "poured", contents: "#8c3b2b" }],
  }),
  7: monsoonPantry,
  8: namingCows,
  9: tenYears,
  10: still({
    tint: "#e6dccb",
    accent: "#8a6a4a",
    products: [1137, 1136, 1139, 1214],
    left: "neem",
    right: "sandalwood",
    bowls: [{ kind: "poured", contents: "#d9b54a" }],
  }),
  11: still({
    tint: "#e3e2c4",
    accent: "#7d7a3a",
    products: [1100, 1102, 1101, 1091],
    left: "flax",
    right: "sesame",
    bowls: [
      { kind: "pieces", motif: "pumpkin-seed" },
      { kind: "pieces", motif: "chia" },
      { kind: "pieces", motif: "fennel" },
    ],
  }),
  12: still({ tint: "#d5e6cf", accent: "#3f8a52", products: [1199, 1171, 1200, 1197], left: "tulsi", right: "mint" }),
  13: still({
    tint: "#e4e8d3",
    accent: "#55804a",
    products: [1011, 1080, 1067, 1104],
    left: "neem",
    right: "lemon",
    bowls: [{ kind: "powder", contents: "#f3e9dc" }],
  }),
  14: still({
    tint: "#f3e3b0",
    accent: "#c9962b",
    products: [1052, 1054, 1055, 1056, 1057],
    left: "sunflower",
    right: "coconut",
    bowls: [
      { kind: "pieces", motif: "groundnut" },
      { kind: "poured", contents: "#e3b23c" },
      { kind: "pieces", motif: "mustard" },
    ],
  }),
  15: still({
    tint: "#dfe7d0",
    accent: "#6c8f3f",
    products: [1047, 1048, 1033, 1049],
    left: "rice",
    right: "curry-leaf",
    bowls: [
      { kind: "pieces", motif: "moong" },
      { kind: "pieces", motif: "chana" },
      { kind: "pieces", motif: "rajma" },
    ],
  }),
  16: still({
    tint: "#d6e4e6",
    accent: "#4c8790",
    products: [1189, 1192, 1191],
    left: "lavender",
    right: "lemongrass",
    bowls: [{ kind: "pieces", motif: "reetha" }],
  }),
  17: still({
    tint: "#f6d894",
    accent: "#d08a1e",
    products: [1067, 1132, 1008],
    left: "turmeric",
    right: "ginger",
    bowls: [{ kind: "powder", contents: "#d9951f" }],
  }),
  18: still({
    tint: "#efd3c4",
    accent: "#a8482f",
    products: [1222, 1164, 1223],
    left: "marigold",
    right: "rose",
    bowls: [{ kind: "pieces", motif: "fennel" }],
    lamps: true,
  }),
  // Inside a post, by its number and 100.
  103: still({
    tint: "#efdcb0",
    accent: "#b5742a",
    products: [1178, 1001],
    left: "wheat",
    right: "marigold",
    bowls: [
      { kind: "poured", contents: "#fbf6ea" },
      { kind: "poured", contents: "#f0be3e" },
    ],
    lamps: true,
  }),
  113: still({
    tint: "#e9e0c6",
    accent: "#9a7a35",
    products: [1012, 1018, 1061, 1066],
    left: "jaggery",
    right: "saffron",
    bowls: [{ kind: "powder", contents: "#b4702c" }],
  }),
  115: still({
    tint: "#e8dcc6",
    accent: "#93693a",
    products: [1048, 1049, 1047],
    left: "garlic",
    right: "coriander",
    bowls: [
      { kind: "pieces", motif: "chana" },
      { kind: "pieces", motif: "rajma" },
      { kind: "pieces", motif: "moong" },
    ],
  }),
  117: still({
    tint: "#f3d9a0",
    accent: "#c0741d",
    products: [1067, 1074, 1070],
    left: "turmeric",
    right: "turmeric",
    bowls: [
      { kind: "powder", contents: "#d9951f" },
      { kind: "powder", contents: "#a8582a" },
    ],
  }),
  118: still({
    tint: "#ead0b8",
    accent: "#9c4a2c",
    products: [1161, 1222],
    left: "marigold",
    right: "marigold",
    bowls: [{ kind: "pieces", motif: "almond" }],
    lamps: true,
  }),
};

/** A picture of a blog, 1200 by 675. */
export const blogScene = (id: number): Scene | undefined => {
  const draw = BLOGS[id];
  return draw && { ...view, draw };
};
