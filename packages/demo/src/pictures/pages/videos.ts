import { ellipse, placed } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { MOTIFS } from "../motifs/index.ts";
import { landscape, tree } from "../scenes/landscape.ts";
import type { Scene } from "../scenes/scene.ts";
import { stillLife } from "../scenes/still-life.ts";

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

/** The still of a video, 1280 by 720. */
export const videoScene = (id: number): Scene | undefined => VIDEOS[id];
