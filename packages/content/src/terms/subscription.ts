import {
  CANCEL_NOTICE_DAYS,
  CHARGE_NOTICE_HOURS,
  formatRoundRupees,
  MANDATE_LIMIT,
  ORDER_AHEAD_DAYS,
} from "@store/domain";
import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { type Text, text } from "../text.ts";
import { listed } from "../wording.ts";

const { subscription } = facts;

/** Shown on Subscribe and Save and in the terms [R170]. */
export const subscriptionTerms: readonly Text[] = [
  text`Deliveries come at intervals of ${subscription.intervalMonths} months, as you choose.`,
  text`The price is that on the day the order is generated, ${ORDER_AHEAD_DAYS} days before the delivery.`,
  text`Payment is automatic only, by ${listed(subscription.paymentMethods, "or")}: ${CHARGE_NOTICE_HOURS} hours after we told you the amount, by the consent given at the first payment. Above ${formatRoundRupees(MANDATE_LIMIT)}, and where a charge is refused, we mail you a payment link.`,
  text`To stop a delivery, cancel at least ${CANCEL_NOTICE_DAYS} calendar days before the delivery day; a nearer one still goes out.`,
  text`Times and charges are those of the ${links.shippingPolicy}; faulty goods are replaced as the ${links.returnPolicy} says.`,
];

/** Under the terms of Subscribe and Save. */
export const subscriptionDisclaimer: Text = text`If a product is out of stock or no longer made on the day an order is generated, we tell you and charge nothing for it. We may end a subscription to a product we no longer sell.`;
