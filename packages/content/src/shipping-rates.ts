import { formatRoundRupees, type Paise, type Policy, smallerMoney } from "@store/domain";
import { legalRupees, listed } from "./wording.ts";

type Format = (amount: Paise) => string;

/** Whether each order that is not free costs the same, whatever it weighs and wherever it goes. */
const isFlatShipping = ({ shipping: { pinCharges, kilogramCharge } }: Policy): boolean =>
  pinCharges.length === 0 && kilogramCharge === 0;

/** The lowest that is paid: what is free to some PIN codes has words of its own. */
const lowestCharge = ({ shipping: { charge, pinCharges } }: Policy): Paise =>
  pinCharges.reduce((lowest, other) => (other.charge > 0 ? smallerMoney(lowest, other.charge) : lowest), charge);

/** `₹100`, or `from ₹80` where weight or place changes it. */
export const shippingInBrief = (policy: Policy): string =>
  `${isFlatShipping(policy) ? "" : "from "}${formatRoundRupees(lowestCharge(policy))}`;

/** `Flat Rs. 100 within India` [R117], or from which amount on. */
export const legalShippingInBrief = (policy: Policy): string =>
  `${isFlatShipping(policy) ? "Flat" : "From"} ${legalRupees(lowestCharge(policy))} within India`;

/** What a weight adds to the charge, after `₹100 an order`; empty where it adds nothing. */
function weightWords({ shipping: { includedKilograms, kilogramCharge } }: Policy, money: Format): string {
  if (kilogramCharge === 0) return "";
  return includedKilograms === 0
    ? `, and ${money(kilogramCharge)} for each kilogram begun`
    : ` up to ${includedKilograms} kg, and ${money(kilogramCharge)} for each kilogram begun above`;
}

/** The charge with what the weight adds, of PIN codes for which there is no other. */
export const shippingRate = (policy: Policy): string =>
  `${formatRoundRupees(policy.shipping.charge)} an order${weightWords(policy, formatRoundRupees)}`;

/** Such as `whatever its weight and wherever it goes in India`: what does not change the charge; empty if all does. */
export function shippingRegardless({ shipping: { pinCharges, kilogramCharge } }: Policy): string {
  const weight = kilogramCharge === 0 ? ["whatever its weight"] : [];
  return listed([...weight, ...(pinCharges.length === 0 ? ["wherever it goes in India"] : [])]);
}

/** Other charges, such as `₹150 to PIN codes that begin with 78 or 79`, the lowest first. */
export function pinChargeWords({ shipping: { pinCharges } }: Policy): readonly string[] {
  const charges = [...new Set(pinCharges.map(({ charge }) => charge))].sort((one, other) => one - other);
  return charges.map((charge) => {
    const pins = pinCharges.flatMap((one) => (one.charge === charge ? one.pin : [])).sort();
    return `${charge > 0 ? formatRoundRupees(charge) : "Free"} to PIN codes that begin with ${listed(pins, "or")}`;
  });
}

/** The first sentence about shipping of the terms, with what stands out in it [R117]. */
export function legalShippingRate(policy: Policy): readonly [before: string, rate: string, after: string] {
  const charge = legalRupees(policy.shipping.charge);
  if (isFlatShipping(policy)) return ["We charge a flat shipping rate of ", `${charge} within India`, "."];
  const places = policy.shipping.pinCharges.length > 0 ? ", and other charges to some PIN codes" : "";
  return ["We charge ", `${charge} within India`, `${weightWords(policy, legalRupees)}${places}.`];
}
