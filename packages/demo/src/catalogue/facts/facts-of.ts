import {
  checkProductFacts,
  EMPTY_LABEL,
  type FactRow,
  fromRupees,
  gtinCheckDigit,
  type NetUnit,
  type ProductFacts,
  type ProductFactsDraft,
  readFactRows,
  withoutPercent,
} from "@store/domain";
import type { ProductSeed } from "../types.ts";
import { FOODS, type Nutrition } from "./foods.ts";
import { DETAILS, INGREDIENTS } from "./goods.ts";

/** Who makes the goods of each brand. The streets are fictional. */
const MAKERS: Readonly<Record<number, string>> = {
  1: "Surabhi Organics Private Limited, Surabhi House, 12 Kadamb Marg, Bodakdev, Ahmedabad 380054, Gujarat",
  2: "Gir Gauvan Gaushala, 4 Dholi Road, Dhrangadhra 363310, Gujarat",
  3: "Dharti & Daughters Growers' Group, 21 Vadi Street, Gondal 360311, Gujarat",
  4: "Vaidya Vatika, 9 Harni Lane, Vadodara 390022, Gujarat",
  5: "Rasoi Roots, 33 Masala Gali, Unjha 384170, Gujarat",
  6: "Nirmal Ghar, 7 Soapnut Estate, Sanand 382110, Gujarat",
  7: "Kesar Kumud, 15 Phool Bagh, Navsari 396445, Gujarat",
  8: "Madhuvan Forest Cooperatives, 2 Van Marg, Saputara 394720, Gujarat",
  9: "Satvik Patra, 5 Granth Street, Ellisbridge, Ahmedabad 380006, Gujarat",
};

/** Sizes of the same goods. */
const PACK_GROUPS: Readonly<Record<string, readonly number[]>> = {
  "a2-gir-cow-bilona-ghee": [1001, 1002, 1003, 1004],
  "khapli-wheat-atta": [1023, 1024],
  "wood-pressed-groundnut-oil": [1052, 1053],
  "neem-citronella-floor-cleaner": [1181, 1182],
};

interface Kind {
  readonly bestBefore?: string;
  readonly storage?: string;
  readonly howToUse?: string;
  readonly goodFor?: string;
}

const COOL_AND_DRY = "Keep cool and dry, away from sunlight, tightly closed.";
const REFRIGERATE = "After opening, keep refrigerated and use within 30 days.";
const COOK = "Rinse, soak and cook in fresh water until soft.";
const LEAVE_SKIN = "For external use. Test a little on the inner arm first.";

