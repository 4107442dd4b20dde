import { checkMrp, type ProductFacts } from "../catalogue/product-facts.ts";
import { type CheckedProduct, checkGstRate, checkHsnCode, checkPrice } from "../catalogue/product-form.ts";
import { PRODUCT_TAGS } from "../catalogue/product-list.ts";
import { isBelowCost } from "../discounts/discount.ts";
import { checkFields, type FormOutcome, requireChoice } from "../forms/form.ts";
import { formatCount, formatRupees } from "../money/format-money.ts";
import { addMoney, fromRupees, type Paise, paise, subtractMoney } from "../money/money.ts";
import { percentOf, withoutPercent } from "../money/percent.ts";
import { PRICE_ON_REQUEST } from "../money/price.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { COLUMN_RULES, EMPTY_PRODUCT, type ProductPlaces } from "../product-files/product-columns.ts";
import { isUnusualPrice } from "./great-change.ts";

/**
 * What can be changed of many products at once, as staff call it. Stock is not among them: the ledger says of each piece
 * why it came or went.
 */
export const BULK_FIELDS = {
  price: "Price",
  mrp: "MRP",
  gst_rate: "GST",
  hsn_code: "HSN code",
  category: "Category",
  brand: "Brand",
  section: "Heading in the shop",
  form: "Form",
  add_tag: "Add a tag",
  remove_tag: "Remove a tag",
  archive: "Take out of the shop",
  restore: "Put back into the shop",
} as const;
export type BulkField = keyof typeof BULK_FIELDS;

const isField = (name: string): name is BulkField => name in BULK_FIELDS;
export const BULK_FIELD_NAMES: readonly BulkField[] = Object.keys(BULK_FIELDS).filter(isField);

/** How a price or an MRP is changed. */
export const BULK_STEPS = {
  raise_percent: "Raise by percent",
  lower_percent: "Lower by percent",
  raise_amount: "Raise by an amount",
  lower_amount: "Lower by an amount",
  set: "Set to an amount",
  clear: "Remove it",
} as const;
export type BulkStep = keyof typeof BULK_STEPS;

const isStep = (name: string): name is BulkStep => name in BULK_STEPS;
export const BULK_STEP_NAMES: readonly BulkStep[] = Object.keys(BULK_STEPS).filter(isStep);

/** Products that one edit changes at most: it is one transaction, and others wait for its products. */
export const BULK_EDIT_MAXIMUM = 10_000;
const RAISE_PERCENT_MAXIMUM = 1000;
const LOWER_PERCENT_MAXIMUM = 95;

export const BULK_MESSAGES = {
  field: "Please choose what to change!",
  step: "Please choose how to change it!",
  percent: `Please enter how many percent: above 0, and at most ${RAISE_PERCENT_MAXIMUM} up or ${LOWER_PERCENT_MAXIMUM} down.`,
  amount: "Please enter an amount above zero, in rupees.",
  choice: "Please choose one!",
  noPrice: "It has no price to begin with: it is on request.",
  noMrp: "It has no MRP to begin with.",
  mrpNotAboveZero: "The MRP would be zero or less.",
  belowCost: "It would be sold below cost.",
  nothing: "Please choose products first!",
  tooMany: `One edit changes at most ${formatCount(BULK_EDIT_MAXIMUM)} products. Please choose fewer, such as those of one category!`,
  changedSince: "Some of these products have changed since you looked. Nothing was changed. Please look again!",
} as const;

/** A change as staff fill it in. */
export interface BulkForm {
  readonly field: string;
  /** Of a price or an MRP. */
  readonly step: string | undefined;
  /** Rupees or percent, by the step. */
  readonly value: number | undefined;
  /** The new price is rounded to whole rupees. */
  readonly isRounded: boolean;
  /** An id, or a rate of GST in percent; null: none. */
  readonly choice: number | null | undefined;
  readonly hsnCode: string | undefined;
}

/** A change of one field that may be made to any product. */
export type BulkChange =
  | {
      readonly field: "price" | "mrp";
      readonly step: BulkStep;
      /** Percent of the steps by percent, paise of the others. */
      readonly value: number;
      readonly isRounded: boolean;
    }
  | { readonly field: "hsn_code"; readonly code: string }
  | { readonly field: "gst_rate" | "category" | "add_tag" | "remove_tag"; readonly choice: number }
  | { readonly field: "brand" | "section" | "form"; readonly choice: number | null }
  | { readonly field: "archive" | "restore" };

