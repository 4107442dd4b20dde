import { darker, lighter } from "../drawing/color.ts";
import { ellipse, path, rect, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { cap } from "./cap.ts";
import { around, cylinderLight, type PackPainter, wrapped } from "./pack.ts";

const GLASS =
  "M-34 -560V-500C-34 -450 -118 -430 -118 -352V-26Q-118 0 -92 4Q0 14 92 4Q118 0 118 -26V-352C118 -430 34 -450 34 -500V-560Z";
const LIQUID =
  "M-27 -486C-32 -440 -108 -424 -108 -350V-28Q-108 -8 -86 -5Q0 4 86 -5Q108 -8 108 -28V-350C108 -424 32 -440 27 -486Q0 -480 -27 -486Z";
const PLASTIC =
  "M-52 -470C-52 -440 -132 -440 -132 -372V-32Q-132 2 -100 6Q0 16 100 6Q132 2 132 -32V-372C132 -440 52 -440 52 -470Z";

const glassBottle: PackPainter = (sheet, spec) => {
  const { contents, style, label } = spec;
  const svg =
    path(
      GLASS,
      sheet.linear([
        [0, "#cfd8cf", 0.85],
        [0.4, "#f5f8f3", 0.6],
        [1, "#b9c3ba", 0.9],
      ]),
    ) +
    path(
      LIQUID,
      sheet.linear(
        [
          [0, lighter(contents, 0.3)],
          [0.35, contents],
          [1, darker(contents, 0.22)],
        ],
        DOWN,
      ),
    ) +
    ellipse(0, -485, 27, 4, lighter(contents, 0.45)) +
    wrapped(sheet, GLASS, spec, around(118, -338, 286, 8)) +
    cylinderLight(sheet, GLASS, 0.9) +
    path(
      "M-98 -354C-98 -404 -40 -426 -28 -470L-18 -468C-26 -420 -84 -400 -86 -350V-50Q-86 -34 -82 -22L-92 -26Q-98 -36 -98 -50Z",
      "#ffffff",
      { opacity: 0.46 },
    ) +
    rect(97, -344, 4, 296, "#ffffff", { rx: 2, opacity: 0.3 }) +
    rect(-28, -556, 8, 50, "#ffffff", { rx: 4, opacity: 0.5 }) +
    stroke("M-116 -34Q-112 -2 -90 2Q0 12 90 2Q112 -2 116 -34", "#ffffff", 2.6, { opacity: 0.34 }) +
    cap(sheet, -540, { width: 88, height: 62, color: style.cap(label.hue), ridges: 18, metal: true });
  return { svg, width: 240, height: 606 };
};

const plasticBottle: PackPainter = (sheet, spec) => {
  const { contents, style, label } = spec;
  const shell = lighter(contents, 0.12);
  const svg =
    path(PLASTIC, shell) +
    wrapped(sheet, PLASTIC, spec, around(132, -356, 300, 9)) +
    cylinderLight(sheet, PLASTIC, 0.82) +
    path("M-112 -374C-110 -410 -66 -420 -54 -440L-40 -436C-54 -412 -94 -404 -97 -368V-40L-110 -44Z", "#ffffff", {
      opacity: 0.34,
    }) +
    stroke("M-130 -44Q-128 0 -98 4Q0 14 98 4Q128 0 130 -44", darker(shell, 0.3), 3, { opacity: 0.3 }) +
    cap(sheet, -458, { width: 122, height: 86, color: style.cap(label.hue), ridges: 0 }) +
    path("M-30 -548Q0 -560 30 -548L26 -532Q0 -524 -26 -532Z", darker(style.cap(label.hue), 0.2));
  return { svg, width: 268, height: 556 };
};

/** Oil and juice come in glass, cleaners in plastic. */
export const bottle: PackPainter = (sheet, spec) =>
  (spec.style.bottle === "glass" ? glassBottle : plasticBottle)(sheet, spec);
