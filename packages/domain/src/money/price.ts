import { type Paise, smallerMoney, subtractMoney } from "./money.ts";
import { withoutPercent } from "./percent.ts";

type Missing = null | undefined;

/**
 * What the shopper pays for one piece: `product_price`, falling back to `base_price` [R63]. When the backend sends
 * neither, it returns the missing `basePrice`: the product cannot be bought.
 */
export const shownPrice = <Base extends Paise | Missing>(prices: {
  readonly productPrice?: Paise | Missing;
  readonly basePrice: Base;
}): Paise | Base => prices.productPrice ?? prices.basePrice;

/** Instead of a price: such a product is shown and can be wished for, but neither added nor subscribed to. */
export const PRICE_ON_REQUEST = "Price on request";

/** Why a product without a price is refused. */
export const HAS_NO_PRICE = "This product has no price yet. Please ask us for it!";

/** What one piece is sold at: {@link shownPrice}; undefined where that is missing or zero, as nothing is given away. */
export function sellingPrice(prices: {
  readonly productPrice?: Paise | Missing;
  readonly basePrice?: Paise | Missing;
}): Paise | undefined {
  const price = shownPrice({ productPrice: prices.productPrice, basePrice: prices.basePrice });
  return price ? price : undefined;
}

/** A price and the two parts it consists of. */
export type PriceParts = { readonly base: Paise; readonly gst: Paise };

/**
 * Splits a price that includes GST into what it is before GST and the GST, to the paisa: `base + gst` is always `pricePaid`.
 * @param gstRate percent, such as 5, 12 or 18.
 */
export function splitGst(pricePaid: Paise, gstRate: number): PriceParts {
  const base = withoutPercent(pricePaid, gstRate);
  return { base, gst: subtractMoney(pricePaid, base) };
}

/**
 * One piece as the cart counts it: `base_price` before GST, and the difference to the price shown as GST.
 * A product without `product_price` is sold at `base_price`, with no GST on top.
 */
export function priceParts(prices: {
  readonly productPrice?: Paise | Missing;
  readonly basePrice?: Paise | Missing;
}): PriceParts | undefined {
  const price = prices.productPrice ?? prices.basePrice;
  if (price == null) return undefined;
  const base = smallerMoney(prices.basePrice ?? price, price);
  return { base, gst: subtractMoney(price, base) };
}
