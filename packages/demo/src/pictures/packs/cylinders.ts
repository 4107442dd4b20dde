import { darker, lighter } from "../drawing/color.ts";
import { cylinderBand, ellipse, path, rect } from "../drawing/shapes.ts";
import { cap, capFill } from "./cap.ts";
import { around, cylinderLight, type PackPainter, wrapped } from "./pack.ts";

const TUB = "M-164 -318Q-166 -326 -156 -326H156Q166 -326 164 -318L160 -24Q158 0 136 4Q0 18 -136 4Q-158 0 -160 -24Z";

/** A white tub with a wide ridged lid. */
export const tub: PackPainter = (sheet, spec) => {
  const svg =
    path(TUB, "#f6f3ea") +
    wrapped(sheet, TUB, spec, around(164, -304, 274, 11)) +
    cylinderLight(sheet, TUB, 0.85) +
    rect(-138, -300, 10, 270, "#ffffff", { rx: 5, opacity: 0.4 }) +
    cap(sheet, -318, { width: 344, height: 84, color: spec.style.cap(spec.label.hue), ridges: 40 });
  return { svg, width: 348, height: 416 };
};

const BALM = "M-176 -112H176V-14Q174 6 150 10Q0 26 -150 10Q-174 6 -176 -14Z";

/** A low tin for balms, open, with its lid leaning behind. */
export const balm: PackPainter = (sheet, spec) => {
  const { contents, style, label } = spec;
  const color = style.cap(label.hue);
  const lid =
    ellipse(38, -250, 168, 168, darker(color, 0.35)) +
    ellipse(
      30,
      -216,
      168,
      168,
      sheet.linear(
        [
          [0, lighter(color, 0.5)],
          [0.5, color],
          [1, darker(color, 0.3)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    ellipse(30, -254, 152, 152, style.ground(label.hue));
  const print = style.print(sheet, { x: -78, y: -382, w: 216, h: 216, sag: 0, reach: 108 }, spec.label);
  const svg =
    lid +
    print +
    ellipse(
      30,
      -216,
      168,
      168,
      sheet.linear(
        [
          [0, "#ffffff", 0.28],
          [0.4, "#ffffff", 0],
          [1, "#000000", 0.2],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(BALM, capFill(sheet, color, true)) +
    ellipse(0, -112, 176, 30, lighter(color, 0.5)) +
    ellipse(0, -110, 164, 26, darker(contents, 0.2)) +
    ellipse(
      0,
      -107,
      160,
      24,
      sheet.radial(
        [
          [0, lighter(contents, 0.55)],
          [0.7, contents],
          [1, darker(contents, 0.12)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ) +
    path("M-70 -108C-30 -128 40 -124 70 -106C40 -96 -30 -96 -70 -108Z", lighter(contents, 0.4), { opacity: 0.7 });
  return { svg, width: 384, height: 424 };
};

const CANISTER = "M-146 -404H146V-18Q0 22 -146 -18Z";

/** A paper tube between two metal rims. */
export const canister: PackPainter = (sheet, spec) => {
  const { style, label } = spec;
  const color = style.cap(label.hue);
  const rim = (y: number, h: number) => path(cylinderBand(-149, y, 298, h, 10), capFill(sheet, color, true));
  const svg =
    path(CANISTER, style.ground(label.hue)) +
    wrapped(sheet, CANISTER, spec, around(146, -392, 366, 10)) +
    cylinderLight(sheet, CANISTER, 0.85) +
    rim(-30, 20) +
    rim(-408, 14) +
    cap(sheet, -404, { width: 300, height: 62, color, metal: true });
  return { svg, width: 304, height: 476 };
};
