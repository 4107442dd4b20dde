import {
  CANCEL_NOTICE_DAYS,
  CHARGE_NOTICE_HOURS,
  COIN_VALUE,
  COINS_PAUSED,
  formatRoundRupees,
  fromRupees,
  MANDATE_LIMIT,
  ORDER_AHEAD_DAYS,
  type Policy,
  RETENTION,
  type Retained,
  retentionInWords,
  SHIFT_OFFERED_DAYS,
  SHIFT_WINDOW_DAYS,
} from "@store/domain";
import { contactLinks } from "./links.ts";
import {
  legalShippingInBrief,
  legalShippingRate,
  pinChargeWords,
  shippingInBrief,
  shippingRate,
  shippingRegardless,
} from "./shipping-rates.ts";
import { addressLine } from "./shop-contact.ts";
import { type Inline, strong, type Text, text } from "./text.ts";
import { legalRupees, listed, restOfIndiaDays } from "./wording.ts";

/** What the texts of policies and FAQ name, and the shop's settings or the rules decide. */
export interface PageFact {
  readonly name: string;
  /** What an owner reads beside it. */
  readonly label: string;
  /** Whether a seller online must state it (Consumer Protection (E-Commerce) Rules 2020, rules 4 and 5; the FSSAI; DPDP). */
  readonly isLegal: boolean;
  /** What is inserted: each line is a point of its own where the fact alone is one; none where there is nothing to say. */
  readonly lines: (policy: Policy) => readonly Text[];
}

type Value = Inline | number | Text;

const isText = (value: Value): value is Text => Array.isArray(value);

function textOf(value: Value): Text {
  if (isText(value)) return value;
  return value === "" ? [] : [typeof value === "number" ? String(value) : value];
}

const fact = (name: string, label: string, of: (policy: Policy) => Value): PageFact => ({
  name,
  label,
  isLegal: false,
  lines: (policy) => [textOf(of(policy))].filter((line) => line.length > 0),
});
const legalFact = (...parts: Parameters<typeof fact>): PageFact => ({ ...fact(...parts), isLegal: true });

const isRetained = (key: string): key is Retained => Object.hasOwn(RETENTION, key);
export const RETAINED: readonly Retained[] = Object.keys(RETENTION).filter(isRetained);

