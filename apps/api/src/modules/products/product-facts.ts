import type { ProductDetail, ProductFactFields } from "@store/api-client/contract";
import {
  EMPTY_LABEL,
  formatDay,
  type NetContent,
  netContentText,
  type Paise,
  type ProductFacts,
  type ProductFactsDraft,
  type ProductLabel,
  toRupees,
  unitPrice,
} from "@store/domain";
import type { InferInput, InferOutput } from "valibot";
import type { products } from "../../db/schema/index.ts";

type Row = typeof products.$inferSelect;
type WireFacts = InferInput<typeof ProductFactFields>;
type WireDetail = InferInput<typeof ProductDetail>;
type WireLabel = NonNullable<WireDetail["label"]>;

/** Those of a product that carry its facts. */
export type FactColumns = Pick<
  Row,
  "sku" | "barcode" | "mrp" | "cost" | "netQuantity" | "netUnit" | "weightGrams" | "packGroup" | "packLabel" | "label"
>;

type StoredLabel = Row["label"];

/** Without what is empty: most products fill a few of the fields. */
function filledLabel(label: ProductLabel): StoredLabel {
  const { foodMark, ingredients, nutrition, allergens, origin, maker, packer, importer } = label;
  const { fssaiLicence, bestBefore, storage, howToUse, goodFor, details } = label;
  const all: ProductLabel = {
    ...{ foodMark, ingredients, nutrition, allergens, origin, maker, packer, importer },
    ...{ fssaiLicence, bestBefore, storage, howToUse, goodFor, details },
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.length > 0));
}

/** A product's facts as the table keeps them. */
export function factColumns(facts: ProductFacts): FactColumns {
  const { sku, barcode, mrp, cost, netContent, weightGrams, packGroup, packLabel } = facts;
  return {
    ...{ sku, barcode, mrp, cost, weightGrams, packGroup, packLabel },
    netQuantity: netContent?.quantity ?? null,
    netUnit: netContent?.unit ?? null,
    label: filledLabel(facts),
  };
}

/** What was stored, as a form has it. */
export function factsOf({ label, ...row }: FactColumns): ProductFactsDraft {
  const { sku, barcode, mrp, cost, netQuantity, netUnit, weightGrams, packGroup, packLabel } = row;
  return {
    ...{ sku, barcode, mrp, cost, netQuantity, netUnit, weightGrams, packGroup, packLabel },
    ...EMPTY_LABEL,
    ...label,
  };
}

const rupeesOrNull = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));

const wireRows = (rows: ProductLabel["nutrition"]) => rows.map(({ name, value }) => ({ name, value }));

/** The facts as the dashboard's calls have them. */
export function wireFacts(columns: FactColumns): WireFacts {
  const facts = factsOf(columns);
  return {
    sku: facts.sku,
    barcode: facts.barcode,
    mrp: rupeesOrNull(facts.mrp),
    cost: rupeesOrNull(facts.cost),
    net_quantity: facts.netQuantity,
    net_unit: facts.netUnit,
    weight_grams: facts.weightGrams,
    pack_group: facts.packGroup,
    pack_label: facts.packLabel,
    food_mark: facts.foodMark,
    ingredients: facts.ingredients,
    nutrition: wireRows(facts.nutrition),
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
    details: wireRows(facts.details),
  };
}

/** The facts that staff sent, as the domain checks them. */
export const factsDraft = (wire: InferOutput<typeof ProductFactFields>): ProductFactsDraft => ({
  sku: wire.sku,
  barcode: wire.barcode,
  mrp: wire.mrp,
  cost: wire.cost,
  netQuantity: wire.net_quantity,
  netUnit: wire.net_unit,
  weightGrams: wire.weight_grams,
  packGroup: wire.pack_group,
  packLabel: wire.pack_label,
  foodMark: wire.food_mark,
  ingredients: wire.ingredients,
  nutrition: wire.nutrition,
  allergens: wire.allergens,
  origin: wire.origin,
  maker: wire.maker,
  packer: wire.packer,
  importer: wire.importer,
  fssaiLicence: wire.fssai_licence,
  bestBefore: wire.best_before,
  storage: wire.storage,
  howToUse: wire.how_to_use,
  goodFor: wire.good_for,
  details: wire.details,
});

/** What stands on the pack, for shoppers: without what is not said. */
const publicLabel = ({ nutrition, details, ...label }: StoredLabel): WireLabel => ({
  food_mark: label.foodMark,
  ingredients: label.ingredients,
  nutrition: nutrition && wireRows(nutrition),
  allergens: label.allergens,
  origin: label.origin,
  maker: label.maker,
  packer: label.packer,
  importer: label.importer,
  fssai_licence: label.fssaiLicence,
  best_before: label.bestBefore,
  storage: label.storage,
  how_to_use: label.howToUse,
  good_for: label.goodFor,
  details: details && wireRows(details),
});

const contentOf = ({ netQuantity, netUnit }: Pick<Row, "netQuantity" | "netUnit">): NetContent | undefined =>
  netQuantity === null || netUnit === null ? undefined : { quantity: netQuantity, unit: netUnit };

function wireUnitPrice(price: Paise, content: NetContent | undefined) {
  const found = price > 0 && content ? unitPrice(price, content) : undefined;
  return found && { price: toRupees(found.amount), per: found.per };
}

/** One size of the same goods, as the database gives it. */
export interface PackSizeRow {
  readonly id: number;
  readonly name: string;
  readonly packLabel: string;
  readonly netQuantity: number | null;
  readonly netUnit: Row["netUnit"];
  readonly pricePaid: Paise;
  readonly stock: number | null;
}

function wireSize({ id, name, packLabel, pricePaid, stock, ...size }: PackSizeRow) {
  const content = contentOf(size);
  return {
    id,
    name,
    label: packLabel || (content ? netContentText(content) : name),
    product_price: toRupees(pricePaid),
    unit_price: wireUnitPrice(pricePaid, content),
    available_stock_quantity: stock,
  };
}

type PublicFacts = Pick<
  WireDetail,
  "mrp" | "net_quantity" | "unit" | "unit_price" | "barcode" | "pack_group" | "label" | "weight_grams"
>;
export type PublicFactColumns = Pick<
  Row,
  "pricePaid" | "mrp" | "netQuantity" | "netUnit" | "barcode" | "weightGrams" | "label"
>;

/** What stands on the pack; its best-before day is that of the batch which is sold first, where nothing else is said. */
function labelOf(label: StoredLabel, bestBefore: string | null): WireLabel | undefined {
  const said = bestBefore ? { bestBefore: formatDay(bestBefore), ...label } : label;
  return Object.keys(said).length > 0 ? publicLabel(said) : undefined;
}

/**
 * A product's facts as shoppers see them (C56): its cost and its SKU are the shop's own.
 * @param bestBefore of the batch that is sold first.
 */
export function publicFacts(
  row: PublicFactColumns,
  sizes: readonly PackSizeRow[] | null,
  bestBefore: string | null,
): PublicFacts {
  const { mrp, netQuantity, netUnit, barcode, weightGrams, label, pricePaid } = row;
  return {
    mrp: rupeesOrNull(mrp),
    net_quantity: netQuantity,
    unit: netUnit,
    unit_price: wireUnitPrice(pricePaid, contentOf(row)),
    barcode: barcode || undefined,
    weight_grams: weightGrams ?? undefined,
    pack_group: sizes && sizes.length > 1 ? sizes.map(wireSize) : undefined,
    label: labelOf(label, bestBefore),
  };
}
