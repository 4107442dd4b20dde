import { SHOP_NAME } from "@store/content/brand";
import { PRODUCTS, STORES } from "../catalogue/index.ts";
import { darker, type Hex, lighter } from "./drawing/color.ts";
import { circle, ellipse, group, n, path, placed, rect, stroke } from "./drawing/shapes.ts";
import { DOWN, Sheet } from "./drawing/sheet.ts";
import { outlineOf, widthOf } from "./lettering/text.ts";
import { mark } from "./logo.ts";
import { tree } from "./scenes/landscape.ts";
import { pottedPlant, shelves } from "./scenes/room.ts";

const WALLS: readonly Hex[] = ["#f3e1c0", "#e4e8d3", "#f1d4bd", "#e9dccb", "#dfe6e2"];
const AWNINGS: readonly Hex[] = ["#1f6b3a", "#b4532a", "#d08a24", "#2f6f73"];
const WIDTH = 960;
const HEIGHT = 640;
const PAVEMENT = 548;

function awning(sheet: Sheet, x: number, y: number, w: number, color: Hex): string {
  const count = Math.round(w / 56);
  const step = w / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const from = x + index * step;
    const fill = index % 2 === 0 ? color : "#fbf3e0";
    return path(
      `M${n(from)} ${y}H${n(from + step)}V${y + 66}Q${n(from + step / 2)} ${y + 92} ${n(from)} ${y + 66}Z`,
      fill,
    );
  });
  return group(
    {},
    ...stripes,
    rect(
      x,
      y,
      w,
      70,
      sheet.linear(
        [
          [0, "#ffffff", 0.24],
          [0.4, "#000000", 0],
          [1, "#000000", 0.2],
        ],
        DOWN,
      ),
    ),
    rect(
      x,
      y + 84,
      w,
      26,
      sheet.linear(
        [
          [0, "#1d1207", 0.22],
          [1, "#1d1207", 0],
        ],
        DOWN,
      ),
    ),
  );
}

const upperWindow = (x: number, y: number, wall: Hex) =>
  rect(x - 6, y - 6, 112, 96, darker(wall, 0.2)) +
  rect(x, y, 100, 84, "#a9c3c4") +
  rect(x, y, 48, 84, "#c4d8d6") +
  stroke(`M${x + 50} ${y}V${y + 84}M${x} ${y + 42}H${x + 100}`, "#fbf3e0", 5) +
  rect(x - 12, y + 88, 124, 10, darker(wall, 0.12));

