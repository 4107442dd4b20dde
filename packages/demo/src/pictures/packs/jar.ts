import { darker, lighter } from "../drawing/color.ts";
import { ellipse, path, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { cap } from "./cap.ts";
import { around, cylinderLight, type PackPainter, wrapped } from "./pack.ts";

const BODY =
  "M-150 -430C-150 -412 -184 -404 -184 -362V-30Q-184 0 -150 6Q0 18 150 6Q184 0 184 -30V-362C184 -404 150 -412 150 -430Z";
const INSIDE = "M-168 -366Q0 -350 168 -366V-34Q168 -12 140 -8Q0 4 -140 -8Q-168 -12 -168 -34Z";

/** A round glass jar with a metal lid. */
export const jar: PackPainter = (sheet, spec) => {
  const { contents, style, label } = spec;
  const inside = sheet.linear(
    [
      [0, lighter(contents, 0.2)],
      [0.5, contents],
      [1, darker(contents, 0.25)],
    ],
    DOWN,
  );
  const svg =
    path(
      BODY,
      sheet.linear([
        [0, "#dfe5df", 0.9],
        [0.5, "#f4f6f0", 0.75],
        [1, "#c9d0c8", 0.9],
      ]),
    ) +
    path(INSIDE, inside) +
    ellipse(0, -366, 168, 13, lighter(contents, 0.38)) +
    ellipse(0, -366, 160, 10, lighter(contents, 0.22)) +
    wrapped(sheet, BODY, spec, around(184, -326, 266, 11)) +
    cylinderLight(sheet, BODY, 0.92) +
    path(
      "M-158 -372C-158 -396 -140 -402 -134 -414L-120 -412C-128 -398 -142 -390 -143 -368V-60Q-143 -40 -136 -26L-150 -30Q-158 -44 -158 -60Z",
      "#ffffff",
      { opacity: 0.42 },
    ) +
    rect(158, -352, 5, 306, "#ffffff", { rx: 2.5, opacity: 0.3 }) +
    stroke("M-182 -40Q-180 -4 -146 4Q0 16 146 4Q180 -4 182 -40", "#ffffff", 3, { opacity: 0.35 }) +
    path(
      roundedBox(-150, -446, 300, 22, 4),
      sheet.linear([
        [0, "#aeb6ad"],
        [0.25, "#f7f9f5"],
        [0.7, "#c3cac2"],
        [1, "#98a098"],
      ]),
    ) +
    cap(sheet, -434, { width: 322, height: 80, color: style.cap(label.hue), ridges: 34, metal: true });
  return { svg, width: 372, height: 522 };
};
