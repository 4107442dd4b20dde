import { formatRoundRupees } from "../money/format-money.ts";
import { addMoney, multiplyMoney, type Paise, paise, ZERO_PAISE } from "../money/money.ts";
import type { Policy } from "../policy.ts";

/** Digits of a PIN code. */
const PIN_LENGTH = 6;

/** Where the first address of the shopper's list is. */
export interface ShippingPlace {
  /** The city's id; none where the address names a town that is not among the cities. */
  readonly city?: number | null | undefined;
  readonly postalCode: string;
}

/** Who orders, and what: what decides about the shipping. */
export interface ShippedOrder {
  readonly isElite: boolean;
  /** Of the first address, whichever address the order goes to (C17); none while the shopper has no address. */
  readonly place?: ShippingPlace | null | undefined;
  /** What the goods cost after a discount, GST included: the final total, before shipping. */
  readonly goods: Paise;
  /** What the goods weigh, packed. */
  readonly grams: number;
  /** It goes in the parcel of an order that was shipped or charged before. */
  readonly isAddition?: boolean;
}

/** What a cart weighs, packed, in grams; a product whose weight nobody entered weighs nothing. */
export const goodsWeight = (
  lines: readonly { readonly weightGrams?: number | null | undefined; readonly quantity: number }[],
): number => lines.reduce((grams, { weightGrams, quantity }) => grams + (weightGrams ?? 0) * quantity, 0);

/** Why an order is free whatever the rate of its place, in words; undefined where that is charged. */
function freeFor({ isElite, place, goods }: ShippedOrder, { shipping: { freeCity, isCityFree, freeFrom } }: Policy) {
  if (isElite) return "Free for you as an SO Elite member.";
  if (isCityFree && place?.city === freeCity.id) return `Free to ${freeCity.name}.`;
  return freeFrom !== null && goods >= freeFrom ? `Free from ${formatRoundRupees(freeFrom)}.` : undefined;
}

/** The rate of a place: that of the longest beginning that its PIN code has, else the one of India. */
function placeRate(place: ShippingPlace | null | undefined, { shipping: { charge, pinCharges } }: Policy): Paise {
  // Elsewhere codes begin with the same digits, and are of another length.
  const code = place?.postalCode.length === PIN_LENGTH ? place.postalCode : "";
  const fitting = pinCharges.filter(({ pin }) => code.startsWith(pin));
  const [nearest] = fitting.sort((one, other) => other.pin.length - one.pin.length);
  return nearest?.charge ?? charge;
}

/** What an order costs for each kilogram begun above those that its rate includes. */
const weightCharge = (grams: number, { shipping: { includedKilograms, kilogramCharge } }: Policy): Paise =>
  multiplyMoney(kilogramCharge, Math.max(0, Math.ceil(grams / 1000) - includedKilograms));

/**
 * Free in the parcel of another order, for elite members, when the first address of the shopper's list is in the policy's
 * free city, whichever address the order goes to (C17), and from the amount on that the policy names, where it names one.
 * Otherwise the rate of the first address's PIN code, and what the weight adds (C59).
 */
export const shippingCharge = (order: ShippedOrder, policy: Policy): Paise =>
  order.isAddition || freeFor(order, policy)
    ? ZERO_PAISE
    : addMoney(placeRate(order.place, policy), weightCharge(order.grams, policy));

/** The most that it costs anywhere in India: what is told to who asks without a place. */
export function highestShipping(order: Omit<ShippedOrder, "place">, policy: Policy): Paise {
  const pins = policy.shipping.pinCharges.map(({ pin }) => ({ postalCode: pin.padEnd(PIN_LENGTH, "0") }));
  return paise(Math.max(...[undefined, ...pins].map((place) => shippingCharge({ ...order, place }, policy))));
}

/** Why an order's shipping is free, in words; undefined where it is charged. */
export const freeShippingNote = (order: ShippedOrder, policy: Policy): string | undefined =>
  freeFor(order, policy) ??
  (shippingCharge(order, policy) > 0 ? undefined : `Free to ${order.place?.postalCode ?? "all of India"}.`);

/** What the weight adds to an order's shipping, in words; empty where it adds nothing. */
export function weightNote({ place, grams }: ShippedOrder, policy: Policy): string {
  const more = weightCharge(grams, policy);
  return more === 0
    ? ""
    : `${formatRoundRupees(placeRate(place, policy))}, and ${formatRoundRupees(more)} for the weight. `;
}

/** Where shipping is free: ", and to a first address in Ahmedabad"; empty where it is free in no city. */
export const freeCityWords = ({ shipping: { freeCity, isCityFree } }: Policy): string =>
  isCityFree ? `, and to a first address in ${freeCity.name}` : "";

/** How shipping can be free by ordering more: "from ₹999, "; empty where it cannot. */
export const freeFromWords = ({ shipping: { freeFrom } }: Policy): string =>
  freeFrom === null ? "" : `from ${formatRoundRupees(freeFrom)}, `;
