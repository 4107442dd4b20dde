import { darker, lighter } from "../drawing/color.ts";
import { ellipse, n, path, placed, rect, stroke } from "../drawing/shapes.ts";
import { flatArea } from "../labels/label.ts";
import { cap, capFill } from "./cap.ts";
import { cylinderLight, type PackPainter } from "./pack.ts";

const FLASK =
  "M-40 -486C-40 -440 -112 -436 -112 -366V-24Q-112 2 -88 5Q0 14 88 5Q112 2 112 -24V-366C112 -436 40 -440 40 -486Z";

/** A hammered copper bottle with its paper tag. */
export const copperBottle: PackPainter = (sheet, { style, contents, label }) => {
  const dents = Array.from({ length: 96 }, (_, index) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    const turn = ((column + (row % 2) * 0.5 - 3.75) / 4.4) * (Math.PI / 2);
    const x = 108 * Math.sin(turn);
    return (
      ellipse(x, -30 - row * 29, 12 * Math.cos(turn) + 1, 12, lighter(contents, 0.45), { opacity: 0.3 }) +
      ellipse(x + 2, -27 - row * 29, 10 * Math.cos(turn) + 1, 9, darker(contents, 0.25), { opacity: 0.3 })
    );
  }).join("");
  const svg =
    path(FLASK, capFill(sheet, contents, true)) +
    dents +
    cylinderLight(sheet, FLASK, 0.8) +
    path("M-92 -366C-90 -410 -44 -420 -34 -450L-24 -446C-32 -410 -78 -400 -80 -360V-40L-92 -46Z", "#ffffff", {
      opacity: 0.42,
    }) +
    cap(sheet, -474, { width: 92, height: 66, color: darker(contents, 0.08), ridges: 16, metal: true }) +
    stroke("M30 -470C90 -440 130 -380 128 -330", "#b08a4c", 4) +
    placed(
      128,
      -332,
      1,
      6,
      rect(-70, 0, 140, 190, style.ground(label.hue), { rx: 8 }),
      style.print(sheet, flatArea(-70, 0, 140, 190), label),
      ellipse(0, 10, 4, 4, "#8a6a3a"),
    );
  return { svg: placed(-30, 0, 1, 0, svg), width: 300, height: 544 };
};

/** A clay pot with a lid and a painted band, a tag at its neck. */
export const clayPot: PackPainter = (sheet, { style, contents, label }) => {
  const body =
    "M-120 -310H120Q124 -290 112 -280C230 -240 260 -130 214 -50Q196 6 120 10Q0 20 -120 10Q-196 6 -214 -50C-260 -130 -230 -240 -112 -280Q-124 -290 -120 -310Z";
  const clay = sheet.linear([
    [0, darker(contents, 0.34)],
    [0.24, lighter(contents, 0.32)],
    [0.5, contents],
    [0.85, darker(contents, 0.32)],
    [1, darker(contents, 0.42)],
  ]);
  const dots = Array.from({ length: 15 }, (_, index) => {
    const x = 228 * Math.sin(((index - 7) / 7.6) * (Math.PI / 2));
    return ellipse(x, -172 + 14 * (1 - (x / 228) ** 2), 5, 6, "#f6e3c0");
  }).join("");
  const svg =
    path(body, clay) +
    stroke("M-228 -196Q0 -168 228 -196M-234 -146Q0 -116 234 -146", "#f6e3c0", 4, { opacity: 0.85 }) +
    dots +
    ellipse(
      -96,
      -180,
      36,
      84,
      sheet.radial([
        [0, "#ffffff", 0.3],
        [1, "#ffffff", 0],
      ]),
    ) +
    ellipse(0, -310, 122, 20, darker(contents, 0.35)) +
    path("M-136 -316Q-134 -346 0 -352Q134 -346 136 -316Q0 -290 -136 -316Z", clay) +
    ellipse(0, -354, 26, 12, darker(contents, 0.2)) +
    ellipse(0, -364, 22, 14, capFill(sheet, contents, false)) +
    stroke("M110 -290C150 -270 160 -230 158 -196", "#b08a4c", 4) +
    placed(
      150,
      -200,
      1,
      7,
      rect(-80, 0, 160, 176, style.ground(label.hue), { rx: 8 }),
      style.print(sheet, flatArea(-80, 0, 160, 176), label),
      stroke(`M0 ${n(8)}V10`, "#8a6a3a", 6),
    );
  return { svg, width: 470, height: 380 };
};
