import { darker, lighter } from "../drawing/color.ts";
import { ellipse, group, path, placed, rect, roundedBox, stroke } from "../drawing/shapes.ts";
import { DOWN } from "../drawing/sheet.ts";
import { flatArea } from "../labels/label.ts";
import { MOTIFS } from "../motifs/index.ts";
import { type PackPainter, softLight } from "./pack.ts";

/** A carton seen from the front, its right side and top in view. */
export const box: PackPainter = (sheet, { style, label }) => {
  const ground = style.ground(label.hue);
  const front = "M-190 -440H130V0H-190Z";
  const svg =
    path(
      "M130 -440L196 -470V-36L130 0Z",
      sheet.linear([
        [0, darker(ground, 0.34)],
        [1, darker(ground, 0.2)],
      ]),
    ) +
    path(
      "M-190 -440L-118 -472H196L130 -440Z",
      sheet.linear([
        [0, lighter(ground, 0.4)],
        [1, lighter(ground, 0.1)],
      ]),
    ) +
    path(front, ground) +
    style.print(sheet, flatArea(-190, -440, 320, 440), label) +
    path(
      front,
      sheet.linear(
        [
          [0, "#ffffff", 0.2],
          [0.35, "#ffffff", 0],
          [0.7, "#000000", 0],
          [1, "#000000", 0.16],
        ],
        [0, 0, 1, 0.3],
      ),
    ) +
    stroke("M-190 -440H130V0", "#ffffff", 2, { opacity: 0.5 }) +
    stroke("M150 -446V-12M178 -458V-26", "#000000", 1.4, { opacity: 0.1 });
  return { svg: placed(-3, 0, 1, 0, svg), width: 386, height: 472 };
};

/** A soap: its carton behind, the bar before it with the ingredient pressed in. */
export const bar: PackPainter = (sheet, { style, contents, label }) => {
  const ground = style.ground(label.hue);
  const front = "M-210 -400H190V-70H-210Z";
  const carton =
    path(
      "M190 -400L240 -426V-98L190 -70Z",
      sheet.linear([
        [0, darker(ground, 0.34)],
        [1, darker(ground, 0.22)],
      ]),
    ) +
    path("M-210 -400L-156 -428H240L190 -400Z", lighter(ground, 0.34)) +
    path(front, ground) +
    style.print(sheet, flatArea(-210, -400, 400, 240), label) +
    path(
      front,
      sheet.linear(
        [
          [0, "#ffffff", 0.18],
          [0.4, "#ffffff", 0],
          [1, "#000000", 0.14],
        ],
        [0, 0, 1, 0.3],
      ),
    ) +
    stroke("M-210 -400H190V-70", "#ffffff", 2, { opacity: 0.5 });
  const soap =
    ellipse(
      34,
      4,
      176,
      20,
      sheet.radial([
        [0, "#1d1207", 0.5],
        [1, "#1d1207", 0],
      ]),
    ) +
    path(roundedBox(-130, -112, 310, 116, 40), darker(contents, 0.24)) +
    path(
      roundedBox(-130, -126, 310, 112, 40),
      sheet.linear(
        [
          [0, lighter(contents, 0.45)],
          [0.5, contents],
          [1, darker(contents, 0.16)],
        ],
        [0.1, 0, 0.8, 1],
      ),
    ) +
    stroke(roundedBox(-106, -110, 262, 80, 28), darker(contents, 0.2), 2, { opacity: 0.5 }) +
    stroke(roundedBox(-105, -108, 262, 80, 28), lighter(contents, 0.5), 1.4, { opacity: 0.6 }) +
    group({ opacity: 0.42 }, placed(25, -70, 0.62, 0, MOTIFS[label.motif].emblem(sheet))) +
    path("M-92 -120H120Q60 -108 -40 -106Q-100 -104 -118 -88Q-116 -112 -92 -120Z", "#ffffff", { opacity: 0.34 });
  return { svg: placed(-15, 0, 1, 0, placed(0, 62, 1, 0, carton), soap), width: 456, height: 368 };
};

