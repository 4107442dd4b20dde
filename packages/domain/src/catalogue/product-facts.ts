import { checkFields, type FormOutcome } from "../forms/form.ts";
import type { Paise } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { type FactRow, factRowsText, readFactRows } from "./fact-rows.ts";
import { checkNetContent, type NetContent, type NetUnit } from "./pack-size.ts";
import { checkBarcode, checkFssaiLicence, checkSku } from "./product-codes.ts";

/** The green or brown mark of food (Food Safety and Standards (Labelling and Display) Regulations 2020); "" for other goods. */
export const FOOD_MARKS = ["veg", "non-veg"] as const;
export type FoodMark = (typeof FOOD_MARKS)[number];

/** What stands on the pack. An empty text: it does not apply, or nobody has said. */
export interface ProductLabel {
  readonly foodMark: FoodMark | "";
  readonly ingredients: string;
  /** In 100 g or 100 ml. */
  readonly nutrition: readonly FactRow[];
  readonly allergens: string;
  /** The country. */
  readonly origin: string;
  /** Name and address of each; the packer where it is not the maker, the importer of goods from abroad. */
  readonly maker: string;
  readonly packer: string;
  readonly importer: string;
  readonly fssaiLicence: string;
  /** Such as "9 months from packing". */
  readonly bestBefore: string;
  readonly storage: string;
  readonly howToUse: string;
  readonly goodFor: string;
  /** What else is to know, such as a book's author and pages. */
  readonly details: readonly FactRow[];
}

export const EMPTY_LABEL: ProductLabel = {
  ...{ foodMark: "", ingredients: "", nutrition: [], allergens: "", origin: "", maker: "", packer: "", importer: "" },
  ...{ fssaiLicence: "", bestBefore: "", storage: "", howToUse: "", goodFor: "", details: [] },
};

/** What identifies a product, what it may cost, what is in the pack and what stands on it, as staff write it. */
export interface ProductFactsDraft extends ProductLabel {
  readonly sku: string;
  readonly barcode: string;
  /** The maximum retail price of the pack, all taxes included; null where there is none. */
  readonly mrp: Paise | null;
  /** What the shop pays for a piece, without GST: for staff alone. */
  readonly cost: Paise | null;
  readonly netQuantity: number | null;
  readonly netUnit: NetUnit | null;
  /** Of a packed piece in grams, for its parcel; null where nobody has weighed it. */
  readonly weightGrams: number | null;
  /** Ties the sizes of the same goods: those with the same word are sizes of each other. Empty: there is one size. */
  readonly packGroup: string;
  /** What a size is called beside the others; empty: its net quantity. */
  readonly packLabel: string;
}

/** Facts as they may be stored: quantity and unit stand together, or neither does. */
export interface ProductFacts extends Omit<ProductFactsDraft, "netQuantity" | "netUnit"> {
  readonly netContent: NetContent | null;
}

/** Lengths in characters. */
export const FACT_LIMITS = {
  packGroup: 80,
  packLabel: 40,
  ingredients: 2000,
  allergens: 500,
  origin: 60,
  business: 300,
  bestBefore: 120,
  storage: 500,
  howToUse: 2000,
  goodFor: 500,
  weightGrams: 100_000,
} as const;

export const FACT_MESSAGES = {
  mrp: "The MRP is below the price. Nothing may be sold above its MRP.",
  cost: "Please enter what a piece costs the shop as an amount, zero or above.",
  weight: `Please enter the weight in whole grams, up to ${FACT_LIMITS.weightGrams}.`,
  packGroup: "A pack group is a word of small letters, digits and dashes, such as gir-ghee.",
} as const;

const short = (text: string, most: number): Outcome<string, Refusal<"too-long">> => {
  const trimmed = text.trim();
  return [...trimmed].length > most
    ? refuse({ code: "too-long", params: { most }, message: `At most ${most} characters, please.` })
    : accept(trimmed);
};

const checkRows = (rows: readonly FactRow[]): Outcome<readonly FactRow[], Refusal<"fact-row">> =>
  readFactRows(factRowsText(rows));

/** Nothing may be sold above the maximum retail price printed on it (Legal Metrology (Packaged Commodities) Rules 2011, 18). */
export const checkMrp = (mrp: Paise | null, price: Paise): Outcome<Paise | null, Refusal<"mrp-below-price">> =>
  mrp !== null && mrp < price ? refuse({ code: "mrp-below-price", message: FACT_MESSAGES.mrp }) : accept(mrp);

