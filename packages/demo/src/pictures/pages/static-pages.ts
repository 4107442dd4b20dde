import { placed } from "../drawing/shapes.ts";
import { MOTIFS } from "../motifs/index.ts";
import { LEAVES } from "../motifs/leaves.ts";
import { herd } from "../scenes/cow.ts";
import { hut, landscape, tree } from "../scenes/landscape.ts";
import { doctor, mortar, vaidya } from "../scenes/people.ts";
import { hotCup, pottedPlant, shelves, tableRoom } from "../scenes/room.ts";
import type { Scene } from "../scenes/scene.ts";
import { stillLife } from "../scenes/still-life.ts";
import { AIRPORT_CAMP } from "./airport-camp.ts";
import { goods, HERO, hero, still, wide } from "./canvas.ts";
import { coins, voucher } from "./keepsakes.ts";
import { lakeside } from "./outdoors.ts";
import { consultingRoom, scan } from "./rooms.ts";

const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  [
    "about-hero",
    hero(
      (sheet) =>
        landscape(sheet, { width: 1600, height: 640, hour: "morning", sun: [0.62, 0.28] }) +
        tree(sheet, 1480, 470, 250, "#5f8f45") +
        hut(sheet, 1290, 480, 240) +
        herd(sheet, [
          [900, 450, 0.55],
          [1030, 470, 0.65, true],
          [1200, 590, 1.1, true],
          [820, 590, 1.15],
        ]),
    ),
  ],
  [
    "vaidya-hero",
    hero(
      (sheet) =>
        consultingRoom(sheet, 1600, 640, placed(860, 486, 1.34, 0, vaidya(sheet))) +
        placed(640, 590, 0.9, 0, mortar(sheet)) +
        hotCup(sheet, 1050, 596, 84, "#7a4a1c") +
        scan(sheet, 850, 570),
    ),
  ],
  [
    "consult-1",
    wide(
      (sheet) =>
        consultingRoom(sheet, 1200, 675, placed(560, 513, 1.26, 0, vaidya(sheet))) +
        placed(330, 620, 0.9, 0, mortar(sheet)) +
        hotCup(sheet, 760, 620, 80, "#7a4a1c"),
    ),
  ],
  [
    "consult-2",
    wide(
      (sheet) =>
        consultingRoom(sheet, 1200, 675, placed(560, 513, 1.26, 0, doctor(sheet)), "#e8e2cf") +
        scan(sheet, 560, 600) +
        placed(330, 620, 0.8, 0, MOTIFS.ashwagandha.emblem(sheet)),
    ),
  ],
  [
    "consult-3",
    still({
      tint: "#dbe6bd",
      accent: "#5b8a41",
      products: [1120, 1114, 1123, 1133],
      left: "tulsi",
      right: "giloy",
      bowls: [
        { kind: "powder", contents: "#6e8b3d" },
        { kind: "powder", contents: "#cdb58a" },
      ],
    }),
  ],
  [
    "franchise",
    wide(
      (sheet) =>
        tableRoom(sheet, 1200, 675, "#f0e2c4", 590) +
        shelves(sheet, goods(1002, 1011, 1123, 1107, 1103, 1061, 1109, 1056), {
          x: 70,
          y: 60,
          width: 500,
          height: 500,
          rows: 3,
        }) +
        shelves(sheet, goods(1042, 1067, 1023, 1115, 1152, 1181, 1143, 1185), {
          x: 640,
          y: 60,
          width: 500,
          height: 500,
          rows: 3,
        }) +
        pottedPlant(sheet, 606, 640, 170),
    ),
  ],
  [
    "inspire",
    wide(
      (sheet) =>
        landscape(sheet, { width: 1200, height: 675, hour: "morning", crop: "none", sun: [0.5, 0.34] }) +
        tree(sheet, 150, 460, 210, "#5f8f45") +
        tree(sheet, 1050, 470, 240, "#77a04a") +
        [150, 330, 870, 1050]
          .map((x, index) => placed(x, 610 + (index % 2) * 20, 1.1, 0, LEAVES.compost.emblem(sheet)))
          .join("") +
        placed(600, 540, 3, 0, LEAVES.compost.emblem(sheet)),
    ),
  ],
  ["organic-living-1", wide((sheet) => lakeside(sheet, "morning", 7))],
  ["organic-living-2", wide((sheet) => lakeside(sheet, "day", 12) + hut(sheet, 900, 460, 190))],
  [
    "organic-living-3",
    wide(
      (sheet) =>
        lakeside(sheet, "evening", 5) +
        herd(sheet, [
          [300, 470, 0.5],
          [420, 480, 0.55, true],
        ]),
    ),
  ],
  ...AIRPORT_CAMP.map((scene, place): [string, Scene] => [`appreciation-${place + 1}`, scene]),
  [
    "subscribe",
    hero((sheet) =>
      stillLife(
        sheet,
        { tint: "#d9e6c3", accent: "#5b8a41", products: [1002, 1023, 1109, 1185, 1052], left: "tulsi", right: "neem" },
        HERO,
      ),
    ),
  ],
  [
    "elite",
    hero((sheet) =>
      stillLife(
        sheet,
        {
          tint: "#e8d3a4",
          accent: "#a9782c",
          products: [1161, 1002, 1066],
          left: "marigold",
          right: "saffron",
          lamps: true,
        },
        HERO,
      ),
    ),
  ],
  [
    "business",
    hero((sheet) =>
      stillLife(
        sheet,
        {
          tint: "#ecd9b0",
          accent: "#b9822f",
          products: [1002, 1066, 1109, 1170, 1023],
          left: "wheat",
          right: "marigold",
        },
        HERO,
      ),
    ),
  ],
  [
    "exports",
    hero((sheet) =>
      stillLife(
        sheet,
        {
          tint: "#cfe0d9",
          accent: "#3f7f6a",
          products: [1161, 1169, 1052, 1185, 1171],
          left: "saffron",
          right: "tulsi",
        },
        HERO,
      ),
    ),
  ],
  ["so-coin", hero(coins)],
  ["gift-voucher", wide(voucher)],
  [
    "blogs",
    hero((sheet) =>
      stillLife(
        sheet,
        { tint: "#f0dcb4", accent: "#c88f35", products: [1169, 1170, 1171, 1172], left: "mango", right: "wheat" },
        HERO,
      ),
    ),
  ],
  [
    "contact",
    wide(
      (sheet) =>
        consultingRoom(sheet, 1200, 675, placed(560, 513, 1.26, 0, doctor(sheet)), "#dfeae6") +
        hotCup(sheet, 800, 620, 80, "#7a4a1c"),
    ),
  ],
]);

/** A picture of a static page, by its name. */
export const pageScene = (name: string): Scene | undefined => SCENES.get(name);
