import { SHOP_NAME } from "../seed/catalogue/index.ts";
import { lighter } from "./drawing/color.ts";
import { circle, ellipse, group, path, placed, rect, roundedBox, stroke } from "./drawing/shapes.ts";
import { DOWN, type Sheet } from "./drawing/sheet.ts";
import { productOf } from "./goods.ts";
import { outlineOf } from "./lettering/text.ts";
import { mark } from "./logo.ts";
import { MOTIFS } from "./motifs/index.ts";
import { LEAVES } from "./motifs/leaves.ts";
import { bow } from "./motifs/things.ts";
import { herd } from "./scenes/cow.ts";
import { coin, coinPile } from "./scenes/gold.ts";
import { hut, landscape, tree } from "./scenes/landscape.ts";
import { lineup } from "./scenes/lineup.ts";
import { doctor, mortar, vaidya } from "./scenes/people.ts";
import { bunting, hotCup, pottedPlant, shelves, tableRoom, windowFrame } from "./scenes/room.ts";
import { finished, type Scene } from "./scenes/scene.ts";
import { type StillLife, stillLife } from "./scenes/still-life.ts";
import { shadow, studio } from "./scenes/studio.ts";

const hero = (draw: (sheet: Sheet) => string): Scene => ({ width: 1600, height: 640, draw });
const wide = (draw: (sheet: Sheet) => string): Scene => ({ width: 1200, height: 675, draw });
const HERO = { width: 1600, height: 640, x: 1110, foot: 516, lineWidth: 700, lineHeight: 430 };
const WIDE = { width: 1200, height: 675, x: 600, foot: 530, lineWidth: 640, lineHeight: 400 };

const goods = (...ids: number[]) => ids.flatMap((id) => productOf(id) ?? []);
const still = (scene: StillLife) => wide((sheet) => stillLife(sheet, scene, WIDE));

const HERBS = goods(1114, 1115, 1120, 1123, 1126, 1117, 1133, 1116, 1121, 1128, 1122, 1130);

/** A vaidya at the table, herbs on the shelf, the window open; `people` are drawn behind the table. */
const consultingRoom = (sheet: Sheet, width: number, height: number, people: string, wall = "#dfe9cf") => {
  const table = height * 0.76;
  return (
    tableRoom(sheet, width, height, wall, table) +
    shelves(sheet, HERBS, { x: width - 500, y: 60, width: 420, height: table - 150, rows: 2 }) +
    windowFrame(
      sheet,
      90,
      70,
      280,
      height * 0.42,
      placed(70, 40, 1, 0, landscape(sheet, { width: 330, height: height * 0.5, hour: "day" })),
    ) +
    people +
    rect(0, table, width, 8, lighter("#9a6a40", 0.5), { opacity: 0.6 }) +
    pottedPlant(sheet, width - 130, table + 66, 130)
  );
};

const scan = (sheet: Sheet, x: number, y: number) =>
  group(
    {},
    placed(
      x,
      y,
      1,
      -6,
      path(roundedBox(-70, -50, 140, 96, 8), "#fffdf6"),
      stroke("M-50 -28H30M-50 -8H48M-50 12H10", "#8a9a8c", 5),
      circle(
        40,
        22,
        14,
        sheet.radial([
          [0, "#e9b04a"],
          [1, "#c98a2c"],
        ]),
      ),
    ),
  );

const LAKE = "#8fc0c9";
const lakeside = (sheet: Sheet, hour: "morning" | "evening" | "day", plots: number) =>
  landscape(sheet, { width: 1200, height: 675, hour, crop: "none" }) +
  path(
    "M0 440Q300 400 620 430T1200 420V560Q800 600 480 560T0 590Z",
    sheet.linear(
      [
        [0, lighter(LAKE, 0.5)],
        [1, LAKE],
      ],
      DOWN,
    ),
  ) +
  stroke("M120 470H300M360 500H620M700 460H900M240 540H430M760 530H1040", "#ffffff", 4, { opacity: 0.5 }) +
  Array.from({ length: plots }, (_, index) =>
    tree(
      sheet,
      60 + (index * 1120) / Math.max(1, plots - 1),
      430 + (index % 3) * 14,
      110 + (index % 4) * 34,
      ["#5f8f45", "#4f8a52", "#77a04a"][index % 3] ?? "#5f8f45",
    ),
  ).join("") +
  [0, 1, 2, 3, 4, 5, 6].map((index) => placed(90 + index * 170, 640, 0.9, 0, LEAVES.compost.emblem(sheet))).join("");

