import { darker, type Hex, lighter, mix } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, rect, smooth, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { GRAINS } from "../motifs/grains.ts";
import { LEAVES } from "../motifs/leaves.ts";
import { round, slope } from "../motifs/solids.ts";

export type Hour = "morning" | "day" | "evening" | "rain";

type Light = { top: Hex; low: Hex; sun: Hex; far: Hex; near: Hex };

const LIGHTS: Readonly<Record<Hour, Light>> = {
  morning: { top: "#cfe3ea", low: "#fdebc4", sun: "#fff1c2", far: "#9fbfae", near: "#7ea65a" },
  day: { top: "#a9d5e6", low: "#eef4dd", sun: "#fff6d0", far: "#8fb8a0", near: "#6f9f4c" },
  evening: { top: "#f3b98a", low: "#fce0a6", sun: "#ffdf8f", far: "#c49a86", near: "#8f9a4a" },
  rain: { top: "#8fa6ae", low: "#cfd9d4", sun: "#e6ecea", far: "#7f9f98", near: "#5f8f5a" },
};

/** A ridge across the picture; `wave` moves its hills. */
function ridge(width: number, height: number, level: number, swell: number, wave: number): string {
  const points = Array.from({ length: 9 }, (_, index): readonly [number, number] => {
    const x = (width * (index - 1)) / 6;
    return [x, level + Math.sin(index * 1.7 + wave) * swell];
  });
  return `${smooth(points, false)}L${n(width * 1.4)} ${height}L${n(-width * 0.2)} ${height}Z`;
}

/** A round tree, its foot at a place. */
export const tree = (sheet: Sheet, x: number, y: number, size: number, color: Hex): string =>
  ellipse(x + size * 0.1, y, size * 0.5, size * 0.06, "#1d2a14", { opacity: 0.25 }) +
  path(
    `M${n(x - size * 0.06)} ${n(y)}L${n(x - size * 0.03)} ${n(y - size * 0.5)}H${n(x + size * 0.04)}L${n(x + size * 0.07)} ${n(y)}Z`,
    slope(sheet, "#7a5638"),
  ) +
  [
    [-0.26, -0.56, 0.28],
    [0.24, -0.58, 0.29],
    [0, -0.8, 0.34],
    [-0.06, -0.5, 0.27],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * size, y + dy * size, r * size, round(sheet, color, 0.35)))
    .join("");

/** A farm hut of mud and thatch. */
export const hut = (sheet: Sheet, x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size / 200,
    0,
    ellipse(0, 2, 130, 12, "#1d2a14", { opacity: 0.25 }),
    rect(
      -90,
      -92,
      180,
      92,
      sheet.linear([
        [0, "#f1d7ae"],
        [1, "#d1a472"],
      ]),
    ),
    rect(-16, -66, 40, 66, "#6b4426"),
    rect(46, -66, 30, 30, "#7a5030"),
    stroke("M-90 -22H90", "#b4532a", 5, { "stroke-dasharray": "3 9" }),
    circle(-54, -54, 15, "none", { stroke: "#fdf4e0", "stroke-width": 3 }),
    path(
      "M-122 -84Q-60 -168 0 -172Q60 -168 122 -84Q0 -104 -122 -84Z",
      sheet.linear(
        [
          [0, "#c99a54"],
          [1, "#8f6630"],
        ],
        DOWN,
      ),
    ),
    stroke(
      "M-100 -92L-40 -158M-60 -96L-18 -166M-20 -98L-4 -170M22 -98L8 -170M62 -96L20 -166M100 -92L42 -158",
      "#7a5426",
      2,
      { opacity: 0.5 },
    ),
  );

/** Furrows that run towards the reader. */
function furrows(width: number, from: number, height: number, color: Hex): string {
  const count = 22;
  return Array.from({ length: count }, (_, index) => {
    const at = index / (count - 1) - 0.5;
    return stroke(
      `M${n(width / 2 + at * width * 0.9)} ${n(from)}L${n(width / 2 + at * width * 3.2)} ${n(height)}`,
      color,
      3 + Math.abs(at) * 5,
      { opacity: 0.35 },
    );
  }).join("");
}

export type Landscape = {
  width: number;
  height: number;
  hour: Hour;
  /** the sun's place, in shares of the picture */
  sun?: readonly [x: number, y: number];
  field?: Hex;
  crop?: "wheat" | "grass" | "none";
};

/** Sky, hills, fields and a crop along the foot. */
export function landscape(
  sheet: Sheet,
  { width, height, hour, sun = [0.72, 0.3], field, crop = "grass" }: Landscape,
): string {
  const { top, low, sun: glow, far, near } = LIGHTS[hour];
  const ground = field ?? near;
  const level = height * 0.56;
  const [sunX, sunY] = [sun[0] * width, sun[1] * height];
  const sky = rect(
    0,
    0,
    width,
    height,
    sheet.linear(
      [
        [0, top],
        [0.62, low],
      ],
      DOWN,
    ),
  );
  const light = circle(
    sunX,
    sunY,
    height * 0.5,
    sheet.radial([
      [0, glow, 0.9],
      [0.3, glow, 0.5],
      [1, glow, 0],
    ]),
  );
  const disc =
    hour === "rain"
      ? ""
      : circle(
          sunX,
          sunY,
          height * 0.085,
          sheet.radial([
            [0, "#fffdf0"],
            [1, glow],
          ]),
        );
  const hills = [
    path(
      ridge(width, height, level - height * 0.08, height * 0.05, 0.4),
      sheet.linear(
        [
          [0, mix(far, low, 0.4)],
          [1, far],
        ],
        DOWN,
      ),
    ),
    path(
      ridge(width, height, level, height * 0.035, 2.2),
      sheet.linear(
        [
          [0, mix(far, near, 0.4)],
          [1, near],
        ],
        DOWN,
      ),
    ),
    path(
      ridge(width, height, level + height * 0.1, height * 0.022, 4),
      sheet.linear(
        [
          [0, lighter(ground, 0.2)],
          [1, darker(ground, 0.16)],
        ],
        DOWN,
      ),
    ),
  ];
  const count = Math.round(width / 34);
  const plant = crop === "wheat" ? GRAINS.wheat : LEAVES.lemongrass;
  const row =
    crop === "none"
      ? ""
      : Array.from({ length: count }, (_, index) =>
          placed(
            (index + 0.5) * (width / count),
            height - 16 + (index % 3) * 9,
            crop === "wheat" ? 0.92 : 0.62,
            (index % 5) * 5 - 10,
            plant.emblem(sheet),
          ),
        ).join("");
  return group(
    {},
    sky,
    light,
    disc,
    ...hills,
    furrows(width, level + height * 0.13, height, darker(ground, 0.25)),
    row,
  );
}

/** Rain that falls from the left. */
export const rain = (width: number, height: number): string =>
  stroke(
    Array.from({ length: 90 }, (_, index) => {
      const [x, y] = [((index * 97) % 100) / 100, ((index * 61) % 100) / 100];
      return `M${n(x * width)} ${n(y * height)}l-9 34`;
    }).join(""),
    "#ffffff",
    2,
    { opacity: 0.35 },
  );