function checkValue({ step, value = Number.NaN }: BulkForm): Outcome<number> {
  if (step === "clear") return accept(0);
  if (step === "raise_percent" || step === "lower_percent") {
    const most = step === "raise_percent" ? RAISE_PERCENT_MAXIMUM : LOWER_PERCENT_MAXIMUM;
    const isPercent = value >= 0.01 && value <= most;
    return isPercent ? accept(value) : refuse({ code: "percent", message: BULK_MESSAGES.percent });
  }
  if (!(value >= 0.01)) return refuse({ code: "amount", message: BULK_MESSAGES.amount });
  return checkPrice(fromRupees(value));
}

const missing = () => refuse({ code: "required", message: BULK_MESSAGES.choice });

/** What a change of many products has to be. */
export function checkBulkForm(form: BulkForm): FormOutcome<BulkChange, keyof BulkForm> {
  const { field, choice, isRounded } = form;
  const none = accept(undefined);
  if (!isField(field)) {
    const refusal = { field: "field", code: "required", message: BULK_MESSAGES.field } as const;
    return { ok: false, refusal, refusals: [refusal] };
  }
  switch (field) {
    case "price":
    case "mrp": {
      const step = requireChoice(form.step, BULK_STEP_NAMES, BULK_MESSAGES.step);
      return checkFields({ step, value: step.ok ? checkValue(form) : none }, (fields) => ({
        ...{ field, step: fields.step.value, isRounded },
        value: fields.value.value ?? 0,
      }));
    }
    case "hsn_code":
      return checkFields({ hsnCode: checkHsnCode(form.hsnCode ?? "") }, ({ hsnCode }) => ({
        ...{ field, code: hsnCode.value },
      }));
    case "gst_rate":
      return checkFields({ choice: checkGstRate(choice ?? null) }, (fields) => ({
        ...{ field, choice: fields.choice.value },
      }));
    case "add_tag":
    case "remove_tag": {
      const tag = requireChoice(choice, Object.values(PRODUCT_TAGS), BULK_MESSAGES.choice);
      return checkFields({ choice: tag }, (fields) => ({ field, choice: fields.choice.value }));
    }
    case "category": {
      const chosen = choice == null ? missing() : accept(choice);
      return checkFields({ choice: chosen }, (fields) => ({ field, choice: fields.choice.value }));
    }
    case "brand":
    case "section":
    case "form": {
      const chosen = choice === undefined ? missing() : accept(choice);
      return checkFields({ choice: chosen }, (fields) => ({ field, choice: fields.choice.value }));
    }
    case "archive":
    case "restore":
      return accept({ field });
  }
}

/** What of a product can be changed, or decides whether it can. */
export interface BulkProduct
  extends Pick<CheckedProduct, "categoryId" | "brandId" | "foamId" | "sectionId" | "tagIds" | "hsnCode" | "isArchived">,
    Pick<ProductFacts, "mrp" | "cost"> {
  /** Without a discount; zero: on request. */
  readonly pricePaid: Paise;
  /** Percent. */
  readonly gstRate: number;
}

const toWholeRupees = (amount: Paise): Paise => paise(Math.round(amount / 100) * 100);

type Amounts = Extract<BulkChange, { readonly field: "price" | "mrp" }>;

/** What comes of an amount. May be zero or less, which the rule of what it is refuses. */
function changeAmount(before: Paise, { step, value, isRounded }: Amounts): Paise {
  const after = {
    raise_percent: () => addMoney(before, percentOf(before, value)),
    lower_percent: () => subtractMoney(before, percentOf(before, value)),
    raise_amount: () => addMoney(before, paise(value)),
    lower_amount: () => subtractMoney(before, paise(value)),
    set: () => paise(value),
    clear: () => paise(0),
  }[step]();
  return isRounded ? toWholeRupees(after) : after;
}

const needsBefore = (step: BulkStep): boolean => step !== "set" && step !== "clear";

function changePrice(product: BulkProduct, change: Amounts): Outcome<BulkProduct> {
  if (change.step === "clear") return accept({ ...product, pricePaid: paise(0) });
  if (product.pricePaid === 0 && needsBefore(change.step)) {
    return refuse({ code: "no-price", message: BULK_MESSAGES.noPrice });
  }
  const price = checkPrice(changeAmount(product.pricePaid, change));
  if (!price.ok) return price;
  const mrp = checkMrp(product.mrp, price.value);
  return mrp.ok ? accept({ ...product, pricePaid: price.value }) : mrp;
}

