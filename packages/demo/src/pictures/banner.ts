import { Sheet } from "./drawing/sheet.ts";
import { type Stage, type StillLife, stillLife } from "./scenes/still-life.ts";

/** What the home page's banners show, by banner id. */
const BANNERS: Readonly<Record<number, StillLife>> = {
  1: {
    tint: "#f4cd7c",
    accent: "#e09a2b",
    products: [1004, 1002, 1005],
    left: "marigold",
    right: "marigold",
    bowls: [{ kind: "poured", contents: "#f0be3e" }],
    lamps: true,
  },
  2: {
    tint: "#f3cb72",
    accent: "#d98a1c",
    products: [1011, 1012, 1015, 1016],
    left: "honeycomb",
    right: "honeycomb",
    bowls: [{ kind: "poured", contents: "#b8701c" }],
  },
  3: {
    tint: "#f0b593",
    accent: "#c8481f",
    products: [1067, 1073, 1068, 1062, 1076],
    left: "chilli",
    right: "turmeric",
    bowls: [
      { kind: "powder", contents: "#de8f12" },
      { kind: "powder", contents: "#b3201b" },
      { kind: "pieces", motif: "coriander" },
    ],
  },
  4: {
    tint: "#f3cbc8",
    accent: "#c9506a",
    products: [1152, 1149, 1140, 1154],
    left: "rose",
    right: "saffron",
    bowls: [{ kind: "pieces", motif: "rose" }],
  },
  5: {
    tint: "#ecd5a2",
    accent: "#c88f35",
    products: [1024, 1023, 1026, 1027],
    left: "wheat",
    right: "ragi",
    bowls: [
      { kind: "powder", contents: "#d9b98a" },
      { kind: "pieces", motif: "millet" },
    ],
  },
  6: {
    tint: "#d2dfae",
    accent: "#8c9c34",
    products: [1123, 1126, 1120, 1115],
    left: "amla",
    right: "tulsi",
    bowls: [{ kind: "poured", contents: "#3a1f12" }],
  },
  7: {
    tint: "#c2e2db",
    accent: "#4f9a8a",
    products: [1181, 1185, 1183, 1189],
    left: "lemon",
    right: "neem",
    bowls: [{ kind: "pieces", motif: "reetha" }],
  },
  8: {
    tint: "#f1c48b",
    accent: "#b8402f",
    products: [1161, 1173, 1092],
    left: "marigold",
    right: "marigold",
    bowls: [],
    lamps: true,
  },
  9: {
    tint: "#e8bd98",
    accent: "#9a5a2c",
    products: [1205, 1201, 1214, 1210],
    left: "marigold",
    right: "dhoop",
    bowls: [{ kind: "pieces", motif: "dhoop" }],
    lamps: true,
  },
};

/** Both leave space for the page's text: at the left of the wide one, at the top of the square one. */
const STAGES: Readonly<Record<string, Stage>> = {
  web: { width: 1600, height: 640, x: 1110, foot: 516, lineWidth: 700, lineHeight: 430 },
  mobile: { width: 800, height: 800, x: 400, foot: 676, lineWidth: 520, lineHeight: 330 },
};

/** A banner of the home page: `web`, 1600 by 640, or `mobile`, 800 by 800. */
export function bannerPicture(id: number, shape: string): string | undefined {
  const [scene, stage] = [BANNERS[id], Object.hasOwn(STAGES, shape) ? STAGES[shape] : undefined];
  if (scene === undefined || stage === undefined) return undefined;
  const sheet = new Sheet();
  const picture = stillLife(sheet, scene, stage);
  return sheet.svg(stage.width, stage.height, picture);
}
