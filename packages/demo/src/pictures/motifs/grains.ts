import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";
import type { MotifArts } from "./art.ts";
import { ball, round, slope } from "./solids.ts";

const kernel = (sheet: Sheet, color: Hex, length = 17, width = 8) =>
  path(
    `M0 ${n(-length / 2)}C${n(width * 0.75)} ${n(-length * 0.2)} ${n(width * 0.7)} ${n(length * 0.4)} 0 ${n(length / 2)}C${n(-width * 0.7)} ${n(length * 0.4)} ${n(-width * 0.75)} ${n(-length * 0.2)} 0 ${n(-length / 2)}Z`,
    slope(sheet, color, 0.26),
  ) + stroke(`M0 ${n(-length * 0.36)}V${n(length * 0.4)}`, darker(color, 0.3), 0.9, { opacity: 0.6 });

/** An ear on its stalk, leaning by some degrees, with awns as long as asked. */
const ear = (sheet: Sheet, color: Hex, lean: number, awn: number) => {
  const rows = [0, 1, 2, 3, 4, 5];
  const awns = rows
    .map(
      (row) =>
        `M-4 ${n(-row * 9)}L${n(-14 - awn * 0.3)} ${n(-row * 9 - awn)}M4 ${n(-row * 9)}L${n(14 + awn * 0.3)} ${n(-row * 9 - awn)}`,
    )
    .join("");
  return placed(
    0,
    50,
    1,
    lean,
    stroke("M0 0V-46", darker(color, 0.15), 2.2),
    placed(
      0,
      -42,
      1,
      0,
      awn > 0 ? stroke(awns, lighter(color, 0.15), 0.8, { opacity: 0.8 }) : "",
      ...rows.map(
        (row) =>
          placed(-5.4, -row * 9, 1 - row * 0.05, -24, kernel(sheet, color)) +
          placed(5.4, -row * 9, 1 - row * 0.05, 24, kernel(sheet, color)),
      ),
      placed(0, -58, 0.86, 0, kernel(sheet, color)),
    ),
  );
};

/** A dense head of round grains: bajra, jowar, ragi. */
const head = (sheet: Sheet, color: Hex, { width, length, r }: { width: number; length: number; r: number }) => {
  const count = Math.round(length / (r * 1.35));
  return Array.from({ length: count }, (_, row) => {
    const at = row / (count - 1);
    const half = (width / 2) * Math.sin(Math.PI * (0.12 + at * 0.8)) ** 0.6;
    const across = Math.max(1, Math.round((half * 2) / (r * 1.7)));
    return Array.from({ length: across }, (_, index) => {
      const x = across === 1 ? 0 : -half + (index * half * 2) / (across - 1);
      return ball(sheet, x + (row % 2) * r * 0.4, -at * length, r, index / across > 0.6 ? darker(color, 0.1) : color);
    }).join("");
  }).join("");
};

const blades = (sheet: Sheet, color: Hex) =>
  path("M0 50Q-30 34 -44 4Q-20 22 0 44Z", slope(sheet, color)) +
  path("M0 50Q28 38 42 10Q20 26 2 46Z", slope(sheet, darker(color, 0.08)));

const panicle = (sheet: Sheet, color: Hex, shape: { width: number; length: number; r: number }) =>
  group({}, blades(sheet, "#86a44c"), stroke("M0 50V0", "#93a85a", 3), placed(0, 14, 1, 0, head(sheet, color, shape)));

export const GRAINS: MotifArts<"millet" | "ragi" | "rice" | "sorghum" | "wheat"> = {
  wheat: {
    hue: "#c88f35",
    emblem: (sheet) =>
      placed(0, 0, 1, 0, ear(sheet, "#d6a04a", -22, 16), ear(sheet, "#cf9740", 23, 16), ear(sheet, "#dfae58", 0, 18)),
    piece: (sheet) => kernel(sheet, "#d6a04a", 24, 11),
    span: 19,
  },
  millet: {
    hue: "#b79a45",
    emblem: (sheet) => panicle(sheet, "#cdb26a", { width: 26, length: 60, r: 3.8 }),
    piece: (sheet, tone = "#d9c07c") => ball(sheet, 0, 0, 7, tone),
    span: 14,
  },
  sorghum: {
    hue: "#b08a52",
    emblem: (sheet) => panicle(sheet, "#e2cda2", { width: 46, length: 54, r: 5 }),
    piece: (sheet, tone = "#e6d3a8") => ball(sheet, 0, 0, 9, tone),
    span: 18,
  },
  ragi: {
    hue: "#96503c",
    emblem: (sheet) =>
      group(
        {},
        blades(sheet, "#7c9a4a"),
        stroke("M0 50V8", "#8a9a58", 3),
        ...[-52, -26, 26, 52, 0].map((lean) =>
          placed(0, 10, 0.9, lean, placed(0, 0, 1, 0, head(sheet, "#9a5640", { width: 13, length: 50, r: 3.6 }))),
        ),
      ),
    piece: (sheet, tone = "#8f4a38") => ball(sheet, 0, 0, 6.5, tone),
    span: 13,
  },
  rice: {
    hue: "#9aa457",
    emblem: (sheet) => {
      const drooping = (sign: 1 | -1, color: Hex) =>
        stroke(`M0 50Q${-4 * sign} -6 ${18 * sign} -28Q${32 * sign} -38 ${40 * sign} -18`, "#93a458", 2) +
        Array.from({ length: 11 }, (_, index) => {
          const at = 0.3 + index * 0.068;
          const [x, y] = [
            sign * (at < 0.62 ? 30 * at * at : 12 + 74 * (at - 0.62)),
            at < 0.62 ? 40 - 106 * at : -28 + 40 * (at - 0.74) * (at > 0.74 ? 1.6 : 1),
          ];
          return placed(x, y, 1, sign * (30 + index * 9) * (index % 2 === 0 ? 1 : 0.4), kernel(sheet, color, 17, 6));
        }).join("");
      return group({}, blades(sheet, "#86a44c"), drooping(-1, "#dcc684"), drooping(1, "#e6d398"));
    },
    piece: (sheet, tone = "#f4eee0") =>
      ellipse(0, 0, 3.8, 11.5, round(sheet, tone, 0.6)) + circle(0.6, 9, 1.4, darker(tone, 0.16)),
    span: 15,
  },
};
