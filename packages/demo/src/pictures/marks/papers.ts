import { darker, type Hex, lighter } from "../drawing/color.ts";
import { circle, n, path, placed, rect, stroke } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import { centred } from "../lettering/centred-text.ts";
import { mark } from "../logo.ts";
import type { Scene } from "../scenes/scene.ts";

const INK = "#1c2b21";

/** A seal of wax or foil with two ribbons, around the origin. */
const seal = (sheet: Sheet, color: Hex) => {
  const points = Array.from({ length: 32 }, (_, index) => {
    const r = index % 2 === 0 ? 46 : 40;
    const turn = (index * Math.PI) / 16;
    return `${index === 0 ? "M" : "L"}${n(r * Math.sin(turn))} ${n(-r * Math.cos(turn))}`;
  }).join("");
  return (
    path("M-22 20L-34 92L-14 76L0 92L-2 24ZM22 20L34 92L14 76L0 92L2 24Z", darker(color, 0.2)) +
    path(
      `${points}Z`,
      sheet.linear(
        [
          [0, lighter(color, 0.4)],
          [0.5, color],
          [1, darker(color, 0.25)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    circle(0, 0, 33, "none", { stroke: lighter(color, 0.6), "stroke-width": 2 }) +
    placed(0, 2, 0.44, 0, mark("#fff7e2", "#fff7e2"))
  );
};

/** A framed sheet of paper with a title, lines and a seal. */
const paper = (title: string, number: string, color: Hex): Scene => ({
  width: 600,
  height: 800,
  draw: (sheet) =>
    rect(
      0,
      0,
      600,
      800,
      sheet.linear(
        [
          [0, "#f7f0e0"],
          [1, "#e9dec4"],
        ],
        DOWN,
      ),
    ) +
    rect(54, 62, 512, 700, "#2b1c0c", { opacity: 0.16 }) +
    rect(
      44,
      44,
      512,
      700,
      sheet.linear(
        [
          [0, "#b98a4c"],
          [0.5, "#8f6430"],
          [1, "#6b4820"],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    rect(66, 66, 468, 656, "#fffdf6") +
    stroke("M88 88H512V700H88Z", color, 3, { "stroke-linejoin": "miter" }) +
    stroke("M98 98H502V690H98Z", color, 1, { "stroke-linejoin": "miter", opacity: 0.6 }) +
    placed(300, 176, 1, 0, mark("#1f6b3a", "#e9a23b")) +
    centred(
      "CERTIFICATE",
      { x: 120, y: 244, w: 360, h: 34 },
      { face: "bold", largest: 22, fill: color, tracking: 0.3 },
    ) +
    centred(title, { x: 124, y: 284, w: 352, h: 116 }, { face: "serif", largest: 46, fill: INK }) +
    stroke("M150 440H450M150 470H450M190 500H410", "#b9b29e", 4, { opacity: 0.7 }) +
    centred(number, { x: 120, y: 520, w: 360, h: 30 }, { face: "medium", largest: 18, fill: INK }) +
    placed(300, 600, 0.9, 0, seal(sheet, color)) +
    rect(
      66,
      66,
      468,
      656,
      sheet.linear(
        [
          [0, "#ffffff", 0.34],
          [0.35, "#ffffff", 0],
          [1, "#ffffff", 0],
        ],
        [0, 0, 1, 0.5],
      ),
    ),
});

const CERTIFICATES: ReadonlyMap<string, Scene> = new Map([
  ["organic", paper("Organic farming", "Lot register kept since 2016", "#1f6b3a")],
  ["food-safety", paper("Food safety", "Licence 10700000000000", "#2f6f8a")],
  ["good-practice", paper("Good manufacturing practice", "Audited every year", "#8a5a1f")],
  ["lab-tested", paper("Every batch tested", "Report on request", "#8a3e54")],
  ["vegetarian", paper("100% vegetarian", "No animal was harmed", "#3f8a3a")],
]);

const LICENCES: ReadonlyMap<string, Scene> = new Map([
  ["food", paper("Food licence", "10700000000000", "#2f6f8a")],
  ["ayurveda", paper("Ayurvedic manufacturing licence", "AYU 0000 A", "#5b8a41")],
]);

export const certificateScene = (name: string): Scene | undefined => CERTIFICATES.get(name);
export const licenceScene = (name: string): Scene | undefined => LICENCES.get(name);
