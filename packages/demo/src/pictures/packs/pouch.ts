import { darker, lighter } from "../drawing/color.ts";
import { circle, element, ellipse, group, path, placed, rect, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { flatArea } from "../labels/label.ts";
import { MOTIFS } from "../motifs/index.ts";
import { heap } from "../motifs/solids.ts";
import { type PackPainter, softLight } from "./pack.ts";

const SHAPE =
  "M-184 -548Q0 -544 184 -548Q188 -500 192 -470Q206 -280 204 -60Q204 -8 182 2Q90 16 0 16Q-90 16 -182 2Q-204 -8 -204 -60Q-206 -280 -192 -470Q-188 -500 -184 -548Z";
const WINDOW =
  "M-150 -96Q-150 -132 -112 -134Q0 -150 112 -134Q150 -132 150 -96Q150 -48 118 -44Q0 -30 -118 -44Q-150 -48 -150 -96Z";

/** Pieces that fill the window edge to edge. */
function filled(piece: string, span = 26): string {
  const [pitch, drop] = [span * 0.7, span * 0.52];
  const across = Math.ceil(330 / pitch);
  return heap(
    piece,
    Array.from({ length: Math.ceil(140 / drop) }, () => across),
    pitch,
    drop,
  );
}

/** A stand-up pouch, sealed above and folded below; grains and nuts show through a window. */
export const pouch: PackPainter = (sheet, spec) => {
  const { style, contents, loose, label } = spec;
  const ground = style.ground(label.hue);
  const clip = sheet.clip(element("path", { d: SHAPE }));
  const area = loose ? flatArea(-192, -482, 384, 340) : flatArea(-192, -482, 384, 446);
  const seeThrough = loose
    ? group(
        { "clip-path": sheet.clip(element("path", { d: WINDOW })) },
        path(WINDOW, darker(contents, 0.16)),
        placed(0, -152, 1, 0, filled(MOTIFS[label.motif].piece(sheet, contents), MOTIFS[label.motif].span)),
        path(
          WINDOW,
          sheet.linear(
            [
              [0, "#000000", 0.3],
              [0.3, "#000000", 0],
              [0.8, "#000000", 0],
              [1, "#000000", 0.25],
            ],
            DOWN,
          ),
        ),
        path("M-150 -96Q-150 -132 -112 -134Q-60 -141 -20 -143L-70 -40L-118 -44Q-150 -48 -150 -96Z", "#ffffff", {
          opacity: 0.18,
        }),
      ) + stroke(WINDOW, lighter(ground, 0.3), 3, { opacity: 0.8 })
    : "";
  const svg =
    path(SHAPE, ground) +
    group({ "clip-path": clip }, style.print(sheet, area, label), seeThrough) +
    group(
      { "clip-path": clip },
      rect(-210, -560, 420, 74, darker(ground, 0.1), { opacity: 0.55 }),
      stroke([-538, -528, -518, -508].map((y) => `M-200 ${y}Q0 ${y + 5} 200 ${y}`).join(""), "#ffffff", 2, {
        opacity: 0.3,
      }),
      path("M-210 -486Q0 -478 210 -486V-478Q0 -470 -210 -478Z", "#000000", { opacity: 0.12 }),
      path(
        "M-210 -40Q0 -6 210 -40V30H-210Z",
        sheet.linear(
          [
            [0, "#000000", 0.26],
            [1, "#000000", 0.06],
          ],
          DOWN,
        ),
      ),
      path("M-206 -420Q-176 -260 -206 -60Z", "#000000", { opacity: 0.14 }),
      path("M206 -420Q172 -260 206 -60Z", "#000000", { opacity: 0.18 }),
      path("M-150 -470Q-110 -430 -128 -330Q-150 -400 -172 -430Z", "#ffffff", { opacity: 0.14 }),
      path("M150 -474Q116 -440 138 -350Q150 -410 176 -440Z", "#000000", { opacity: 0.08 }),
      ellipse(
        -96,
        -250,
        54,
        210,
        sheet.radial([
          [0, "#ffffff", 0.26],
          [1, "#ffffff", 0],
        ]),
      ),
    ) +
    softLight(sheet, SHAPE, 0.8) +
    circle(0, -522, 11, "#efe9dc") +
    circle(0, -521, 10, "#b9b1a2");
  return { svg, width: 410, height: 562 };
};
