import { darker, lighter } from "../drawing/color.ts";
import { circle, ellipse, n, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { mark } from "../logo.ts";

const GOLD = "#d9a13a";

/** A coin that lies flat, seen from the side; its foot on the origin. */
const flatCoin = (sheet: Sheet) =>
  path(
    "M-70 -26V-10C-70 6 -38 16 0 16C38 16 70 6 70 -10V-26Z",
    sheet.linear([
      [0, darker(GOLD, 0.4)],
      [0.25, lighter(GOLD, 0.5)],
      [0.6, GOLD],
      [1, darker(GOLD, 0.4)],
    ]),
  ) +
  ellipse(0, -26, 70, 26, lighter(GOLD, 0.36)) +
  ellipse(0, -26, 56, 20, "none", { stroke: darker(GOLD, 0.2), "stroke-width": 2.4 });

/** Coins on each other. */
export const coinPile = (sheet: Sheet, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    placed(index % 2 === 0 ? -2 : 3, -16 - index * 20, 1, 0, flatCoin(sheet)),
  ).join("");

/** A coin that faces the reader, with the shop's mark. */
export const coin = (sheet: Sheet, size: number): string =>
  placed(
    0,
    0,
    size / 200,
    0,
    circle(6, 6, 100, darker(GOLD, 0.4)),
    circle(
      0,
      0,
      100,
      sheet.linear(
        [
          [0, lighter(GOLD, 0.6)],
          [0.5, GOLD],
          [1, darker(GOLD, 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    circle(0, 0, 84, "none", { stroke: darker(GOLD, 0.26), "stroke-width": 3 }),
    circle(
      0,
      0,
      80,
      sheet.linear(
        [
          [0, darker(GOLD, 0.06)],
          [1, lighter(GOLD, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    placed(0, 4, 1.06, 0, mark(darker(GOLD, 0.42), darker(GOLD, 0.3))),
  );

/** Two sprays of laurel around a middle. */
export const laurel = (r: number, color: string): string =>
  Array.from({ length: 9 }, (_, index) => {
    const turn = 0.5 + index * 0.25;
    const leafAt = (sign: 1 | -1) => {
      const [x, y] = [sign * r * Math.sin(turn), r * Math.cos(turn)];
      const lean = sign * (110 - (turn * 180) / Math.PI) - sign * 20;
      return placed(
        x,
        y,
        1,
        lean,
        path(
          `M0 0C${n(r * 0.09)} ${n(-r * 0.1)} ${n(r * 0.07)} ${n(-r * 0.24)} 0 ${n(-r * 0.3)}C${n(-r * 0.07)} ${n(-r * 0.24)} ${n(-r * 0.09)} ${n(-r * 0.1)} 0 0Z`,
          color,
        ),
      );
    };
    return leafAt(1) + leafAt(-1);
  }).join("") +
  stroke(`M${n(-r * 0.48)} ${n(r * 0.88)}Q0 ${n(r * 1.16)} ${n(r * 0.48)} ${n(r * 0.88)}`, color, r * 0.03);
