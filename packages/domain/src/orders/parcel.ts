import { goodsWeight } from "../buying/shipping.ts";
import { formatCount } from "../money/format-money.ts";
import { type Paise, ZERO_PAISE } from "../money/money.ts";
import {
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_PACKED,
  ORDER_PENDING,
  ORDER_SHIPPED,
  ORDER_UNDELIVERED,
  type OrderState,
} from "./order-states.ts";

/** Orders that are sent, or will be: the others have no parcel to label or to book. */
export const STATES_WITH_PARCEL: readonly OrderState[] = [
  ...[ORDER_CONFIRMED, ORDER_PACKED, ORDER_SHIPPED, ORDER_UNDELIVERED],
];

/** Whether an order is sent, or will be. */
export const hasParcel = (orderStatus: string): boolean => STATES_WITH_PARCEL.some((state) => state === orderStatus);

/** Orders that never left the shop, or not yet. */
const STATES_IN_SHOP: readonly OrderState[] = [ORDER_PENDING, ORDER_CONFIRMED, ORDER_PACKED, ORDER_CANCELLED];

/** Whether an order was handed over: until then its parcel is the shop's own affair, and its number may change. */
export const hasLeft = (orderStatus: string): boolean => !STATES_IN_SHOP.some((state) => state === orderStatus);

/**
 * What a courier collects at the door, or did: nothing of an order that was paid before, or is to be paid online. One that
 * is delivered was paid at its door, and its manifest still says so.
 */
export const cashToCollect = (order: {
  readonly isPaid: boolean;
  readonly isCash: boolean;
  readonly deliveredAt: Date | null;
  readonly finalTotal: Paise;
}): Paise => (order.isCash && (!order.isPaid || order.deliveredAt !== null) ? order.finalTotal : ZERO_PAISE);

/** What a parcel weighs, in grams; undefined where the weight of a product in it is not known. */
export const parcelWeight = (
  lines: readonly { readonly weightGrams: number | null; readonly quantity: number }[],
): number | undefined => (lines.some(({ weightGrams }) => weightGrams === null) ? undefined : goodsWeight(lines));

/** "1.25 kg", "800 g": a weight in grams as a label says it. */
export const formatWeight = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${formatCount(Math.trunc(grams / 1000))}${fraction(grams % 1000)} kg`;

const fraction = (grams: number): string =>
  grams === 0 ? "" : `.${String(grams).padStart(3, "0").replace(/0+$/, "")}`;

/** The parts of an order's address, as couriers ask for them. */
export interface AddressParts {
  /** Streets and landmark. */
  readonly street: string;
  readonly city: string;
  readonly state: string;
  /** The PIN code, or another country's postal code. */
  readonly postalCode: string;
  readonly country: string;
}

/**
 * Takes apart the one line that an order keeps of its address: "12 Kadamb Marg, Bodakdev, Ahmedabad, Gujarat 380054, India".
 * A line that ends otherwise, such as that of an erased customer, is all street.
 */
export function addressParts(fullAddress: string): AddressParts {
  const [, street = fullAddress, city = "", state = "", postalCode = "", country = ""] =
    /^(.+), ([^,]+), ([^,]+) (\d{1,12}), ([^,]+)$/s.exec(fullAddress.trim()) ?? [];
  return { street, city, state, postalCode, country };
}
