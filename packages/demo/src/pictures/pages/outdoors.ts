import { lighter } from "../drawing/color.ts";
import { path, placed, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
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
