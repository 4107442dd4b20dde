import { darker, lighter } from "../drawing/color.ts";
import { circle, element, ellipse, group, n, path, placed, rect, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { flatArea } from "../labels/label.ts";
import { cap } from "./cap.ts";
import { cylinderLight, type PackPainter, softLight } from "./pack.ts";

const SACK =
  "M-176 -520Q0 -512 176 -520Q190 -470 200 -400Q222 -220 216 -60Q214 -4 188 6Q0 24 -188 6Q-214 -4 -216 -60Q-222 -220 -200 -400Q-190 -470 -176 -520Z";
const CLOTH = "#e9dcc0";

/** A stitched cotton sack with the label printed on it. */
export const bag: PackPainter = (sheet, { style, label }) => {
  const clip = sheet.clip(element("path", { d: SACK }));
  const weave = sheet.pattern(7, 7, stroke("M0 3.5H7M3.5 0V7", "#7a6238", 0.8, { opacity: 0.16 }));
  const print = { x: -150, y: -424, w: 300, h: 380 };
  const svg =
    path(SACK, CLOTH) +
    path(SACK, weave) +
    group(
      { "clip-path": clip },
      rect(print.x, print.y, print.w, print.h, style.ground(label.hue), { rx: 6 }),
      style.print(sheet, flatArea(print.x, print.y, print.w, print.h), label),
    ) +
    group(
      { "clip-path": clip },
      path("M-230 -530H230V-466Q0 -456 -230 -466Z", darker(CLOTH, 0.1)),
      stroke("M-200 -480Q0 -470 200 -480", "#a8402c", 5, { "stroke-dasharray": "15 9", "stroke-linecap": "butt" }),
      path("M-220 -440Q-176 -300 -212 -40Z", "#3a2a12", { opacity: 0.16 }),
      path("M220 -440Q170 -280 214 -40Z", "#3a2a12", { opacity: 0.24 }),
      path("M-60 -466Q-40 -430 -70 -400Q-56 -430 -84 -466Z", "#3a2a12", { opacity: 0.12 }),
      path("M84 -466Q72 -430 100 -396Q84 -430 108 -466Z", "#3a2a12", { opacity: 0.12 }),
      path(
        "M-230 -30Q0 6 230 -30V40H-230Z",
        sheet.linear(
          [
            [0, "#3a2a12", 0.24],
            [1, "#3a2a12", 0.05],
          ],
          DOWN,
        ),
      ),
    ) +
    softLight(sheet, SACK, 0.9);
  return { svg, width: 436, height: 540 };
};

const TUBE = "M-118 -532Q0 -526 118 -532L88 -84H-88Z";

/** A tube that stands on its cap, crimped above. */
export const tube: PackPainter = (sheet, { style, label }) => {
  const ground = style.ground(label.hue);
  const crimps = Array.from({ length: 24 }, (_, index) => `M${n(-114 + index * 9.9)} -530V-498`).join("");
  const svg =
    path(TUBE, ground) +
    group(
      { "clip-path": sheet.clip(element("path", { d: TUBE })) },
      style.print(sheet, { x: -98, y: -478, w: 196, h: 380, sag: 5, reach: 98 }, label),
    ) +
    cylinderLight(sheet, TUBE, 0.78) +
    path("M-118 -532Q0 -526 118 -532L116 -498Q0 -490 -116 -498Z", darker(ground, 0.1), { opacity: 0.7 }) +
    stroke(crimps, darker(ground, 0.4), 1.6, { opacity: 0.4 }) +
    path("M-92 -490L-70 -96H-60L-76 -490Z", "#ffffff", { opacity: 0.34 }) +
    cap(sheet, 0, { width: 168, height: 92, color: style.cap(label.hue), ridges: 22 });
  return { svg, width: 240, height: 534 };
};

/** A few of a thing tied with jute, with a paper band. */
export const bundle: PackPainter = (sheet, { style, contents, label }) => {
  const piece = (y: number, tone: number) =>
    path(
      `M-196 ${y}Q-196 ${y - 40} -150 ${y - 42}H150Q196 ${y - 40} 196 ${y}V${y + 22}Q0 ${y + 52} -196 ${y + 22}Z`,
      sheet.linear([
        [0, darker(contents, 0.3 + tone)],
        [0.25, lighter(contents, 0.3)],
        [0.6, contents],
        [1, darker(contents, 0.38 + tone)],
      ]),
    ) +
    ellipse(0, y - 20, 178, 24, lighter(contents, 0.26 - tone)) +
    stroke(
      `M-150 ${y - 20}Q0 ${y - 6} 150 ${y - 20}M-110 ${y - 28}Q0 ${y - 20} 120 ${y - 28}`,
      darker(contents, 0.3),
      2,
      { opacity: 0.35 },
    );
  const stack = [-18, -88, -158, -228]
    .map((y, index) => placed(index % 2 === 0 ? -3 : 4, 0, 1, 0, piece(y, index * 0.02)))
    .join("");
  const svg =
    stack +
    rect(-108, -214, 216, 196, style.ground(label.hue), { rx: 4 }) +
    style.print(sheet, flatArea(-108, -214, 216, 196), label) +
    path(
      "M-108 -214H108V-18H-108Z",
      sheet.linear([
        [0, "#ffffff", 0.2],
        [0.4, "#ffffff", 0],
        [1, "#000000", 0.18],
      ]),
    ) +
    stroke("M-150 -252V6M-142 -254V8", "#b08a4c", 6) +
    stroke("M150 -252V6M142 -254V8", "#9a763c", 6) +
    stroke(
      "M-4 -262C-60 -310 -96 -280 -64 -256C-40 -240 -16 -256 -4 -262C50 -310 90 -280 60 -256C36 -240 10 -256 -4 -262",
      "#b08a4c",
      6,
    ) +
    stroke("M-4 -262L-34 -226M-4 -262L30 -224", "#b08a4c", 6) +
    circle(-4, -262, 9, "#9a763c");
  return { svg, width: 400, height: 300 };
};
