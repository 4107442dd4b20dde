import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { round, slope } from "./solids.ts";

/** A Gir cow's head: domed brow, horns that curl back, long hanging ears. */
const cow = (sheet: Sheet) => {
  const ear = (sign: 1 | -1) =>
    path(
      `M${16 * sign} -14C${30 * sign} -18 ${46 * sign} 0 ${42 * sign} 26C${40 * sign} 34 ${34 * sign} 32 ${32 * sign} 24C${30 * sign} 8 ${22 * sign} 2 ${14 * sign} -2Z`,
      slope(sheet, "#8f4a2c"),
    ) +
    path(
      `M${22 * sign} -8C${32 * sign} -6 ${40 * sign} 6 ${38 * sign} 24C${34 * sign} 12 ${30 * sign} 4 ${20 * sign} -2Z`,
      "#dba58a",
    );
  const horn = (sign: 1 | -1) =>
    path(
      `M${13 * sign} -26C${26 * sign} -24 ${34 * sign} -34 ${30 * sign} -48C${40 * sign} -36 ${36 * sign} -16 ${15 * sign} -16Z`,
      slope(sheet, "#6b5a4a", 0.3),
    );
  const eye = (sign: 1 | -1) =>
    ellipse(11.5 * sign, -2, 4, 3, "#2a1a14") +
    circle(11.5 * sign - 1.2, -3, 1, "#ffffff") +
    stroke(`M${6.6 * sign} -5Q${12 * sign} -8.4 ${16.6 * sign} -4`, "#5a2a1a", 1.4);
  return group(
    {},
    horn(-1),
    horn(1),
    ear(-1),
    ear(1),
    path(
      "M0 -36C16 -36 20 -24 19 -10C18 6 14 18 13 30C13 42 8 47 0 47C-8 47 -13 42 -13 30C-14 18 -18 6 -19 -10C-20 -24 -16 -36 0 -36Z",
      slope(sheet, "#a8582f", 0.26),
    ),
    path("M0 -34C7 -34 8 -26 6 -14C4 0 5 14 5 24H-5C-5 14 -4 0 -6 -14C-8 -26 -7 -34 0 -34Z", "#f3e2d0", {
      opacity: 0.92,
    }),
    path("M-13 29C-13 22 13 22 13 29C14 42 8 47 0 47C-8 47 -14 42 -13 29Z", slope(sheet, "#e2b8a0")),
    ellipse(-6, 34, 2.8, 2, "#6b3a2c"),
    ellipse(6, 34, 2.8, 2, "#6b3a2c"),
    stroke("M-5 41.5Q0 43.6 5 41.5", "#8a5644", 1.2),
    eye(-1),
    eye(1),
    circle(0, -19, 3, "#c2321f"),
  );
};

const flame = (sheet: Sheet, y: number, size = 1) =>
  placed(
    0,
    y,
    size,
    0,
    ellipse(
      0,
      -12,
      26,
      28,
      sheet.radial([
        [0, "#ffdf8a", 0.75],
        [1, "#ffdf8a", 0],
      ]),
    ),
    path(
      "M0 -32C8 -18 10 -10 7 -3Q0 4 -7 -3C-10 -10 -6 -18 0 -32Z",
      sheet.linear(
        [
          [0, "#ffb02e"],
          [0.6, "#ffd75e"],
          [1, "#fff4c4"],
        ],
        [0, 0, 0, 1],
      ),
    ),
    path("M0 -16C3 -10 3.4 -6 2 -2Q0 0 -2 -2C-3.4 -6 -2.4 -10 0 -16Z", "#ffffff", { opacity: 0.85 }),
  );

const diya = (sheet: Sheet) =>
  path(
    "M-44 2C-40 28 -20 38 0 38C20 38 40 28 44 2Q56 -6 50 -8Q30 -4 0 -4Q-30 -4 -44 2Z",
    slope(sheet, "#b5623a", 0.3),
  ) +
  ellipse(0, 0, 44, 9, "#7d3f22") +
  ellipse(0, 1, 38, 6.6, "#e9b74a") +
  stroke("M-34 16Q-26 22 -18 16T-2 17T14 16T30 14", "#f6e3c0", 2.2) +
  [-24, -8, 8, 24].map((x) => circle(x, 27 - Math.abs(x) * 0.16, 2, "#f6e3c0")).join("") +
  stroke("M34 -1Q42 -4 46 -10", "#fbf3e0", 4) +
  placed(47, -6, 0.9, 6, flame(sheet, 0));

const smoke = "M0 0C-12 -14 12 -24 0 -40C-10 -54 8 -62 2 -74";