/** A tent of the health camp, its table and whoever sits at it. */
const camp = (sheet: Sheet, people: string, extra: string) =>
  landscape(sheet, { width: 1200, height: 675, hour: "day", crop: "none", sun: [0.86, 0.18] }) +
  path(
    "M140 250L600 96L1060 250Z",
    sheet.linear([
      [0, "#fbf3e0"],
      [1, "#e3d3ae"],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((index) =>
      path(`M${140 + index * 153} 250L600 96L${216 + index * 153} 250Z`, index % 2 === 0 ? "#2f7d4c" : "#fbf3e0"),
    )
    .join("") +
  Array.from({ length: 12 }, (_, index) =>
    path(`M${140 + index * 76.6} 250h76.6q-38 44 -76.6 0Z`, index % 2 === 0 ? "#1f6b3a" : "#e9c24a"),
  ).join("") +
  stroke("M170 262V560M1030 262V560", "#8a6a40", 12) +
  people +
  rect(
    250,
    500,
    700,
    110,
    sheet.linear(
      [
        [0, "#fffaf0"],
        [1, "#dfd2b4"],
      ],
      DOWN,
    ),
  ) +
  rect(250, 490, 700, 16, "#c79a6b") +
  placed(470, 560, 0.62, 0, mark("#1f6b3a", "#e9a23b")) +
  path(outlineOf("Health camp", { face: "serif", size: 46 }, { x: 520, y: 576 }), "#1f5f36") +
  extra;

const voucher = (sheet: Sheet) =>
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

const coins = (sheet: Sheet) =>
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
  [
    "appreciation-1",
    wide((sheet) => camp(sheet, placed(600, 500, 0.8, 0, vaidya(sheet)), placed(360, 496, 0.5, 0, mortar(sheet)))),
  ],
  ["appreciation-2", wide((sheet) => camp(sheet, placed(600, 500, 0.8, 0, doctor(sheet)), scan(sheet, 780, 470)))],
  [
    "appreciation-3",
    wide((sheet) =>
      camp(sheet, placed(460, 500, 0.76, 0, vaidya(sheet)) + placed(740, 500, 0.74, 0, doctor(sheet)), ""),
    ),
  ],
  [
    "appreciation-4",
    wide((sheet) =>
      camp(sheet, "", lineup(sheet, goods(1120, 1123, 1133, 1114), { x: 600, foot: 496, width: 520, height: 170 })),
    ),
  ],
  [
    "appreciation-5",
    still({
      tint: "#dbe6bd",
      accent: "#5b8a41",
      products: [1110, 1108, 1123],
      left: "tulsi",
      right: "ginger",
      bowls: [{ kind: "powder", contents: "#8a6636" }],
    }),
  ],
  [
    "appreciation-6",
    wide(
      (sheet) =>
        camp(
          sheet,
          placed(600, 500, 0.8, 0, vaidya(sheet)),
          pottedPlant(sheet, 320, 494, 110) + pottedPlant(sheet, 880, 494, 110),
        ) + bunting(1200, 0),
    ),
  ],
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

/** Events show one of these, by the rest of their id. */
const EVENTS: readonly Scene[] = [
  wide(
    (sheet) =>
      landscape(sheet, { width: 1200, height: 675, hour: "morning" }) +
      hut(sheet, 300, 480, 230) +
      herd(sheet, [
        [640, 470, 0.6],
        [880, 580, 1.1, true],
      ]) +
      bunting(1200, 12),
  ),
  still({
    tint: "#f0b593",
    accent: "#c8481f",
    products: [1067, 1073, 1169],
    left: "chilli",
    right: "turmeric",
    bowls: [
      { kind: "powder", contents: "#de8f12" },
      { kind: "pieces", motif: "coriander" },
    ],
  }),
  wide(
    (sheet) =>
      consultingRoom(sheet, 1200, 675, placed(560, 513, 1.26, 0, vaidya(sheet))) +
      placed(330, 620, 0.9, 0, mortar(sheet)),
  ),
  still({
    tint: "#e7bfa0",
    accent: "#8a5a34",
    products: [1205, 1201, 1180],
    left: "marigold",
    right: "marigold",
    lamps: true,
  }),
  wide((sheet) => lakeside(sheet, "day", 9)),
  still({ tint: "#dbe6bd", accent: "#5b8a41", products: [1171, 1199, 1197], left: "compost", right: "tulsi" }),
];

const filmScene = (draw: (sheet: Sheet) => string): Scene => ({ width: 1280, height: 720, draw });
const FILM = { width: 1280, height: 720, x: 640, foot: 570, lineWidth: 680, lineHeight: 430 };

/** By video id of the home page. */
const VIDEOS: Readonly<Record<number, Scene>> = {
  1: filmScene((sheet) =>
    stillLife(
      sheet,
      {
        tint: "#f5d791",
        accent: "#c8742a",
        products: [1178, 1002],
        left: "milk",
        right: "marigold",
        bowls: [{ kind: "poured", contents: "#f0be3e" }],
      },
      FILM,
    ),
  ),
  2: filmScene(
    (sheet) =>
      landscape(sheet, { width: 1280, height: 720, hour: "morning", crop: "none" }) +
      tree(sheet, 1050, 560, 420, "#5f8f45") +
      placed(380, 330, 3.6, 0, MOTIFS.honeycomb.emblem(sheet)) +
      ellipse(380, 566, 190, 18, "#1d2a14", { opacity: 0.25 }),
  ),
  3: filmScene((sheet) =>
    stillLife(
      sheet,
      {
        tint: "#efd09a",
        accent: "#b0752c",
        products: [1052, 1053, 1054],
        left: "groundnut",
        right: "sesame",
        bowls: [{ kind: "pieces", motif: "groundnut" }],
      },
      FILM,
    ),
  ),
  4: filmScene((sheet) =>
    stillLife(
      sheet,
      { tint: "#e7b893", accent: "#a9562c", products: [1205], left: "diya", right: "marigold", lamps: true },
      FILM,
    ),
  ),
};

/** A picture of a static page, by its name. */
export function pagePicture(name: string): string | undefined {
  const scene = SCENES.get(name);
  return scene === undefined ? undefined : finished(scene);
}

/** A picture for any event, 1200 by 675. */
export function eventPicture(id: number): string | undefined {
  const scene = EVENTS[id % EVENTS.length];
  return scene === undefined ? undefined : finished(scene);
}

/** The still of a video, 1280 by 720. */
export function videoPicture(id: number): string | undefined {
  const scene = VIDEOS[id];
  return scene === undefined ? undefined : finished(scene);
}
