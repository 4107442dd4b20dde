import { darker, lighter } from "../drawing/color.ts";
import { ellipse, path, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { cap, capFill } from "./cap.ts";
import { around, cylinderLight, type PackPainter, wrapped } from "./pack.ts";

const DROPPER =
  "M-34 -330V-306C-34 -282 -112 -286 -112 -236V-22Q-112 2 -88 4Q0 12 88 4Q112 2 112 -22V-236C112 -286 34 -282 34 -306V-330Z";
const AMBER = "#7a3f12";

/** Amber glass with a pipette. */
export const dropper: PackPainter = (sheet, spec) => {
  const color = spec.style.cap(spec.label.hue);
  const svg =
    path(
      "M-26 -476C-30 -520 -20 -540 0 -540C20 -540 30 -520 26 -476Z",
      sheet.linear([
        [0, "#15110f"],
        [0.3, "#5a524c"],
        [0.55, "#2b2624"],
        [1, "#0f0c0b"],
      ]),
    ) +
    cap(sheet, -420, { width: 74, height: 62, color, ridges: 16, metal: true }) +
    cap(sheet, -322, { width: 84, height: 96, color, ridges: 0, metal: true }) +
    path(
      DROPPER,
      sheet.linear([
        [0, AMBER],
        [0.3, "#a85f22"],
        [0.6, "#8a4a17"],
        [1, "#4e260a"],
      ]),
    ) +
    path(
      "M-100 -208Q0 -196 100 -208V-26Q100 -6 82 -3Q0 4 -82 -3Q-100 -6 -100 -26Z",
      sheet.linear(
        [
          [0, "#5e2d0b", 0.5],
          [1, "#2f1405", 0.6],
        ],
        DOWN,
      ),
    ) +
    wrapped(sheet, DROPPER, spec, around(112, -226, 196, 8)) +
    cylinderLight(sheet, DROPPER, 0.95) +
    path("M-92 -232C-92 -262 -44 -270 -30 -290L-20 -286C-30 -262 -80 -254 -81 -228V-44L-92 -48Z", "#ffffff", {
      opacity: 0.4,
    }) +
    rect(92, -222, 3.4, 182, "#ffffff", { rx: 1.7, opacity: 0.28 });
  return { svg, width: 228, height: 542 };
};

const PUMP =
  "M-44 -408C-44 -392 -118 -392 -118 -342V-28Q-118 2 -92 5Q0 14 92 5Q118 2 118 -28V-342C118 -392 44 -392 44 -408Z";

/** A bottle with a pump head. */
export const pump: PackPainter = (sheet, spec) => {
  const { style, contents, label } = spec;
  const color = style.cap(label.hue);
  const shell = lighter(contents, 0.25);
  const svg =
    rect(-9, -512, 18, 70, capFill(sheet, lighter(color, 0.3), false)) +
    path(
      "M-104 -540Q-108 -522 -100 -512L-84 -518Q-70 -528 -40 -526V-502H40V-532Q40 -548 24 -548H-84Q-98 -550 -104 -540Z",
      sheet.linear(
        [
          [0, lighter(color, 0.5)],
          [0.5, color],
          [1, darker(color, 0.35)],
        ],
        DOWN,
      ),
    ) +
    path("M-96 -540H26Q34 -540 34 -532", "none", { stroke: "#ffffff", "stroke-width": 3, opacity: 0.45 }) +
    cap(sheet, -398, { width: 96, height: 52, color, ridges: 18 }) +
    path(PUMP, shell) +
    wrapped(sheet, PUMP, spec, around(118, -330, 282, 8)) +
    cylinderLight(sheet, PUMP, 0.8) +
    path("M-98 -340C-98 -366 -52 -370 -42 -380L-30 -376C-40 -362 -84 -360 -85 -334V-44L-98 -48Z", "#ffffff", {
      opacity: 0.34,
    });
  return { svg, width: 240, height: 552 };
};

const MIST = "M-92 -372Q-92 -388 -76 -388H76Q92 -388 92 -372V-22Q92 2 72 4Q0 12 -72 4Q-92 2 -92 -22Z";
const TRIGGER_BODY =
  "M-40 -424C-44 -360 -122 -330 -122 -262V-28Q-122 2 -96 5Q0 14 96 5Q122 2 122 -28V-262C122 -330 44 -360 40 -424Z";

const mist: PackPainter = (sheet, spec) => {
  const { style, contents, label } = spec;
  const svg =
    path(
      MIST,
      sheet.linear(
        [
          [0, lighter(contents, 0.55)],
          [1, contents],
        ],
        DOWN,
      ),
    ) +
    wrapped(sheet, MIST, spec, around(92, -330, 268, 7)) +
    cylinderLight(sheet, MIST, 0.85) +
    rect(-76, -374, 9, 340, "#ffffff", { rx: 4.5, opacity: 0.45 }) +
    cap(sheet, -378, { width: 150, height: 30, color: style.cap(label.hue), metal: true }) +
    path(
      roundedBox(-70, -532, 140, 132, 14, 4),
      sheet.linear([
        [0, "#d6ddd9", 0.75],
        [0.2, "#ffffff", 0.85],
        [0.4, "#e9efec", 0.4],
        [0.8, "#cbd5d0", 0.5],
        [1, "#a9b5af", 0.8],
      ]),
    ) +
    rect(-18, -446, 36, 48, capFill(sheet, style.cap(label.hue), true), { opacity: 0.75 }) +
    rect(-58, -524, 12, 116, "#ffffff", { rx: 6, opacity: 0.6 });
  return { svg, width: 190, height: 536 };
};

const trigger: PackPainter = (sheet, spec) => {
  const { style, contents, label } = spec;
  const color = style.cap(label.hue);
  const shell = lighter(contents, 0.2);
  const head =
    path(
      "M-112 -566H36Q70 -566 72 -530Q74 -492 52 -468H-24V-492L-56 -500V-512L-112 -518Z",
      sheet.linear(
        [
          [0, lighter(color, 0.45)],
          [0.5, color],
          [1, darker(color, 0.35)],
        ],
        DOWN,
      ),
    ) +
    rect(-128, -564, 20, 44, "#f3f1ea", { rx: 4 }) +
    path(
      "M-52 -502C-40 -470 -50 -440 -74 -416L-62 -410C-30 -440 -26 -474 -26 -498Z",
      sheet.linear([
        [0, "#f6f3ea"],
        [1, "#cfc9ba"],
      ]),
    ) +
    stroke("M-104 -556H30Q54 -556 60 -536", "#ffffff", 4, { opacity: 0.4 });
  const svg =
    path(TRIGGER_BODY, shell) +
    wrapped(sheet, TRIGGER_BODY, spec, around(122, -262, 220, 8)) +
    cylinderLight(sheet, TRIGGER_BODY, 0.8) +
    path("M-102 -264C-100 -310 -48 -344 -34 -400L-22 -396C-32 -340 -86 -306 -88 -258V-44L-102 -48Z", "#ffffff", {
      opacity: 0.34,
    }) +
    ellipse(0, -424, 40, 5, darker(shell, 0.2)) +
    head +
    cap(sheet, -416, { width: 96, height: 54, color, ridges: 18 });
  return { svg, width: 250, height: 568 };
};

/** Cleaners spray from a trigger, waters from under a clear cap. */
export const spray: PackPainter = (sheet, spec) => (spec.style.bottle === "plastic" ? trigger : mist)(sheet, spec);
