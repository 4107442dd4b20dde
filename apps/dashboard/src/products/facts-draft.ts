import type { addProduct, ReplyOf, RequestOf, staffProduct } from "@store/api-client/contract";
import {
  checkFields,
  checkProductFacts,
  FOOD_MARKS,
  type FormOutcome,
  factRowsText,
  NET_UNITS,
  type Paise,
  type ProductFacts,
  readFactRows,
  readTypedAmount,
  toRupees,
  typedNumber,
} from "@store/domain";

export type StaffFacts = NonNullable<ReplyOf<typeof staffProduct>["data"]["facts"]>;

/** A product's facts as they are typed; lists are lines of "name: value". */
export type FactsDraft = { readonly [Field in keyof typeof FACT_LABELS]: string };

/** The fields in the form's order, as they are called where two edits are compared. */
export const FACT_LABELS = {
  mrp: "MRP",
  cost: "Cost",
  sku: "SKU",
  barcode: "Barcode",
  netQuantity: "Net quantity",
  netUnit: "Unit",
  weightGrams: "Weight of a parcel with it",
  packGroup: "Pack group",
  packLabel: "Name of this size",
  foodMark: "Food mark",
  ingredients: "Ingredients",
  nutrition: "Nutrition",
  allergens: "Allergens",
  fssaiLicence: "FSSAI licence",
  bestBefore: "Best before",
  storage: "Storage",
  origin: "Country of origin",
  maker: "Made by",
  packer: "Packed by",
  importer: "Imported by",
  goodFor: "Good for",
  howToUse: "How to use",
  details: "More details",
} as const;

export const EMPTY_FACTS: FactsDraft = {
  ...{ mrp: "", cost: "", sku: "", barcode: "", netQuantity: "", netUnit: "", weightGrams: "", packGroup: "" },
  ...{ packLabel: "", foodMark: "", ingredients: "", nutrition: "", allergens: "", fssaiLicence: "", bestBefore: "" },
  ...{ storage: "", origin: "", maker: "", packer: "", importer: "", goodFor: "", howToUse: "", details: "" },
};

const amountText = (amount: Paise | null): string => (amount === null ? "" : String(toRupees(amount)));
const numberText = (number: number | null): string => (number === null ? "" : String(number));

export const factsDraftOf = (facts: StaffFacts | undefined): FactsDraft =>
  facts
    ? {
        mrp: amountText(facts.mrp),
        cost: amountText(facts.cost),
        sku: facts.sku,
        barcode: facts.barcode,
        netQuantity: numberText(facts.net_quantity),
        netUnit: facts.net_unit ?? "",
        weightGrams: numberText(facts.weight_grams),
        packGroup: facts.pack_group,
        packLabel: facts.pack_label,
        foodMark: facts.food_mark,
        ingredients: facts.ingredients,
        nutrition: factRowsText(facts.nutrition),
        allergens: facts.allergens,
        fssaiLicence: facts.fssai_licence,
        bestBefore: facts.best_before,
        storage: facts.storage,
        origin: facts.origin,
        maker: facts.maker,
        packer: facts.packer,
        importer: facts.importer,
        goodFor: facts.good_for,
        howToUse: facts.how_to_use,
        details: factRowsText(facts.details),
      }
    : EMPTY_FACTS;

/** What is no number is refused by the rule as one that cannot be. */
const typed = (text: string): number | null => (text.trim() === "" ? null : (typedNumber(text) ?? Number.NaN));

/** Checks the facts of the form by the domain's rule. */
export function checkFactsForm(draft: FactsDraft, price: Paise): FormOutcome<ProductFacts> {
  const mrp = readTypedAmount(draft.mrp);
  const cost = readTypedAmount(draft.cost);
  const nutrition = readFactRows(draft.nutrition);
  const details = readFactRows(draft.details);
  const checked = checkProductFacts(
    {
      ...draft,
      mrp: mrp.ok ? mrp.value : null,
      cost: cost.ok ? cost.value : null,
      netQuantity: typed(draft.netQuantity),
      netUnit: NET_UNITS.find((unit) => unit === draft.netUnit) ?? null,
      weightGrams: typed(draft.weightGrams),
      foodMark: FOOD_MARKS.find((mark) => mark === draft.foodMark) ?? "",
      nutrition: nutrition.ok ? nutrition.value : [],
      details: details.ok ? details.value : [],
    },
    price,
  );
  const read = checkFields({ mrp, cost, nutrition, details }, () => undefined);
  if (read.ok) return checked;
  return checked.ok ? read : { ok: false, refusal: checked.refusal, refusals: [...checked.refusals, ...read.refusals] };
}

/** The facts as the wire has them. */
export const wireFacts = (facts: ProductFacts): NonNullable<RequestOf<typeof addProduct>["body"]["facts"]> => ({
  sku: facts.sku,
  barcode: facts.barcode,
  mrp: facts.mrp === null ? null : toRupees(facts.mrp),
  cost: facts.cost === null ? null : toRupees(facts.cost),
  net_quantity: facts.netContent?.quantity ?? null,
  net_unit: facts.netContent?.unit ?? null,
  weight_grams: facts.weightGrams,
  pack_group: facts.packGroup,
  pack_label: facts.packLabel,
  food_mark: facts.foodMark,
  ingredients: facts.ingredients,
  nutrition: facts.nutrition.map(({ name, value }) => ({ name, value })),
  allergens: facts.allergens,
  origin: facts.origin,
  maker: facts.maker,
  packer: facts.packer,
  importer: facts.importer,
  fssai_licence: facts.fssaiLicence,
  best_before: facts.bestBefore,
  storage: facts.storage,
  how_to_use: facts.howToUse,
  good_for: facts.goodFor,
  details: facts.details.map(({ name, value }) => ({ name, value })),
});
