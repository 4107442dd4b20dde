import { darker, lighter, mix } from "../drawing/color.ts";
import { element, ellipse, group, n, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { labelStyleOf } from "../labels/index.ts";
import { flatArea } from "../labels/label.ts";
import { MOTIFS } from "../motifs/index.ts";
import { heap } from "../motifs/solids.ts";
import type { PackPainter } from "./pack.ts";

/** A wooden tray: lamps on it for lamps, compartments of dry fruit for anything else. */
export const tray: PackPainter = (sheet, { style, contents, label }) => {
  const wood = mix(contents, "#9a6a3c", 0.5);
  const bed = "M-262 -210H262L312 -62H-312Z";
  const lamps = [
    [-170, -170],
    [0, -176],
    [170, -170],
    [-214, -116],
    [-72, -118],
    [72, -118],
    [214, -116],
  ]
    .map(([x = 0, y = 0]) => placed(x, y, 1.12, 0, MOTIFS.diya.emblem(sheet)))
    .join("");
  const cells = (["almond", "cashew", "pistachio", "fig", "raisin", "date"] as const).map((motif, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const x = (column - 1) * (row === 0 ? 176 : 192);
    return placed(x, -192 + row * 68, 1.5, 0, heap(MOTIFS[motif].piece(sheet), [4, 5, 5], 21, 15));
  });
  const svg =
    path(
      "M-278 -224H278L330 -54H-330Z",
      sheet.linear(
        [
          [0, darker(wood, 0.2)],
          [1, lighter(wood, 0.2)],
        ],
        DOWN,
      ),
    ) +
    path(bed, darker(wood, 0.4)) +
    (label.motif === "diya"
      ? lamps
      : group({ "clip-path": sheet.clip(element("path", { d: bed })) }, ...cells) +
        stroke("M-88 -210L-102 -62M88 -210L102 -62M-288 -138H288", lighter(wood, 0.1), 9)) +
    path(
      "M-330 -54H330V0Q0 14 -330 0Z",
      sheet.linear([
        [0, darker(wood, 0.3)],
        [0.3, lighter(wood, 0.3)],
        [0.6, wood],
        [1, darker(wood, 0.4)],
      ]),
    ) +
    stroke("M-330 -54H330", lighter(wood, 0.5), 3) +
    placed(
      0,
      44,
      1,
      0,
      rect(-170, -84, 340, 150, style.ground(label.hue), { rx: 5 }),
      style.print(sheet, flatArea(-170, -84, 340, 150), label),
      path(
        "M-170 -84H170V66H-170Z",
        sheet.linear([
          [0, "#ffffff", 0.18],
          [0.4, "#ffffff", 0],
          [1, "#000000", 0.16],
        ]),
      ),
    );
  return { svg: placed(0, -110, 1, 0, svg), width: 664, height: 350 };
};

/** A parcel with a ribbon. */
export const ribbon: PackPainter = (sheet, { label, contents }) => {
  const { hue, piece } = MOTIFS[label.motif];
  const band = darker(hue, 0.22);
  const print = sheet.pattern(84, 84, placed(22, 24, 0.9, 0, piece(sheet)) + placed(64, 66, 0.9, 30, piece(sheet)));
  const svg =
    path("M170 -300L226 -330V-34L170 0Z", darker(contents, 0.3)) +
    path("M-210 -300L-146 -332H226L170 -300Z", lighter(contents, 0.35)) +
    path("M-210 -300H170V0H-210Z", contents) +
    path("M-210 -300H170V0H-210Z", print, { opacity: 0.8 }) +
    path(
      "M-210 -300H170V0H-210Z",
      sheet.linear(
        [
          [0, "#ffffff", 0.24],
          [0.4, "#ffffff", 0],
          [1, "#000000", 0.2],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    path(
      "M-52 -300H-4V0H-52Z",
      sheet.linear([
        [0, lighter(band, 0.2)],
        [1, band],
      ]),
    ) +
    path("M-52 -300L8 -332H58L-4 -300Z", lighter(band, 0.25)) +
    placed(-20, -322, 1.7, 0, MOTIFS.gift.emblem(sheet));
  return { svg: placed(-8, 0, 1, 0, svg), width: 440, height: 390 };
};

/** A thing shown on its card. */
export const card: PackPainter = (sheet, { style, contents, label }) => {
  const ground = style.ground(label.hue);
  const thing =
    label.motif === "copper"
      ? stroke("M-74 -40C-74 -230 74 -230 74 -40", darker(contents, 0.2), 26) +
        stroke("M-76 -44C-74 -226 70 -228 70 -46", lighter(contents, 0.45), 9)
      : placed(0, -112, 1.9, 0, MOTIFS[label.motif].emblem(sheet));
  const svg =
    path(roundedBox(-176, -500, 352, 500, 16), "#fffaf0") +
    group(
      { "clip-path": sheet.clip(path(roundedBox(-176, -500, 352, 500, 16), "#000")) },
      rect(-176, -500, 352, 268, ground),
      style.print(sheet, flatArea(-176, -500, 352, 268), label),
      rect(-176, -232, 352, 232, lighter(label.hue, 0.84)),
      ellipse(
        8,
        -30,
        112,
        14,
        sheet.radial([
          [0, "#1d1207", 0.3],
          [1, "#1d1207", 0],
        ]),
      ),
      thing,
    ) +
    path(
      roundedBox(-176, -500, 352, 500, 16),
      sheet.linear(
        [
          [0, "#ffffff", 0.2],
          [0.4, "#ffffff", 0],
          [1, "#000000", 0.12],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    stroke(roundedBox(-176, -500, 352, 500, 16), "#000000", 2, { opacity: 0.08 });
  return { svg, width: 352, height: 500 };
};

/** A printed book, its pages in view at the right. */
export const book: PackPainter = (sheet, { label, contents }) => {
  const cover = "M-186 -500H150Q158 -500 158 -492V-8Q158 0 150 0H-186Z";
  const art = labelStyleOf(9);
  const svg =
    path(
      "M158 -492L196 -506V-26L158 0Z",
      sheet.linear([
        [0, "#cfc3a8"],
        [1, "#f6efdd"],
      ]),
    ) +
    stroke(
      [165, 172, 179, 186].map((x, index) => `M${x} ${n(-494 - index * 2.6)}V${n(-5 - index * 4.6)}`).join(""),
      "#a8997a",
      1,
      { opacity: 0.6 },
    ) +
    path("M-186 -500L-146 -514H196L158 -498Z", darker(contents, 0.2)) +
    path(cover, contents) +
    art.print(sheet, flatArea(-156, -500, 314, 500), label) +
    rect(
      -186,
      0 - 500,
      26,
      500,
      sheet.linear([
        [0, darker(contents, 0.3)],
        [0.6, lighter(contents, 0.12)],
        [1, darker(contents, 0.18)],
      ]),
    ) +
    path(
      cover,
      sheet.linear(
        [
          [0, "#ffffff", 0.16],
          [0.45, "#ffffff", 0],
          [1, "#000000", 0.2],
        ],
        [0, 0, 1, 0.4],
      ),
    );
  return { svg, width: 384, height: 514 };
};
