import type { Policy } from "@store/domain";
import { facts } from "../facts.ts";
import { fillText } from "../fill-page.ts";
import { links } from "../links.ts";
import { type Text, text } from "../text.ts";
import { listed } from "../wording.ts";

const { subscription } = facts;

/** Shown on Subscribe and Save and in the terms [R170]. */
export const SUBSCRIPTION_TERMS: readonly Text[] = [
  text`Deliveries come at intervals of ${subscription.intervalMonths} months, as you choose.`,
  text`The price is that on the day the order is generated, {{subscription-order-days}} days before the delivery.`,
  text`Payment is automatic only, by ${listed(subscription.paymentMethods, "or")}: {{charge-hours}} hours after we told you the amount, by the consent given at the first payment. Above {{charge-limit}}, and where a charge is refused, we mail you a payment link.`,
  text`To stop a delivery, cancel at least {{subscription-cancel-days}} calendar days before the delivery day; a nearer one still goes out.`,
  text`Times and charges are those of the ${links.shippingPolicy}; faulty goods are replaced as the ${links.returnPolicy} says.`,
];

export const subscriptionTerms = (policy: Policy): readonly Text[] =>
  SUBSCRIPTION_TERMS.map((terms) => fillText(terms, policy));

/** Under the terms of Subscribe and Save. */
export const subscriptionDisclaimer: Text = text`If a product is out of stock or no longer made on the day an order is generated, we tell you and charge nothing for it. We may end a subscription to a product we no longer sell.`;
