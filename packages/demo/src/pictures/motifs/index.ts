import type { Motif } from "../../catalogue/index.ts";
import type { MotifArts } from "./art.ts";
import { DRIED_FRUITS } from "./dried-fruits.ts";
import { FLOWERS } from "./flowers.ts";
import { FRUITS } from "./fruits.ts";
import { GRAINS } from "./grains.ts";
import { KITCHEN } from "./kitchen.ts";
import { LEAVES } from "./leaves.ts";
import { ROOTS_AND_NUTS } from "./roots-nuts.ts";
import { SEEDS } from "./seeds.ts";
import { THINGS } from "./things.ts";

/** Every ingredient that a product can name. */
export const MOTIFS: MotifArts<Motif> = {
  ...DRIED_FRUITS,
  ...FLOWERS,
  ...FRUITS,
  ...GRAINS,
  ...KITCHEN,
  ...LEAVES,
  ...ROOTS_AND_NUTS,
  ...SEEDS,
  ...THINGS,
};

/** Upright plants: they are drawn behind a pack, the others beside it. */
export const GROWING: ReadonlySet<Motif> = new Set<Motif>([
  "bamboo",
  "betel",
  "brahmi",
  "curry-leaf",
  "giloy",
  "lavender",
  "lemongrass",
  "millet",
  "mint",
  "moringa",
  "neem",
  "ragi",
  "rice",
  "sorghum",
  "sugarcane",
  "tea",
  "tulsi",
  "wheat",
]);

/** Drawn beside the goods where the motif itself does not fit: flowers for a cow, a lamp or a bow. */
export const STANDS_FOR: Readonly<Partial<Record<Motif, Motif>>> = {
  copper: "lotus",
  cow: "marigold",
  diya: "marigold",
  gift: "rose",
  milk: "jasmine",
};