/** A printed tin with a handle and a spout. */
export const tin: PackPainter = (sheet, { style, label }) => {
  const ground = style.ground(label.hue);
  const metal = style.cap(label.hue);
  const front = "M-176 -430H150V0H-176Z";
  const svg =
    path(
      "M150 -430L206 -452V-30L150 0Z",
      sheet.linear([
        [0, darker(ground, 0.36)],
        [1, darker(ground, 0.2)],
      ]),
    ) +
    path(
      "M-176 -430L-114 -454H206L150 -430Z",
      sheet.linear([
        [0, lighter(metal, 0.6)],
        [0.5, lighter(metal, 0.1)],
        [1, darker(metal, 0.2)],
      ]),
    ) +
    stroke("M-66 -446C-66 -500 86 -500 86 -446", darker(metal, 0.3), 15) +
    stroke("M-66 -450C-66 -502 86 -502 86 -450", lighter(metal, 0.5), 5, { opacity: 0.8 }) +
    rect(
      118,
      -484,
      46,
      40,
      sheet.linear([
        [0, darker(metal, 0.3)],
        [0.3, lighter(metal, 0.6)],
        [1, darker(metal, 0.4)],
      ]),
      { rx: 5 },
    ) +
    ellipse(141, -484, 23, 6, lighter(metal, 0.5)) +
    path(front, ground) +
    style.print(sheet, flatArea(-176, -412, 326, 394), label) +
    path(
      "M-176 -430H150V-414H-176ZM-176 -16H150V0H-176Z",
      sheet.linear([
        [0, darker(metal, 0.3)],
        [0.25, lighter(metal, 0.55)],
        [0.6, metal],
        [1, darker(metal, 0.35)],
      ]),
    ) +
    path("M150 -430L206 -452V-438L150 -414ZM150 -16L206 -44V-30L150 0Z", darker(metal, 0.3)) +
    softLight(sheet, front, 0.9) +
    path("M-150 -412H-118V-18H-150Z", "#ffffff", { opacity: 0.12 });
  return { svg: placed(-15, 0, 1, 0, svg), width: 384, height: 502 };
};

/** A can of clear plastic with a handle moulded in. */
export const can: PackPainter = (sheet, { style, contents, label }) => {
  const shell = lighter(contents, 0.2);
  const body =
    "M-186 -330Q-186 -366 -150 -372L-92 -380V-452Q-92 -480 -64 -480H40Q186 -470 190 -340V-34Q190 0 156 6Q0 18 -152 6Q-186 0 -186 -34Z";
  const svg =
    path(
      body,
      sheet.linear([
        [0, lighter(shell, 0.2)],
        [0.6, shell],
        [1, darker(shell, 0.2)],
      ]),
    ) +
    path("M-24 -436H52Q130 -428 140 -366Q142 -350 122 -350H22Q-24 -354 -24 -392Z", "#000000", { opacity: 0.14 }) +
    path("M-10 -424H50Q112 -416 122 -366H28Q-10 -368 -10 -396Z", lighter(shell, 0.55), { opacity: 0.85 }) +
    path(roundedBox(-152, -306, 306, 272, 18), style.ground(label.hue)) +
    group(
      { "clip-path": sheet.clip(path(roundedBox(-152, -306, 306, 272, 18), "#000")) },
      style.print(sheet, flatArea(-152, -306, 306, 272), label),
    ) +
    softLight(sheet, body, 1) +
    stroke("M-184 -52Q-182 0 -150 4Q0 16 154 4Q186 0 188 -52", darker(shell, 0.35), 3, { opacity: 0.3 }) +
    path("M-170 -330Q-168 -354 -146 -358L-80 -366V-60L-170 -64Z", "#ffffff", { opacity: 0.16 }) +
    rect(
      -90,
      -520,
      84,
      52,
      sheet.linear([
        [0, darker(style.cap(label.hue), 0.3)],
        [0.25, lighter(style.cap(label.hue), 0.4)],
        [0.6, style.cap(label.hue)],
        [1, darker(style.cap(label.hue), 0.4)],
      ]),
      { rx: 8 },
    ) +
    rect(
      -90,
      -520,
      84,
      10,
      sheet.linear(
        [
          [0, "#ffffff", 0.4],
          [1, "#ffffff", 0],
        ],
        DOWN,
      ),
      { rx: 5 },
    );
  return { svg, width: 382, height: 520 };
};