/** What goods of a category have in common. */
const KINDS: Readonly<Record<number, Kind>> = {
  101: {
    ...{ bestBefore: "12 months from packing", storage: "Keep cool and dry; use a dry spoon. No need to refrigerate." },
    howToUse: "A spoonful on hot rotis, dal or khichdi, or to cook with: its smoke point is high.",
    goodFor: "Rotis, dal, tadka, sweets and the diya.",
  },
  102: {
    bestBefore: "6 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Stir two teaspoons into a glass of warm milk or water.",
  },
  103: {
    ...{
      bestBefore: "18 months from packing",
      storage: "Keep at room temperature. Raw honey sets in the cold: warm the jar in water below 40 °C.",
    },
    ...{
      howToUse: "In lukewarm water, on toast, or by the spoon.",
      goodFor: "Sweetening what is not hot. Not for children below one year.",
    },
  },
  104: {
    bestBefore: "12 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "As you would use sugar.",
    goodFor: "Tea, milk and Indian sweets.",
  },
  105: {
    bestBefore: "3 months from packing",
    storage: "Keep cool and dry; in summer, in the refrigerator.",
    howToUse: "Knead with warm water and let it rest for 20 minutes.",
    goodFor: "Rotis, rotla, thepla and baking.",
  },
  106: {
    bestBefore: "9 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Rinse, soak for an hour, cook in twice as much water.",
    goodFor: "Khichdi, upma, dosa and in place of rice.",
  },
  107: {
    bestBefore: "12 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Rinse, soak for half an hour, cook in twice as much water.",
  },
  108: {
    bestBefore: "9 months from packing",
    storage: COOL_AND_DRY,
    howToUse: COOK,
    goodFor: "Dal, khichdi, dosa and farsan.",
  },
  109: {
    bestBefore: "12 months from packing",
    storage: COOL_AND_DRY,
    howToUse: `Soak overnight. ${COOK}`,
    goodFor: "Curries, sprouts and salads.",
  },
  15: {
    bestBefore: "9 months from packing",
    storage: "Keep cool and dark, tightly closed.",
    howToUse: "Pressed below 45 °C and only settled: a little sediment is natural.",
    goodFor: "Tadka, frying on a medium flame, dressings.",
  },
  111: {
    bestBefore: "12 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Roast on a low flame and grind fresh, or let it crackle in hot ghee.",
  },
  112: { bestBefore: "9 months from packing", storage: COOL_AND_DRY, howToUse: "A pinch to a teaspoon a dish." },
  113: {
    bestBefore: "9 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Add near the end of cooking, or sprinkle on top.",
  },
  114: { bestBefore: "3 months from packing", storage: COOL_AND_DRY, goodFor: "Tea time and travel." },
  115: {
    bestBefore: "6 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "The steps are on the pack: water, heat, 20 minutes.",
  },
  116: {
    bestBefore: "3 months from packing",
    storage: COOL_AND_DRY,
    goodFor: "A sweet bite after meals and on the road.",
  },
  18: {
    bestBefore: "6 months from packing",
    storage: "Keep cool and dry; in summer, in the refrigerator.",
    howToUse: "Soak overnight, or roast dry for two minutes.",
  },
  19: {
    bestBefore: "12 months from packing",
    storage: "Use a dry spoon. Keep the lid closed.",
    goodFor: "Thepla, khichdi, paratha and curd rice.",
  },
  20: {
    bestBefore: "12 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Let a teaspoon or a bag draw in hot water; thin concentrates with six parts of water.",
  },
  201: {
    bestBefore: "24 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Half a teaspoon with warm water or honey, or as your vaidya says.",
  },
  202: {
    bestBefore: "24 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "Half a teaspoon with warm water after meals, or as your vaidya says.",
  },
  22: {
    bestBefore: "24 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "One teaspoon in the morning with warm milk, or as your vaidya says.",
  },
  23: {
    bestBefore: "12 months from packing",
    storage: REFRIGERATE,
    howToUse: "Shake. 30 ml in a glass of water, before breakfast.",
  },
  24: {
    bestBefore: "24 months from packing",
    storage: COOL_AND_DRY,
    howToUse: "One after breakfast and dinner, or as your vaidya says. Not for children.",
  },
  25: {
    bestBefore: "36 months from manufacture",
    storage: COOL_AND_DRY,
    howToUse: "For external use, or as your vaidya says. Warm it in the hands.",
  },
  301: {
    bestBefore: "24 months from manufacture",
    storage: "Let it dry between uses, on a dish that drains.",
    howToUse: "Lather with water and rinse.",
    goodFor: "Body and hands, every day.",
  },
  302: { bestBefore: "18 months from manufacture", storage: COOL_AND_DRY, howToUse: LEAVE_SKIN },
  303: {
    bestBefore: "24 months from manufacture",
    storage: COOL_AND_DRY,
    howToUse: "Warm a little, work it into the scalp, wash after an hour.",
    goodFor: "Scalp and dry ends.",
  },
  304: {
    bestBefore: "24 months from manufacture",
    storage: COOL_AND_DRY,
    howToUse: "On wet hair; rinse well. Keep out of the eyes.",
  },
  305: {
    bestBefore: "18 months from manufacture",
    storage: "Keep cool and dark.",
    howToUse: `Three drops on the clean face at night. ${LEAVE_SKIN}`,
  },
  306: { bestBefore: "18 months from manufacture", storage: COOL_AND_DRY, howToUse: LEAVE_SKIN },
  34: { bestBefore: "24 months from manufacture", storage: COOL_AND_DRY, howToUse: "Twice a day; do not swallow." },
  43: {
    bestBefore: "20 days from making",
    storage: "Keep cool, in the box, and share soon.",
    goodFor: "Diwali, weddings and visits.",
  },
  501: {
    bestBefore: "24 months from manufacture",
    storage: "Keep away from children.",
    howToUse: "Two caps in half a bucket of water; the spray as it is.",
  },
  502: {
    bestBefore: "24 months from manufacture",
    storage: "Keep away from children.",
    howToUse: "A little on a wet scrub; rinse.",
  },
  52: {
    bestBefore: "24 months from manufacture",
    storage: "Keep away from children.",
    howToUse: "30 ml a machine load; soapnuts in their bag, six for a wash.",
  },
  53: { bestBefore: "24 months from manufacture", storage: "Keep away from children and flames." },
  54: { storage: "Keep dry and shaded.", howToUse: "Work into the soil around the plant and water." },
  601: { storage: "Keep dry.", howToUse: "Light, let it glow, and set it on something that does not burn." },
  602: { storage: "Keep dry." },
  62: { bestBefore: "24 months from manufacture", storage: COOL_AND_DRY, howToUse: "As your vaidya says." },
  63: { bestBefore: "24 months from manufacture", storage: COOL_AND_DRY, howToUse: LEAVE_SKIN },
  64: {
    bestBefore: "12 months from manufacture",
    storage: "Keep shaded; open the cap now and then.",
    howToUse: "Thin with ten parts of water for the soil.",
  },
};

