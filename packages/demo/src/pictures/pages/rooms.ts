import { lighter } from "../drawing/color.ts";
import { circle, group, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { landscape } from "../scenes/landscape.ts";
import { pottedPlant, shelves, tableRoom, windowFrame } from "../scenes/room.ts";
import { goods } from "./canvas.ts";

const HERBS = goods(1114, 1115, 1120, 1123, 1126, 1117, 1133, 1116, 1121, 1128, 1122, 1130);

/** A vaidya at the table, herbs on the shelf, the window open; `people` are drawn behind the table. */
export const consultingRoom = (sheet: Sheet, width: number, height: number, people: string, wall = "#dfe9cf") => {
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

/** A written sheet with its seal, on the table. */
export const scan = (sheet: Sheet, x: number, y: number) =>
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