/** A shop's front on its street: wall, awning and goods differ from shop to shop. */
export function storePicture(id: number): string | undefined {
  const store = STORES.find((one) => one.id === id);
  if (store === undefined) return undefined;
  const sheet = new Sheet();
  const wall = WALLS[id % WALLS.length] ?? "#f3e1c0";
  const color = AWNINGS[id % AWNINGS.length] ?? "#1f6b3a";
  const goods = PRODUCTS.slice((id * 17) % 180, ((id * 17) % 180) + 24);
  const doorLeft = id % 2 === 0;
  const doorX = doorLeft ? 196 : 622;
  const glassX = doorLeft ? 356 : 196;
  const sign = { face: "serif", size: 46 } as const;
  const signX = WIDTH / 2 + 34;
  const place = store.name.replace(SHOP_NAME, "").replace("Surabhi", "").trim();
  const small = { face: "bold", size: 15, tracking: 0.2 } as const;
  return sheet.svg(
    WIDTH,
    HEIGHT,
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      sheet.linear(
        [
          [0, "#bfdfe8"],
          [0.7, "#f6efd6"],
        ],
        DOWN,
      ),
    ),
    rect(
      -20,
      190,
      150,
      380,
      sheet.linear([
        [0, lighter(wall, 0.2)],
        [1, darker(wall, 0.16)],
      ]),
    ),
    rect(
      846,
      150,
      160,
      420,
      sheet.linear([
        [0, darker(wall, 0.06)],
        [1, darker(wall, 0.22)],
      ]),
    ),
    rect(
      120,
      40,
      724,
      PAVEMENT - 40,
      sheet.linear([
        [0, lighter(wall, 0.35)],
        [0.6, wall],
        [1, darker(wall, 0.1)],
      ]),
    ),
    rect(106, 28, 752, 18, darker(wall, 0.18)),
    ...[196, 430, 664].map((x) => upperWindow(x, 64, wall)),
    rect(
      160,
      182,
      640,
      80,
      sheet.linear(
        [
          [0, lighter("#1f5b34", 0.1)],
          [1, "#174a29"],
        ],
        DOWN,
      ),
      { rx: 8 },
    ),
    stroke("M170 192H790V252H170Z", "#e6bd63", 2, { opacity: 0.8 }),
    path(outlineOf(SHOP_NAME, sign, { x: signX, y: 232, anchor: "middle" }), "#fbf3e0"),
    placed(signX - widthOf(SHOP_NAME, sign) / 2 - 40, 222, 0.62, 0, mark("#fbf3e0", "#e9a23b")),
    rect(160, 262, 640, 286, darker(wall, 0.3)),
    rect(
      172,
      262,
      616,
      286,
      sheet.linear(
        [
          [0, "#fff3d6"],
          [1, "#e9cf9d"],
        ],
        DOWN,
      ),
    ),
    shelves(sheet, goods, { x: glassX + 22, y: 320, width: 380, height: 200, rows: 2 }),
    rect(
      glassX,
      300,
      424,
      248,
      sheet.linear(
        [
          [0, "#ffffff", 0.34],
          [0.3, "#ffffff", 0.04],
          [0.5, "#ffffff", 0.2],
          [0.6, "#ffffff", 0],
          [1, "#9fc0c4", 0.22],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
    stroke(`M${glassX} 300H${glassX + 424}V548H${glassX}Z`, "#6b4426", 10),
    rect(doorX, 300, 142, 248, "#6b4426"),
    rect(
      doorX + 16,
      318,
      110,
      150,
      sheet.linear(
        [
          [0, "#fdf3d8"],
          [1, "#c9b98f"],
        ],
        DOWN,
      ),
    ),
    rect(doorX + 16, 318, 44, 150, "#ffffff", { opacity: 0.25 }),
    rect(doorX + 16, 484, 110, 48, "#5a3820"),
    circle(doorX + (doorLeft ? 124 : 18), 440, 7, "#e6bd63"),
    path(outlineOf("OPEN", small, { x: doorX + 71, y: 400, anchor: "middle" }), "#1f6b3a"),
    awning(sheet, 150, 258, 660, color),
    place === ""
      ? ""
      : path(outlineOf(place.toUpperCase(), small, { x: glassX + 212, y: 292 + 250 - 8, anchor: "middle" }), "#fbf3e0"),
    rect(
      0,
      PAVEMENT,
      WIDTH,
      HEIGHT - PAVEMENT,
      sheet.linear(
        [
          [0, "#d8c9ad"],
          [1, "#bfae90"],
        ],
        DOWN,
      ),
    ),
    stroke(
      `M0 ${PAVEMENT + 34}H${WIDTH}M120 ${PAVEMENT}L70 ${HEIGHT}M330 ${PAVEMENT}L300 ${HEIGHT}M560 ${PAVEMENT}L580 ${HEIGHT}M780 ${PAVEMENT}L840 ${HEIGHT}`,
      "#9a8a6c",
      2,
      { opacity: 0.4 },
    ),
    ellipse(WIDTH / 2, PAVEMENT + 4, 380, 12, "#1d1207", { opacity: 0.2 }),
    pottedPlant(sheet, doorX - 26, PAVEMENT + 22, 130),
    pottedPlant(sheet, doorX + 168, PAVEMENT + 22, 130),
    tree(sheet, id % 3 === 0 ? 22 : 940, PAVEMENT + 40, 230 + (id % 4) * 20, id % 2 === 0 ? "#5f8f45" : "#4f8a52"),
  );
}
