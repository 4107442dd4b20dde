import type { ProductSeed } from "../../catalogue/index.ts";
import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, rect, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { packOf } from "../goods.ts";
import { LEAVES } from "../motifs/leaves.ts";

const WOOD = "#9a6a40";

/** A row of packs as on a shop's shelf, left to right until the width is full. */
export function shelfRow(
  sheet: Sheet,
  products: readonly ProductSeed[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  let pen = x;
  const packs: string[] = [];
  for (let index = 0; products.length > 0; index += 1) {
    const product = products[index % products.length];
    if (product === undefined) break;
    const art = packOf(sheet, product);
    const scale = Math.min(height / art.height, (height * 0.92) / art.width);
    if (pen + art.width * scale > x + width) break;
    packs.push(placed(pen + (art.width * scale) / 2, y, scale, 0, art.svg));
    pen += art.width * scale * 1.08;
  }
  return packs.join("");
}

/** Shelves of wood with goods on them. */
export function shelves(
  sheet: Sheet,
  products: readonly ProductSeed[],
  { x, y, width, height, rows }: { x: number; y: number; width: number; height: number; rows: number },
): string {
  const pitch = height / rows;
  const boards = Array.from({ length: rows }, (_, row) => {
    const foot = y + (row + 1) * pitch - 10;
    const start = (row * 5) % Math.max(1, products.length);
    const goods = [...products.slice(start), ...products.slice(0, start)];
    return (
      shelfRow(sheet, goods, { x: x + 16, y: foot, width: width - 32, height: pitch * 0.74 }) +
      rect(
        x,
        foot,
        width,
        12,
        sheet.linear(
          [
            [0, lighter(WOOD, 0.3)],
            [1, darker(WOOD, 0.2)],
          ],
          DOWN,
        ),
      ) +
      rect(x, foot + 12, width, 9, "#1d1207", { opacity: 0.16 })
    );
  });
  return group(
    {},
    rect(
      x,
      y,
      width,
      height,
      sheet.linear(
        [
          [0, "#e9d3ac"],
          [1, "#d3b483"],
        ],
        DOWN,
      ),
    ),
    ...boards,
    rect(x - 12, y - 8, 14, height + 10, WOOD),
    rect(x + width - 2, y - 8, 14, height + 10, darker(WOOD, 0.2)),
    rect(x - 12, y - 16, width + 24, 16, lighter(WOOD, 0.14)),
  );
}

/** A plain wall over a table top. */
export const tableRoom = (sheet: Sheet, width: number, height: number, wall: Hex, table: number): string =>
  rect(
    0,
    0,
    width,
    height,
    sheet.linear(
      [
        [0, lighter(wall, 0.3)],
        [1, wall],
      ],
      DOWN,
    ),
  ) +
  ellipse(
    width * 0.25,
    height * 0.2,
    width * 0.45,
    height * 0.5,
    sheet.radial([
      [0, "#fffdf2", 0.6],
      [1, "#fffdf2", 0],
    ]),
  ) +
  rect(
    0,
    table,
    width,
    height - table,
    sheet.linear(
      [
        [0, lighter(WOOD, 0.36)],
        [0.12, lighter(WOOD, 0.16)],
        [1, darker(WOOD, 0.12)],
      ],
      DOWN,
    ),
  ) +
  stroke(
    [0.3, 0.55, 0.8].map((at) => `M0 ${n(table + (height - table) * at)}H${width}`).join(""),
    darker(WOOD, 0.3),
    2,
    { opacity: 0.25 },
  );

/** A plant in a clay pot, its foot at a place. */
export const pottedPlant = (sheet: Sheet, x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size / 160,
    0,
    ellipse(6, 0, 52, 8, "#1d1207", { opacity: 0.25 }),
    placed(0, -98, 1.35, 0, LEAVES.tulsi.emblem(sheet)),
    path(
      "M-36 -56H36L26 0H-26Z",
      sheet.linear([
        [0, "#8f4a28"],
        [0.3, "#d98a5a"],
        [1, "#8a4424"],
      ]),
    ),
    rect(-41, -66, 82, 16, "#c4703f", { rx: 4 }),
  );

/** A window onto something, with its frame and sill. */
export const windowFrame = (sheet: Sheet, x: number, y: number, w: number, h: number, view: string): string =>
  group({ "clip-path": sheet.clip(rect(x, y, w, h, "#000")) }, view) +
  stroke(
    `M${x} ${y}H${x + w}V${y + h}H${x}ZM${n(x + w / 2)} ${y}V${y + h}M${x} ${n(y + h * 0.42)}H${x + w}`,
    "#fbf3e0",
    12,
    { "stroke-linejoin": "miter" },
  ) +
  stroke(`M${x - 8} ${y - 8}H${x + w + 8}V${y + h + 8}H${x - 8}Z`, WOOD, 6, { "stroke-linejoin": "miter" }) +
  rect(x - 26, y + h + 4, w + 52, 20, lighter(WOOD, 0.2), { rx: 4 });

/** Paper flags on a string across the top. */
export const bunting = (width: number, y: number): string =>
  stroke(`M0 ${y}Q${width / 2} ${y + 70} ${width} ${y}`, "#8a6a3c", 3) +
  Array.from({ length: 17 }, (_, index) => {
    const at = (index + 0.5) / 17;
    const top = y + 140 * at * (1 - at);
    return path(
      `M${n(at * width - 22)} ${n(top)}H${n(at * width + 22)}L${n(at * width)} ${n(top + 46)}Z`,
      ["#d98a1f", "#b8402f", "#2f7d4c", "#e9c24a"][index % 4] ?? "#d98a1f",
    );
  }).join("");

/** A clay cup of something hot. */
export const hotCup = (sheet: Sheet, x: number, y: number, size: number, contents: Hex): string =>
  placed(
    x,
    y,
    size / 100,
    0,
    stroke("M-14 -104C-26 -124 0 -136 -12 -160M12 -104C0 -128 26 -140 14 -168", "#ffffff", 5, { opacity: 0.5 }),
    ellipse(4, 0, 50, 9, "#1d1207", { opacity: 0.3 }),
    path(
      "M-46 -90C-42 -30 -34 -6 -28 0H28C34 -6 42 -30 46 -90Z",
      sheet.linear([
        [0, "#8a4424"],
        [0.26, "#e0976a"],
        [0.5, "#b9673c"],
        [1, "#73371c"],
      ]),
    ),
    ellipse(0, -90, 46, 12, "#d98a5a"),
    ellipse(0, -88, 40, 9, contents),
    circle(0, -46, 9, "none", { stroke: "#f6e3c0", "stroke-width": 3 }),
  );
