import {
  FACT_LIMITS,
  FACT_MESSAGES,
  FACT_ROW_LIMITS,
  FOOD_MARKS,
  NET_QUANTITY_MAXIMUM,
  NET_UNITS,
  PACK_SIZE_MESSAGES,
  PRODUCT_MESSAGES,
  SKU_LENGTH,
} from "@store/domain";
import * as v from "valibot";
import { integer, money, text } from "../fields.ts";

const Amount = v.nullable(money({ tooHigh: PRODUCT_MESSAGES.priceTooHigh }));
const Rows = v.pipe(
  v.array(v.object({ name: text(FACT_ROW_LIMITS.name), value: text(FACT_ROW_LIMITS.value) })),
  v.maxLength(FACT_ROW_LIMITS.rows),
);
/** Barcodes and licences are typed with spaces and dashes. */
const CODE_LENGTH = 30;

/** What identifies a product, what it may cost, what is in the pack and what stands on it. */
export const ProductFactFields = v.object({
  sku: text(SKU_LENGTH),
  barcode: text(CODE_LENGTH),
  /** All taxes included; null: there is none. */
  mrp: Amount,
  /** Of a piece, without GST: for staff alone. */
  cost: Amount,
  net_quantity: v.nullable(
    v.pipe(v.number(), v.finite(), v.maxValue(NET_QUANTITY_MAXIMUM, PACK_SIZE_MESSAGES.quantity)),
  ),
  net_unit: v.nullable(v.picklist(NET_UNITS)),
  weight_grams: v.nullable(
    integer(1, FACT_LIMITS.weightGrams, { wrong: FACT_MESSAGES.weight, tooHigh: FACT_MESSAGES.weight }),
  ),
  /** The same word for all sizes of the same goods (C56). */
  pack_group: text(FACT_LIMITS.packGroup),
  pack_label: text(FACT_LIMITS.packLabel),
  food_mark: v.picklist(["", ...FOOD_MARKS]),
  ingredients: text(FACT_LIMITS.ingredients),
  nutrition: Rows,
  allergens: text(FACT_LIMITS.allergens),
  origin: text(FACT_LIMITS.origin),
  maker: text(FACT_LIMITS.business),
  packer: text(FACT_LIMITS.business),
  importer: text(FACT_LIMITS.business),
  fssai_licence: text(CODE_LENGTH),
  best_before: text(FACT_LIMITS.bestBefore),
  storage: text(FACT_LIMITS.storage),
  how_to_use: text(FACT_LIMITS.howToUse),
  good_for: text(FACT_LIMITS.goodFor),
  details: Rows,
});

/** The wire's name of each of the domain's product facts. */
export const PRODUCT_FACT_FIELDS = {
  sku: "facts.sku",
  barcode: "facts.barcode",
  mrp: "facts.mrp",
  cost: "facts.cost",
  netQuantity: "facts.net_quantity",
  netUnit: "facts.net_unit",
  weightGrams: "facts.weight_grams",
  packGroup: "facts.pack_group",
  packLabel: "facts.pack_label",
  foodMark: "facts.food_mark",
  ingredients: "facts.ingredients",
  nutrition: "facts.nutrition",
  allergens: "facts.allergens",
  origin: "facts.origin",
  maker: "facts.maker",
  packer: "facts.packer",
  importer: "facts.importer",
  fssaiLicence: "facts.fssai_licence",
  bestBefore: "facts.best_before",
  storage: "facts.storage",
  howToUse: "facts.how_to_use",
  goodFor: "facts.good_for",
  details: "facts.details",
} as const;