/** Hampers hold several things. */
const HAMPER_CATEGORIES: readonly number[] = [401, 402];
const OF_HAMPERS = "Each piece in the box carries its own label.";
const UNITS: Readonly<Record<string, NetUnit>> = { g: "g", kg: "kg", ml: "ml", l: "l" };
/** Ware, whose label says how much it takes and not how much is in it. */
const WARE_CATEGORY = 44;

function contentOf({ weightLabel, categoryId }: ProductSeed): {
  readonly netQuantity: number;
  readonly netUnit: NetUnit;
} {
  const [, quantity = "1", unit = ""] =
    /(\d+(?:\.\d+)?)\s*(\w*)$/.exec(weightLabel) ?? /(\d+)\s*(\w*)/.exec(weightLabel) ?? [];
  const measure = UNITS[unit];
  if (categoryId === WARE_CATEGORY && measure) return { netQuantity: 1, netUnit: "piece" };
  return { netQuantity: Number(quantity), netUnit: measure ?? "piece" };
}

const GRAMS: Readonly<Record<NetUnit, number>> = { g: 1, kg: 1000, ml: 1, l: 1000, piece: 60 };

const nutritionRows = ([
  energy,
  protein,
  carbohydrate,
  sugars,
  fat,
  saturated,
  sodium,
]: Nutrition): readonly FactRow[] => [
  { name: "Energy", value: `${energy} kcal` },
  { name: "Protein", value: `${protein} g` },
  { name: "Carbohydrate", value: `${carbohydrate} g` },
  { name: "of which sugars", value: `${sugars} g` },
  { name: "Fat", value: `${fat} g` },
  { name: "of which saturated", value: `${saturated} g` },
  { name: "Sodium", value: `${sodium} mg` },
];

function rowsOf(lines: string | undefined): readonly FactRow[] {
  const read = readFactRows(lines ?? "");
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
}

/** Every third product is sold at its MRP, the others a tenth below it, to the next five rupees. */
const mrpRupees = ({ id, pricePaidRupees }: ProductSeed): number =>
  id % 3 === 0 ? pricePaidRupees : Math.ceil((pricePaidRupees * 1.1) / 5) * 5;
/** What the sample shop pays for its goods, in percent of the price before GST. */
const COST_PERCENT = 62;

/** A number of the shop's own (GS1 prefix 20): a sample has no number that is known elsewhere. */
function barcodeOf(id: number): string {
  const digits = `200000${String(id).padStart(6, "0")}`;
  return digits + gtinCheckDigit(digits);
}

/** The facts of a product of the sample shop, as its pack would state them. */
export function factsOf(seed: ProductSeed): ProductFacts {
  const { id, brandId, categoryId, gstRate } = seed;
  const food = FOODS[id];
  const price = fromRupees(seed.pricePaidRupees);
  const content = contentOf(seed);
  const isBook = seed.hsnCode === "4901";
  const draft: ProductFactsDraft = {
    ...EMPTY_LABEL,
    sku: `SO-${id}`,
    barcode: isBook ? "" : barcodeOf(id),
    mrp: fromRupees(mrpRupees(seed)),
    cost: fromRupees(Math.round((withoutPercent(price, gstRate) * COST_PERCENT) / 10_000)),
    ...content,
    weightGrams: Math.round(content.netQuantity * GRAMS[content.netUnit] * 1.15) + 40,
    packGroup: Object.entries(PACK_GROUPS).find(([, ids]) => ids.includes(id))?.[0] ?? "",
    packLabel: "",
    origin: "India",
    maker: MAKERS[brandId] ?? "",
    ...KINDS[categoryId],
    ...(food
      ? {
          foodMark: "veg",
          fssaiLicence: "10700000000000",
          ingredients: food.ingredients,
          allergens: food.allergens ?? "",
          nutrition: food.nutrition ? nutritionRows(food.nutrition) : [],
        }
      : { ingredients: HAMPER_CATEGORIES.includes(categoryId) ? OF_HAMPERS : (INGREDIENTS[id] ?? "") }),
    details: rowsOf(DETAILS[id]),
  };
  const checked = checkProductFacts(draft, price);
  if (!checked.ok) throw new Error(`Product ${id}, ${checked.refusal.field}: ${checked.refusal.message}`);
  return checked.value;
}
