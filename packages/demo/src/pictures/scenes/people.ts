import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, ellipse, group, path, placed, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { slope } from "../motifs/solids.ts";

type Look = { skin: Hex; cloth: Hex; shawl: Hex };

const face = (sheet: Sheet, skin: Hex) =>
  path("M-22 -150V-112Q0 -96 22 -112V-150Z", darker(skin, 0.18)) +
  ellipse(-52, -196, 9, 15, darker(skin, 0.08)) +
  ellipse(52, -196, 9, 15, darker(skin, 0.16)) +
  path(
    "M-52 -220C-54 -262 54 -262 52 -220C54 -176 34 -136 0 -134C-34 -136 -54 -176 -52 -220Z",
    sheet.linear(
      [
        [0, lighter(skin, 0.2)],
        [0.55, skin],
        [1, darker(skin, 0.16)],
      ],
      [0.1, 0, 0.9, 0.6],
    ),
  );

/** Kind eyes, brows, nose and a smile. */
const features = (skin: Hex, brow: Hex, lips: Hex) =>
  stroke("M-32 -206Q-22 -214 -12 -206M12 -206Q22 -214 32 -206", "#33221a", 3.6) +
  stroke("M-34 -222Q-22 -230 -10 -224M10 -224Q22 -230 34 -222", brow, 4.4) +
  stroke("M0 -204Q6 -186 0 -180Q-4 -178 -6 -181", darker(skin, 0.34), 2.6) +
  stroke("M-15 -163Q0 -152 15 -163", lips, 4) +
  ellipse(-32, -184, 11, 7, "#d8653f", { opacity: 0.16 }) +
  ellipse(32, -184, 11, 7, "#d8653f", { opacity: 0.16 });

const shoulders = (sheet: Sheet, { cloth, shawl }: Look) =>
  path(
    "M-138 0C-136 -78 -92 -108 -30 -118Q0 -100 30 -118C92 -108 136 -78 138 0Z",
    sheet.linear(
      [
        [0, lighter(cloth, 0.3)],
        [0.6, cloth],
        [1, darker(cloth, 0.16)],
      ],
      [0, 0, 1, 0.6],
    ),
  ) +
  path("M-30 -118Q0 -78 30 -118L18 -122Q0 -100 -18 -122Z", darker(cloth, 0.14)) +
  stroke("M0 -98V0", darker(cloth, 0.18), 2.4) +
  [-78, -52, -26].map((y) => circle(0, y, 3, darker(cloth, 0.34))).join("") +
  path(
    "M-34 -118C-92 -106 -136 -78 -138 0H-72C-74 -56 -62 -92 -34 -118Z",
    sheet.linear(
      [
        [0, lighter(shawl, 0.24)],
        [1, darker(shawl, 0.14)],
      ],
      DOWN,
    ),
  ) +
  stroke("M-44 -108C-72 -80 -84 -50 -84 0", lighter(shawl, 0.45), 3, { opacity: 0.7 });

/** A vaidya with a white beard and a turban, from the chest up; the chest's lower edge is the origin. */
export function vaidya(sheet: Sheet): string {
  const skin = "#b57a50";
  const white = "#f3efe6";
  return group(
    {},
    shoulders(sheet, { skin, cloth: "#fbf4e4", shawl: "#d9822b" }),
    face(sheet, skin),
    features(skin, "#e4dfd4", "#8f4433"),
    path(
      "M-52 -206C-52 -150 -30 -104 0 -98C30 -104 52 -150 52 -206C46 -180 36 -172 22 -174Q10 -184 0 -176Q-10 -184 -22 -174C-36 -172 -46 -180 -52 -206Z",
      slope(sheet, white, 0.16),
    ),
    stroke("M-15 -163Q0 -153 15 -163", "#8f4433", 4),
    stroke("M-30 -150Q-20 -124 -8 -112M30 -150Q20 -124 8 -112M0 -146V-106", "#c9c2b2", 2, { opacity: 0.7 }),
    path(
      "M-60 -222C-72 -284 -30 -306 4 -304C44 -302 74 -276 60 -222C40 -246 -40 -246 -60 -222Z",
      sheet.linear(
        [
          [0, "#fff4dc"],
          [0.5, "#f0c987"],
          [1, "#c98a3c"],
        ],
        [0, 0, 1, 0.7],
      ),
    ),
    stroke(
      "M-60 -226C-30 -258 20 -270 62 -250M-62 -242C-34 -276 14 -290 54 -276M-56 -262C-34 -288 4 -300 32 -298",
      "#b9702a",
      3,
      { opacity: 0.55 },
    ),
    circle(0, -240, 4.6, "#c2321f"),
    stroke(
      "M-34 -198a14 12 0 1 0 26 0a14 12 0 1 0 -26 0M8 -198a14 12 0 1 0 26 0a14 12 0 1 0 -26 0M-8 -200Q0 -206 8 -200",
      "#6b5a3c",
      2.6,
    ),
  );
}

/** A woman in a sari, from the chest up. */
export function doctor(sheet: Sheet): string {
  const skin = "#a96e46";
  const hair = "#2b201c";
  return group(
    {},
    circle(34, -262, 30, slope(sheet, hair, 0.2)),
    path("M-60 -200C-70 -282 70 -282 60 -200C62 -170 50 -150 44 -146H-44C-50 -150 -62 -170 -60 -200Z", hair),
    shoulders(sheet, { skin, cloth: "#3f7d5c", shawl: "#e3b34f" }),
    face(sheet, skin),
    features(skin, hair, "#a33f3a"),
    path(
      "M-54 -206C-56 -258 -20 -268 0 -250C20 -268 56 -258 54 -206C44 -232 20 -244 0 -244C-20 -244 -44 -232 -54 -206Z",
      slope(sheet, hair, 0.2),
    ),
    circle(0, -232, 5, "#c2321f"),
    circle(-53, -176, 5, "#e3b34f"),
    circle(53, -176, 5, "#e3b34f"),
    ...[-16, -8, 0, 8, 16].map((x) => circle(36 + x, -286 + Math.abs(x) * 0.4, 6.4, "#fbf8ee")),
  );
}

/** Stone mortar with its pestle, its foot on the origin. */
export const mortar = (sheet: Sheet): string =>
  stroke("M14 -92L58 -176", "#8a8276", 20) +
  stroke("M12 -94L54 -174", "#c9c2b4", 7) +
  path(
    "M-72 -96C-68 -40 -40 -12 -30 0H30C40 -12 68 -40 72 -96Z",
    sheet.linear([
      [0, "#5f594f"],
      [0.25, "#cfc8ba"],
      [0.55, "#9a9284"],
      [1, "#4e483f"],
    ]),
  ) +
  ellipse(0, -96, 72, 17, "#b8b0a2") +
  ellipse(0, -94, 60, 12, "#5d7a3c") +
  placed(0, 0, 1, 0, ellipse(-14, -97, 20, 5, "#86a85a"));