const cone = (sheet: Sheet, color: Hex) =>
  path("M0 -17L11 14Q0 19 -11 14Z", slope(sheet, color, 0.28)) + ellipse(0, -15, 2.4, 2, "#f08a3c");

/** A ribbon's bow. */
export const bow = (sheet: Sheet, color: Hex): string =>
  path("M0 0C-20 -32 -50 -30 -48 -8C-47 8 -20 8 0 0Z", slope(sheet, color, 0.3)) +
  path("M0 0C20 -32 50 -30 48 -8C47 8 20 8 0 0Z", slope(sheet, darker(color, 0.08), 0.3)) +
  path("M-4 0L-30 44L-16 40L-10 50L4 2Z", slope(sheet, darker(color, 0.06))) +
  path("M4 0L30 44L16 40L10 50L-4 2Z", slope(sheet, darker(color, 0.14))) +
  ellipse(0, 0, 10, 9, round(sheet, color));

const pitcher = (sheet: Sheet) =>
  path(
    "M-22 -38H18Q24 -38 26 -44L22 -30Q20 -24 24 -12C34 8 32 40 18 46H-20C-34 40 -36 8 -26 -12Q-22 -24 -22 -38Z",
    sheet.linear([
      [0, "#c9763c"],
      [0.28, "#f0b98a"],
      [0.6, "#b8642e"],
      [1, "#7d3f1c"],
    ]),
  ) +
  ellipse(-1, -38, 22, 5, "#fffdf6") +
  stroke("M24 -26C46 -26 44 12 29 14", "#b8642e", 5) +
  [-24, -8, 8, 22].map((x, index) => circle(x * 0.9, 2 + (index % 2) * 3, 2.2, "#f6d9b4")).join("");

const potShape = (sheet: Sheet, color: Hex) =>
  path(
    "M-18 -30H18Q22 -24 16 -18C40 -8 46 12 38 28C30 44 -30 44 -38 28C-46 12 -40 -8 -16 -18Q-22 -24 -18 -30Z",
    sheet.linear([
      [0, darker(color, 0.24)],
      [0.26, lighter(color, 0.5)],
      [0.5, color],
      [1, darker(color, 0.42)],
    ]),
  ) +
  ellipse(0, -30, 18, 5, darker(color, 0.36)) +
  stroke("M-37 4Q0 16 37 4", lighter(color, 0.4), 1.6, { opacity: 0.7 });

export const THINGS: MotifArts<"copper" | "cow" | "dhoop" | "diya" | "gift" | "milk"> = {
  copper: {
    hue: "#b8693a",
    emblem: (sheet) => placed(0, 0, 1.05, 0, potShape(sheet, "#c4743f")),
    piece: (sheet) =>
      circle(0, 0, 11, round(sheet, "#c4743f")) + circle(0, 0, 6, "none", { stroke: "#8a4a22", "stroke-width": 1 }),
  },
  cow: { hue: "#9a5a2c", emblem: cow, piece: (sheet) => placed(0, 0, 0.32, 0, cow(sheet)) },
  dhoop: {
    hue: "#8a6a44",
    emblem: (sheet) =>
      stroke(smoke, "#9a938a", 4, { opacity: 0.42, transform: "translate(2 18)" }) +
      stroke(smoke, "#b8b2aa", 2.4, { opacity: 0.5, transform: "translate(-8 14) scale(-0.8 0.8)" }) +
      placed(-18, 34, 0.94, 0, cone(sheet, "#6d4f34")) +
      placed(20, 36, 0.94, 0, cone(sheet, "#5f442c")) +
      placed(0, 32, 1.3, 0, cone(sheet, "#7a5a3c")),
    piece: (sheet) => placed(0, 0, 0.9, 0, cone(sheet, "#6d4f34")),
  },
  diya: {
    hue: "#c4763a",
    emblem: (sheet) => placed(-2, 14, 0.9, 0, diya(sheet)),
    piece: (sheet) => placed(-2, 2, 0.34, 0, diya(sheet)),
  },
  gift: {
    hue: "#b8402f",
    emblem: (sheet) => bow(sheet, "#c9472f"),
    piece: (sheet) => placed(0, 0, 0.34, 0, bow(sheet, "#c9472f")),
  },
  milk: {
    hue: "#5d89a8",
    emblem: pitcher,
    piece: (sheet) => path("M0 -16C9 -4 11 3 8 9A9 9 0 0 1 -8 9C-11 3 -9 -4 0 -16Z", round(sheet, "#fbf8f0", 0.9)),
  },
};

/** A lit lamp, its foot at the origin. */
export const litDiya = (sheet: Sheet): string => placed(0, -38, 1, 0, diya(sheet));