function changeMrp(product: BulkProduct, change: Amounts): Outcome<BulkProduct> {
  if (change.step === "clear") return accept({ ...product, mrp: null });
  if (product.mrp === null && needsBefore(change.step)) {
    return refuse({ code: "no-mrp", message: BULK_MESSAGES.noMrp });
  }
  const after = changeAmount(product.mrp ?? paise(0), change);
  if (after <= 0) return refuse({ code: "mrp", message: BULK_MESSAGES.mrpNotAboveZero });
  const amount = checkPrice(after);
  if (!amount.ok) return amount;
  const mrp = checkMrp(amount.value, product.pricePaid);
  return mrp.ok ? accept({ ...product, mrp: mrp.value }) : mrp;
}

function changeProduct(product: BulkProduct, change: BulkChange): Outcome<BulkProduct> {
  switch (change.field) {
    case "price":
      return changePrice(product, change);
    case "mrp":
      return changeMrp(product, change);
    case "gst_rate":
      return accept({ ...product, gstRate: change.choice });
    case "hsn_code":
      return accept({ ...product, hsnCode: change.code });
    case "category":
      return accept({ ...product, categoryId: change.choice });
    case "brand":
      return accept({ ...product, brandId: change.choice });
    case "section":
      return accept({ ...product, sectionId: change.choice });
    case "form":
      return accept({ ...product, foamId: change.choice });
    case "add_tag":
      return accept({ ...product, tagIds: [...new Set([...product.tagIds, change.choice])].toSorted((a, b) => a - b) });
    case "remove_tag":
      return accept({ ...product, tagIds: product.tagIds.filter((id) => id !== change.choice) });
    case "archive":
      return accept({ ...product, isArchived: true });
    case "restore":
      return accept({ ...product, isArchived: false });
  }
}

/** What was below cost and is so less from now on is no loss of this change. */
function fallsBelowCost(before: BulkProduct, after: BulkProduct): boolean {
  if (!isBelowCost(after.pricePaid, after)) return false;
  const net = ({ pricePaid, gstRate }: BulkProduct) => withoutPercent(pricePaid, gstRate);
  return !isBelowCost(before.pricePaid, before) || net(after) < net(before);
}

/**
 * What comes of a product; the same where nothing changes.
 * @param mayBelowCost somebody has said that it may be sold below cost.
 * @returns a refusal where the rules of the product's form forbid it: nothing is sold above its MRP, or below its cost
 * unless somebody has said so.
 */
export function changeInBulk(product: BulkProduct, change: BulkChange, mayBelowCost: boolean): Outcome<BulkProduct> {
  const changed = changeProduct(product, change);
  if (!changed.ok || mayBelowCost || change.field === "mrp") return changed;
  return fallsBelowCost(product, changed.value)
    ? refuse({ code: "below-cost", message: BULK_MESSAGES.belowCost })
    : changed;
}

/** Whether a price or an MRP changes so much that it is asked whether it is right. */
export const isUnusualEdit = (before: BulkProduct, after: BulkProduct): boolean =>
  isUnusualPrice(before.pricePaid, after.pricePaid) || isUnusualPrice(before.mrp ?? paise(0), after.mrp ?? paise(0));

/** The column of a file of products that holds a field, which is shown as it is written there. */
const COLUMNS = {
  hsn_code: "hsnCode",
  category: "category",
  brand: "brand",
  section: "section",
  form: "form",
  add_tag: "tags",
  remove_tag: "tags",
} as const;

/** A product's field as a preview shows it. */
export function bulkFieldText(field: BulkField, product: BulkProduct, places: ProductPlaces): string {
  switch (field) {
    case "price":
      return product.pricePaid > 0 ? formatRupees(product.pricePaid) : PRICE_ON_REQUEST;
    case "mrp":
      return product.mrp === null ? "" : formatRupees(product.mrp);
    case "gst_rate":
      return `${product.gstRate} %`;
    case "archive":
    case "restore":
      return product.isArchived ? "Taken out" : "In the shop";
    default:
      return COLUMN_RULES[COLUMNS[field]].write({ ...EMPTY_PRODUCT, ...product }, places).replaceAll("\n", ", ");
  }
}

/** Why an edit is not applied before somebody has looked at the products again. */
export const CHANGED_SINCE_PREVIEW: Refusal<"changed-since"> = {
  code: "changed-since",
  message: BULK_MESSAGES.changedSince,
};
