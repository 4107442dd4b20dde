import { lighter } from "../drawing/color.ts";
import { path, placed, rect, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { outlineOf } from "../lettering/text.ts";
import { mark } from "../logo.ts";
import { LEAVES } from "../motifs/leaves.ts";
import { landscape, tree } from "../scenes/landscape.ts";

const LAKE = "#8fc0c9";
/** A lake between hills, with trees on its shore and seedlings before it. */
export const lakeside = (sheet: Sheet, hour: "morning" | "evening" | "day", plots: number) =>
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

/** A tent of the health camp, with its table and people. */
export const camp = (sheet: Sheet, people: string, extra: string) =>
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
