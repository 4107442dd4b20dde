import { circle, ellipse, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { outlineOf } from "../lettering/text.ts";
import { mark } from "../logo.ts";
import { landscape } from "../scenes/landscape.ts";
import { lineup } from "../scenes/lineup.ts";
import { doctor, mortar, vaidya } from "../scenes/people.ts";
import { bunting, hotCup, pottedPlant, tableRoom, windowFrame } from "../scenes/room.ts";
import type { Scene } from "../scenes/scene.ts";
import { goods, wide } from "./canvas.ts";
import { scan } from "./rooms.ts";

/** An airliner seen from its side, its nose to the right, about 400 wide; the middle of its body is the origin. */
const plane = (sheet: Sheet): string =>
  path("M-150 -20L-204 -96H-168L-96 -30Z", "#1f6b3a") +
  path(
    "M-190 -16C-120 -40 90 -44 150 -30C190 -20 206 -6 196 4C170 26 60 28 -60 22C-120 18 -170 6 -190 -16Z",
    sheet.linear(
      [
        [0, "#ffffff"],
        [0.6, "#eef1ee"],
        [1, "#b9c4bf"],
      ],
      DOWN,
    ),
  ) +
  path("M-186 -12C-120 8 60 12 194 4C170 26 60 28 -60 22C-120 18 -168 6 -186 -12Z", "#e9a23b", { opacity: 0.55 }) +
  path("M158 -27C176 -22 188 -14 193 -7H166Z", "#44606a") +
  Array.from({ length: 17 }, (_, seat) => circle(-108 + seat * 15, -17, 3.6, "#5c7c88")).join("") +
  path("M20 4L-70 66H-34L84 8Z", "#9aa9a4") +
  ellipse(-2, 34, 30, 11, "#d5dcd8") +
  ellipse(26, 34, 5, 11, "#5d6b66") +
  path("M-168 -14L-214 -6H-196L-140 -6Z", "#9aa9a4");

const standing = (sheet: Sheet): string =>
  ellipse(-10, 66, 190, 9, "#1d2a24", { opacity: 0.22 }) +
  stroke("M132 14V54M-26 22V54", "#6b7773", 6) +
  circle(132, 58, 8, "#39433f") +
  circle(-32, 58, 9, "#39433f") +
  circle(-14, 58, 9, "#39433f") +
  plane(sheet);

/** The terminal with its tower and a runway; it ends where a table or a tent begins. */
const airfield = (sheet: Sheet, isInFlight: boolean): string =>
  landscape(sheet, { width: 1200, height: 675, hour: "day", crop: "none", sun: [0.9, 0.16] }) +
  rect(
    0,
    430,
    1200,
    250,
    sheet.linear(
      [
        [0, "#c3cac5"],
        [1, "#9da8a3"],
      ],
      DOWN,
    ),
  ) +
  path("M0 470H1200V500H0Z", "#7d8985") +
  stroke("M0 485H1200", "#fbf8f1", 4, { "stroke-dasharray": "44 30" }) +
  path(roundedBox(-40, 330, 420, 104, 8), "#eef1ea") +
  path("M-40 346C120 296 260 306 396 340V352H-40Z", "#2f7d4c") +
  Array.from({ length: 9 }, (_, pane) => rect(-10 + pane * 42, 366, 32, 40, "#8db4c2")).join("") +
  rect(
    1086,
    260,
    34,
    174,
    sheet.linear(
      [
        [0, "#dfe5df"],
        [1, "#b8c2bc"],
      ],
      [0, 0, 1, 0],
    ),
  ) +
  path("M1062 222H1144L1130 270H1076Z", "#eef1ea") +
  path("M1068 230H1138L1131 254H1075Z", "#5c8a9a") +
  path("M1056 210H1150V224H1056Z", "#2f7d4c") +
  stroke("M1103 210V176", "#6b7773", 4) +
  (isInFlight ? placed(930, 116, 0.62, -14, plane(sheet)) : placed(880, 412, 0.8, 0, standing(sheet)));

/** The camp's tent, with its table, who stands behind it and what lies on it. */
const camp = (sheet: Sheet, people: string, things: string, isInFlight = false): string =>
  airfield(sheet, isInFlight) +
  Array.from({ length: 6 }, (_, stripe) =>
    path(`M${140 + stripe * 120} 236L500 96L${260 + stripe * 120} 236Z`, stripe % 2 === 0 ? "#2f7d4c" : "#fbf3e0"),
  ).join("") +
  Array.from({ length: 12 }, (_, scallop) =>
    path(`M${140 + scallop * 60} 235h60q-30 40 -60 0Z`, scallop % 2 === 0 ? "#1f6b3a" : "#e9c24a"),
  ).join("") +
  stroke("M164 246V600M836 246V600", "#8a6a40", 12) +
  people +
  rect(
    200,
    500,
    600,
    120,
    sheet.linear(
      [
        [0, "#fffaf0"],
        [1, "#dfd2b4"],
      ],
      DOWN,
    ),
  ) +
  rect(200, 490, 600, 16, "#c79a6b") +
  placed(370, 564, 0.62, 0, mark("#1f6b3a", "#e9a23b")) +
  path(outlineOf("Health camp", { face: "serif", size: 46 }, { x: 420, y: 580 }), "#1f5f36") +
  things;

/** A room of the terminal, with a window onto the apron. */
const room = (sheet: Sheet, people: string, things: string): string =>
  tableRoom(sheet, 1200, 675, "#e4ebe6", 540) +
  windowFrame(sheet, 640, 70, 460, 290, placed(440, 60, 0.56, 0, airfield(sheet, false))) +
  people +
  rect(0, 540, 1200, 8, "#cda67c", { opacity: 0.6 }) +
  things;

/** The six photographs of the health camp at the airport, 1200 by 675. */
export const AIRPORT_CAMP: readonly Scene[] = [
  wide((sheet) => camp(sheet, placed(500, 500, 0.86, 0, vaidya(sheet)), placed(290, 496, 0.5, 0, mortar(sheet)))),
  wide((sheet) =>
    room(
      sheet,
      placed(360, 542, 1.36, 0, doctor(sheet)),
      scan(sheet, 380, 606) + scan(sheet, 560, 620) + pottedPlant(sheet, 1080, 612, 150),
    ),
  ),
  wide((sheet) =>
    camp(
      sheet,
      placed(370, 500, 0.78, 0, vaidya(sheet)) + placed(640, 500, 0.76, 0, doctor(sheet)),
      scan(sheet, 500, 480),
    ),
  ),
  wide((sheet) =>
    camp(sheet, "", lineup(sheet, goods(1120, 1123, 1133, 1114), { x: 500, foot: 496, width: 460, height: 190 })),
  ),
  wide((sheet) =>
    room(
      sheet,
      lineup(sheet, goods(1110), { x: 300, foot: 616, width: 260, height: 330 }),
      [520, 640, 760, 880, 1000].map((x, cup) => hotCup(sheet, x, 600 + (cup % 2) * 24, 96, "#7a4a1c")).join(""),
    ),
  ),
  wide(
    (sheet) =>
      camp(
        sheet,
        placed(500, 500, 0.86, 0, vaidya(sheet)),
        pottedPlant(sheet, 262, 494, 110) + pottedPlant(sheet, 738, 494, 110),
        true,
      ) + bunting(1200, 0),
  ),
];