/** The fact that says how long something is kept. */
export const retentionFact = (kept: Retained): string =>
  `kept-${kept.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const freeFrom = ({ shipping }: Policy, say: (amount: NonNullable<Policy["shipping"]["freeFrom"]>) => Value): Value =>
  shipping.freeFrom === null ? "" : say(shipping.freeFrom);

const freeCity = ({ shipping }: Policy, say: (city: string) => Value): Value =>
  shipping.isCityFree ? say(shipping.freeCity.name) : "";

const cashFee = ({ cashOnDelivery: { fee } }: Policy, format: typeof formatRoundRupees): string =>
  fee > 0 ? `Cash on delivery costs ${format(fee)} more.` : "There is no fee for cash on delivery.";

/** Every fact, as owners see them listed. */
export const PAGE_FACTS: readonly PageFact[] = [
  fact("shop-name", "Name of the shop", ({ identity }) => identity.shopName),
  legalFact("legal-name", "Legal name of the seller", ({ identity }) => identity.legalName),
  legalFact("address", "Postal address", addressLine),
  fact("city", "City of the shop", ({ identity }) => identity.address.city),
  fact("state", "State of the shop", ({ identity }) => identity.address.state),
  legalFact("gstin", "GSTIN", ({ identity }) => identity.gstin),
  legalFact("fssai-licence", "Number of the FSSAI licence", ({ identity }) => identity.fssaiLicence),
  fact("care-email", "Mail address of customer care", (policy) => contactLinks(policy).careEmail),
  fact("care-phone", "Phone of customer care", (policy) => contactLinks(policy).carePhone),
  fact("care-hours", "Hours of customer care", ({ identity }) => identity.careHours),
  fact("whatsapp", "WhatsApp", (policy) => contactLinks(policy).whatsapp),
  fact("support-email", "Mail address of support", (policy) => contactLinks(policy).supportEmail),
  fact("exports-email", "Mail address for exports", (policy) => contactLinks(policy).exportsEmail),
  legalFact("privacy-email", "Mail address for privacy", (policy) => contactLinks(policy).privacyEmail),
  legalFact("grievance-officer", "Name of the grievance officer", ({ identity }) => identity.grievanceOfficer.name),
  fact(
    "grievance-title",
    "Designation of the grievance officer",
    ({ identity }) => identity.grievanceOfficer.designation,
  ),
  legalFact(
    "grievance-email",
    "Mail address of the grievance officer",
    (policy) => contactLinks(policy).grievanceEmail,
  ),
  legalFact("grievance-phone", "Phone of the grievance officer", (policy) => contactLinks(policy).grievancePhone),
  fact("vaidya-hours", "Consulting hours of the Vaidya", ({ identity }) => identity.vaidyaHours),

  fact("minimum-order", "Minimum order", ({ minimumOrder }) => formatRoundRupees(minimumOrder)),
  fact("legal-minimum-order", "Minimum order, with “Rs.”", ({ minimumOrder }) => legalRupees(minimumOrder)),
  fact("shipping-brief", "Shipping charge in brief", shippingInBrief),
  fact("legal-shipping-brief", "Shipping charge in brief, with “Rs.”", legalShippingInBrief),
  fact("shipping-charge", "Shipping charge, and what does not change it", (policy) => {
    const regardless = shippingRegardless(policy);
    return text`${strong(shippingRate(policy))}${regardless && `, ${regardless}`}`;
  }),
  fact("legal-shipping", "Shipping charge as a sentence, with “Rs.”", (policy) => {
    const [before, rate, after] = legalShippingRate(policy);
    return text`${before}${strong(rate)}${after}`;
  }),
  {
    name: "pin-charges",
    label: "Other shipping charges by PIN code, if there are any, as sentences",
    isLegal: false,
    lines: (policy) => pinChargeWords(policy).map((words) => [`${words}.`]),
  },
  fact("free-from", "From which amount shipping is free, if from any, as a sentence", (policy) =>
    freeFrom(
      policy,
      (amount) => text`${strong(`Free from ${formatRoundRupees(amount)}`)} of goods, after a discount and with GST.`,
    ),
  ),
  fact("legal-free-from", "From which amount shipping is free, after a sentence about others who pay none", (policy) =>
    freeFrom(policy, (amount) => `Nor do orders from ${legalRupees(amount)}.`),
  ),
  fact("free-city", "City to which shipping is free, if to any, as a sentence", (policy) =>
    freeCity(policy, (city) => text`${strong("Free")} when the first address in your address list is in ${city}.`),
  ),
  fact("legal-free-city", "City to which shipping is free, after a sentence about others who pay none", (policy) =>
    freeCity(policy, (city) => `Nor do shoppers whose first saved address is in ${city}.`),
  ),
  fact("cash-fee", "Fee for cash on delivery, as a sentence", (policy) => cashFee(policy, formatRoundRupees)),
  fact("legal-cash-fee", "Fee for cash on delivery, as a sentence with “Rs.”", (policy) =>
    cashFee(policy, legalRupees),
  ),
  fact("cash-limit", "What open cash orders may come to", ({ cashOnDelivery }) =>
    formatRoundRupees(cashOnDelivery.unproven.amount),
  ),
  fact("cash-limit-verified", "The same with a verified mobile number", ({ cashOnDelivery }) =>
    formatRoundRupees(cashOnDelivery.proven.amount),
  ),
  fact(
    "hold-minutes",
    "Minutes for which an unpaid order keeps its goods",
    ({ unpaidOrders }) => unpaidOrders.holdMinutes,
  ),

  fact("normal-days", "Working days of a normal delivery", ({ delivery }) => delivery.normalWorkingDays),
  fact("city-days", "Working days of a delivery in the shop’s city", ({ delivery }) => delivery.cityWorkingDays),
  fact("rest-days", "Working days of a delivery to the rest of India", restOfIndiaDays),
  fact("dispatch-days", "Working days until an order is packed", ({ delivery }) => delivery.dispatchWorkingDays),
  fact(
    "lost-days",
    "Working days after which a late parcel counts as lost",
    ({ delivery }) => delivery.lostAfterWorkingDays,
  ),

  fact("replacement-days", "Days of the replacement guarantee", ({ returns }) => returns.replacementDays),
  fact("return-days", "Days in which a return can be requested", ({ returns }) => returns.requestDays),
  fact("pickup-days", "Working days until a return is picked up", ({ returns }) => returns.pickupWorkingDays),
  fact(
    "inspection-days",
    "Working days until returned goods are checked",
    ({ returns }) => returns.inspectionWorkingDays,
  ),
  fact("refund-days", "Working days until a refund is paid", ({ returns }) => returns.refundWorkingDays),

  fact("coin-rupees", "What a shopper spends for one coin", ({ coins }) =>
    formatRoundRupees(fromRupees(coins.rupeesPerCoin)),
  ),
  fact("coin-value", "What a coin is worth", () => formatRoundRupees(COIN_VALUE)),
  fact("coins-paused", "That coins are paused, while they are, as a sentence", ({ coins }) =>
    coins.isOn ? "" : COINS_PAUSED,
  ),
  fact("redeem-coins", "That the cart redeems coins, unless they are paused, as a sentence", ({ coins }) =>
    coins.isOn ? "You can redeem coins there, too." : "",
  ),
  fact(
    "cancel-weeks",
    "Weeks in which a membership can be cancelled",
    ({ membership }) => membership.cancellationWeeks,
  ),
  fact("consult-hours", "Hours until a premium consult is answered", ({ membership }) => membership.consultReplyHours),
  fact("rapid-cities", "Cities with rapid delivery", ({ membership }) => listed(membership.rapidDeliveryCities)),

  fact("subscription-order-days", "Days before a delivery on which its order is generated", () => ORDER_AHEAD_DAYS),
  fact("subscription-cancel-days", "Days before a delivery until which it can be cancelled", () => CANCEL_NOTICE_DAYS),
  fact("subscription-shift-offered", "Days before a delivery in which it can be shifted", () => SHIFT_OFFERED_DAYS),
  fact("subscription-shift-days", "Days by which a delivery can be shifted", () => SHIFT_WINDOW_DAYS),
  fact("charge-hours", "Hours between the notice of a charge and the charge", () => CHARGE_NOTICE_HOURS),
  fact("charge-limit", "Highest automatic charge", () => formatRoundRupees(MANDATE_LIMIT)),
  ...RETAINED.map((kept) =>
    fact(retentionFact(kept), `How long we keep: ${RETENTION[kept].subject}`, () => retentionInWords(RETENTION[kept])),
  ),
];