const checkCost = (cost: Paise | null): Outcome<Paise | null, Refusal<"cost">> =>
  cost !== null && cost < 0 ? refuse({ code: "cost", message: FACT_MESSAGES.cost }) : accept(cost);

function checkWeight(grams: number | null): Outcome<number | null, Refusal<"weight">> {
  const isWeight = grams === null || (Number.isInteger(grams) && grams > 0 && grams <= FACT_LIMITS.weightGrams);
  return isWeight
    ? accept(grams)
    : refuse({ code: "weight", params: { most: FACT_LIMITS.weightGrams }, message: FACT_MESSAGES.weight });
}

function checkPackGroup(group: string): Outcome<string, Refusal<"pack-group">> {
  const word = group.trim().toLowerCase();
  return word.length <= FACT_LIMITS.packGroup && /^[\p{L}\p{M}\p{N}-]*$/u.test(word)
    ? accept(word)
    : refuse({ code: "pack-group", message: FACT_MESSAGES.packGroup });
}

/**
 * Checks a product's facts, each by its rule (C56): codes by their check digits, the MRP against the price.
 * @param price what a piece is sold at; zero: on request
 */
export function checkProductFacts(
  draft: ProductFactsDraft,
  price: Paise,
): FormOutcome<ProductFacts, keyof ProductFactsDraft & string> {
  return checkFields(
    {
      sku: checkSku(draft.sku),
      barcode: checkBarcode(draft.barcode),
      mrp: checkMrp(draft.mrp, price),
      cost: checkCost(draft.cost),
      netQuantity: checkNetContent(draft.netQuantity, draft.netUnit),
      weightGrams: checkWeight(draft.weightGrams),
      packGroup: checkPackGroup(draft.packGroup),
      packLabel: short(draft.packLabel, FACT_LIMITS.packLabel),
      ingredients: short(draft.ingredients, FACT_LIMITS.ingredients),
      nutrition: checkRows(draft.nutrition),
      allergens: short(draft.allergens, FACT_LIMITS.allergens),
      origin: short(draft.origin, FACT_LIMITS.origin),
      maker: short(draft.maker, FACT_LIMITS.business),
      packer: short(draft.packer, FACT_LIMITS.business),
      importer: short(draft.importer, FACT_LIMITS.business),
      fssaiLicence: checkFssaiLicence(draft.fssaiLicence),
      bestBefore: short(draft.bestBefore, FACT_LIMITS.bestBefore),
      storage: short(draft.storage, FACT_LIMITS.storage),
      howToUse: short(draft.howToUse, FACT_LIMITS.howToUse),
      goodFor: short(draft.goodFor, FACT_LIMITS.goodFor),
      details: checkRows(draft.details),
    },
    (fields) => ({
      foodMark: draft.foodMark,
      sku: fields.sku.value,
      barcode: fields.barcode.value,
      mrp: fields.mrp.value,
      cost: fields.cost.value,
      netContent: fields.netQuantity.value,
      weightGrams: fields.weightGrams.value,
      packGroup: fields.packGroup.value,
      packLabel: fields.packLabel.value,
      ingredients: fields.ingredients.value,
      nutrition: fields.nutrition.value,
      allergens: fields.allergens.value,
      origin: fields.origin.value,
      maker: fields.maker.value,
      packer: fields.packer.value,
      importer: fields.importer.value,
      fssaiLicence: fields.fssaiLicence.value,
      bestBefore: fields.bestBefore.value,
      storage: fields.storage.value,
      howToUse: fields.howToUse.value,
      goodFor: fields.goodFor.value,
      details: fields.details.value,
    }),
  );
}

type Declaration = keyof ProductLabel | "mrp" | "netContent";

/** What every pre-packed product has to say online (Legal Metrology (Packaged Commodities) Rules 2011, 6 (10)). */
const FOR_ALL: readonly Declaration[] = ["mrp", "netContent", "origin", "maker"];
/** And food (FSSAI, Labelling and Display Regulations 2020, 5 (6)). */
const FOR_FOOD: readonly Declaration[] = ["ingredients", "nutrition", "fssaiLicence", "bestBefore", "storage"];

/** What the law wants a shop to say of a pack online, and nobody has said yet. What has a food mark is food. */
export function missingDeclarations(facts: Pick<ProductFacts, Declaration>): readonly Declaration[] {
  const asked = facts.foodMark === "" ? FOR_ALL : [...FOR_ALL, ...FOR_FOOD];
  return asked.filter((name) => {
    const value = facts[name];
    return value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });
}
