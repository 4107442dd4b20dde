import { placed } from "../drawing/shapes.ts";
import { herd } from "../scenes/cow.ts";
import { hut, landscape } from "../scenes/landscape.ts";
import { mortar, vaidya } from "../scenes/people.ts";
import { bunting } from "../scenes/room.ts";
import type { Scene } from "../scenes/scene.ts";
import { still, wide } from "./canvas.ts";
import { lakeside } from "./outdoors.ts";
import { consultingRoom } from "./rooms.ts";

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

/** Events of the demo shop that none of those suits. */
const OWN: ReadonlyMap<number, Scene> = new Map([
  [
    7,
    still({
      tint: "#e9d3a2",
      accent: "#a9762b",
      products: [1032, 1035, 1033],
      left: "millet",
      right: "ragi",
      bowls: [
        { kind: "pieces", motif: "millet" },
        { kind: "pieces", motif: "ragi" },
      ],
    }),
  ],
  [
    10,
    wide(
      (sheet) =>
        landscape(sheet, { width: 1200, height: 675, hour: "evening" }) +
        hut(sheet, 930, 470, 210) +
        herd(sheet, [
          [250, 480, 0.7, true],
          [480, 590, 1.15],
          [760, 500, 0.6],
        ]),
    ),
  ],
  [
    12,
    still({
      tint: "#f3dfa9",
      accent: "#c98a2c",
      products: [1002, 1003, 1001],
      left: "marigold",
      right: "jasmine",
      bowls: [
        { kind: "poured", contents: "#f6c65a" },
        { kind: "poured", contents: "#fbf6e8" },
      ],
    }),
  ],
]);

/** A picture for any event, 1200 by 675. */
export const eventScene = (id: number): Scene | undefined => OWN.get(id) ?? EVENTS[id % EVENTS.length];
