import { facts } from "../facts.ts";
import { links } from "../links.ts";
import { type Text, text } from "../text.ts";
import { listed } from "../wording.ts";

const { subscription } = facts;

/** Document 3, section 9: shown on Subscribe and Save and in the terms. */
export const subscriptionTerms: readonly Text[] = [
  text`Deliveries come at intervals of ${subscription.intervalMonths} months, as you choose.`,
  text`The price is that on the day the order is generated.`,
  text`Payment is automatic only, by ${listed(subscription.paymentMethods, "or")}.`,
  text`To stop a delivery, cancel at least ${subscription.cancelCalendarDaysBefore} calendar days before the delivery day.`,
  text`Times and charges are those of the ${links.shippingPolicy}; faulty goods are replaced as the ${links.returnPolicy} says.`,
];

/** Under the terms of Subscribe and Save. */
export const subscriptionDisclaimer: Text = text`If a product is out of stock or no longer made on the day an order is generated, we tell you and charge nothing for it. We may end a subscription to a product we no longer sell.`;
