import { type CartLine, cartTotals } from "../buying/cart-totals.ts";
import { type Discount, voucherDiscount } from "../buying/voucher.ts";
import { hasCome } from "../dates/durations.ts";
import { type Paise, paise, smallerMoney, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { percentOf, withoutPercent } from "../money/percent.ts";

/** What a discount is for: single products, categories with all below them, brands, or the whole cart. */
export const DISCOUNT_SCOPES = ["products", "categories", "brands", "cart"] as const;
export type DiscountScope = (typeof DISCOUNT_SCOPES)[number];

/** What it takes off a piece, or off the cart; or the price that a product has instead of its usual one. */
export type DiscountOff =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "rupees"; readonly amount: Paise }
  | { readonly kind: "price"; readonly price: Paise };

export const DISCOUNT_KINDS = ["percent", "rupees", "price"] as const satisfies readonly DiscountOff["kind"][];
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A discount that the shop gives by itself, without a code, between two moments. */
export interface ShopDiscount {
  readonly id: number;
  readonly name: string;
  readonly scope: DiscountScope;
  /** The products, categories or brands that it is for; none where it is for the cart. */
  readonly targets: readonly number[];
  readonly off: DiscountOff;
  /** Of a cart: the smallest total of goods, with their GST. */
  readonly minimum: Paise | null;
}

export const DISCOUNT_STATES = ["coming", "running", "over"] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** Where a discount stands: it counts from the moment that it starts at, and no more at the one that it ends at. */
export function discountState(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date | null },
  now: Date,
): DiscountState {
  if (endsAt && hasCome(endsAt, now)) return "over";
  return hasCome(startsAt, now) ? "running" : "coming";
}

/** What decides which discounts a product has, and what they leave of its price. */
export interface DiscountedProduct {
  readonly id: number;
  /** Its categories, from the top. */
  readonly categories: readonly (number | null)[];
  readonly brandId: number | null;
  /** With GST. */
  readonly usualPrice: Paise;
  readonly mrp: Paise | null;
}

/** Whether a discount lowers the price of a product. */
export function isDiscounted(
  { scope, targets }: Pick<ShopDiscount, "scope" | "targets">,
  { id, categories, brandId }: Pick<DiscountedProduct, "id" | "categories" | "brandId">,
): boolean {
  if (scope === "products") return targets.includes(id);
  if (scope === "brands") return brandId !== null && targets.includes(brandId);
  return scope === "categories" && categories.some((category) => category !== null && targets.includes(category));
}

/** What a discount leaves of a price. Nothing is given away: what would take all of it takes nothing. */
function priceAfter(off: DiscountOff, price: Paise): Paise {
  if (off.kind === "price") return price;
  const taken = off.kind === "percent" ? percentOf(price, off.percent) : off.amount;
  return taken < price ? subtractMoney(price, taken) : price;
}

/** The price of a product, and the discount that it comes from; none where it is the usual one. */
export interface PriceNow<D extends ShopDiscount> {
  readonly price: Paise;
  readonly discount: D | undefined;
}

/**
 * The price of a product with all discounts that count now. They never add up: the lowest price counts, and of equal ones
 * the discount that is older. A scheduled price that is lower than the usual one is one of them; one that is higher takes
 * its place for that time, and discounts come off it. A scheduled price above the MRP does not count, and a product
 * without a price has none.
 */
export function priceNow<D extends ShopDiscount>(product: DiscountedProduct, running: readonly D[]): PriceNow<D> {
  const { usualPrice, mrp } = product;
  let best: PriceNow<D> = { price: usualPrice, discount: undefined };
  if (usualPrice <= 0) return best;
  const own = running.filter((discount) => isDiscounted(discount, product)).toSorted((a, b) => a.id - b.id);
  let scheduled: PriceNow<D> | undefined;
  for (const discount of own) {
    if (discount.off.kind !== "price" || (mrp !== null && discount.off.price > mrp)) continue;
    const { price } = discount.off;
    if (!scheduled || price < scheduled.price) scheduled = { price, discount };
  }
  const from = scheduled && scheduled.price > usualPrice ? scheduled.price : usualPrice;
  best = scheduled ?? best;
  for (const discount of own) {
    const price = priceAfter(discount.off, from);
    if (price < best.price) best = { price, discount };
  }
  return best;
}

/** The price that is struck through beside a lower one: the MRP, or where there is none what is usually paid. */
export function struckPrice(
  price: Paise,
  { mrp, usualPrice }: { readonly mrp: Paise | null; readonly usualPrice: Paise | null },
): Paise | undefined {
  const struck = mrp ?? usualPrice;
  return price > 0 && struck !== null && struck > price ? struck : undefined;
}

/** A discount on the cart, as a promotion's code would take it off. */
function ofCart({ scope, off, minimum }: ShopDiscount): Discount | undefined {
  if (scope !== "cart" || off.kind === "price") return undefined;
  return off.kind === "percent"
    ? { kind: "percent", percent: off.percent, minimum }
    : { kind: "flat", amount: off.amount, minimum };
}

/** What is taken off a cart before GST, and what for: a discount of the shop, or the promotion's code on the cart. */
export interface CartReduction<D extends ShopDiscount> {
  readonly discount: Paise;
  /** The discount of the shop; undefined where the code takes off more, or where there is neither. */
  readonly by: D | undefined;
}

/**
 * What is taken off a cart before GST. Discounts of products are in its prices already. Of the cart's own discounts, and of
 * the promotion's code, the one that takes off most counts alone; of equal ones the older discount, so that a code is kept
 * for another order. Gift voucher and coins are payment, and come after all of these (C38).
 * @param coupon what the code on the cart would take off.
 */
export function cartReduction<D extends ShopDiscount>(
  lines: readonly CartLine[],
  running: readonly D[],
  coupon: Paise = ZERO_PAISE,
): CartReduction<D> {
  const { goodsTotal, subtotal } = cartTotals({ lines });
  let best: CartReduction<D> = { discount: smallerMoney(coupon, subtotal), by: undefined };
  for (const by of running.toSorted((a, b) => a.id - b.id)) {
    const terms = ofCart(by);
    if (!terms || (terms.minimum != null && goodsTotal < terms.minimum)) continue;
    const discount = voucherDiscount(terms, subtotal);
    if (discount > best.discount || (discount === best.discount && discount > 0 && !best.by)) best = { discount, by };
  }
  return best;
}

/** Whether a price with GST is less than what the piece costs the shop without it. */
export const isBelowCost = (
  price: Paise,
  { cost, gstRate }: { readonly cost: Paise | null; readonly gstRate: number },
): boolean => cost !== null && price > 0 && withoutPercent(price, gstRate) < cost;

/**
 * The least that is paid for a product with a discount alone: its price, or its part of a cart of the smallest total.
 * @param price what counts now, which a discount on the cart is taken off.
 */
export function lowestPriceWith(discount: ShopDiscount, product: DiscountedProduct, price: Paise): Paise {
  const { off, minimum } = discount;
  if (discount.scope !== "cart") return priceNow(product, [discount]).price;
  if (off.kind === "percent") return subtractMoney(price, percentOf(price, off.percent));
  if (off.kind === "price" || minimum === null || minimum <= 0) return price;
  return subtractMoney(price, paise(Math.min(price, Math.ceil((price * off.amount) / minimum))));
}
