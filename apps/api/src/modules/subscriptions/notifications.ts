import { SHOP_NAME } from "@store/content/brand";
import { type CalendarDate, formatLongDate, formatRupees, type SubscriptionChange } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { type CustomerMail, createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { PlacedOrder } from "../orders/place-order.ts";

/** Why a delivery is skipped. */
export type Obstacle = "out-of-stock" | "address-gone";

const REASONS: Readonly<Record<Obstacle, string>> = {
  "out-of-stock": "it is out of stock",
  "address-gone": "its delivery address was deleted. To have it delivered to another address, please subscribe again",
};

interface Recipient {
  readonly customerId: number;
  readonly product: string;
}

/** By mail: a subscription's messages are long, and none of them is urgent enough for an SMS. */
async function mail(
  tx: Database,
  customerId: number,
  content: Omit<CustomerMail, "to" | "name">,
  now: Date,
): Promise<void> {
  const [person] = await tx
    .select({ email: customers.email, name: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!person?.email) return;
  await queueMessages(tx, [createMail({ to: person.email, name: person.name, ...content })], now);
}

/** Tells of a delivery's charge, at least 24 hours before it. */
export const notifyCharge = (
  tx: Database,
  { customerId, product }: Recipient,
  { id, number, finalTotal }: PlacedOrder,
  { siteUrl, day }: { readonly siteUrl: string; readonly day: CalendarDate },
  now: Date,
): Promise<void> =>
  mail(
    tx,
    customerId,
    {
      kind: "subscription-charge",
      subject: `Your delivery of ${product} is charged on ${formatLongDate(day)}`,
      blocks: [
        `Your subscription to ${product} at ${SHOP_NAME} is due: order ${number}, ${formatRupees(finalTotal)}.`,
        `It is charged on ${formatLongDate(day)}, with the consent that you gave at your first payment. ` +
          "To get it later, shift the delivery before then, under Subscriptions in your profile.",
      ],
      button: { label: "The order", url: `${siteUrl}/orders/${id}` },
    },
    now,
  );

/** Asks for the payment of a delivery that is not charged by itself, or whose charge was refused. */
export const notifyPaymentDue = (
  tx: Database,
  { customerId, product }: Recipient,
  { id, number, finalTotal }: Pick<PlacedOrder, "id" | "number" | "finalTotal">,
  siteUrl: string,
  now: Date,
): Promise<void> =>
  mail(
    tx,
    customerId,
    {
      kind: "subscription-payment",
      subject: `Your delivery of ${product} can be paid`,
      blocks: [
        `Your subscription to ${product} at ${SHOP_NAME} is due: order ${number}, ${formatRupees(finalTotal)}.`,
        "Please accept and pay it. We keep it for you until its delivery day.",
      ],
      button: { label: "Accept and Pay", url: `${siteUrl}/orders/${id}` },
    },
    now,
  );

/** Where a customer sees and changes subscriptions. */
const SEE_SUBSCRIPTIONS = { label: "Your subscriptions", url: siteLink("/profile#subscribe") };
const NOT_YOURS = "If you did not ask for this, please tell us at once.";

/** Tells a customer what was changed of a subscription, whoever did; nothing where nothing was. */
export async function notifyChanged(
  tx: Database,
  { customerId, product }: Recipient,
  changes: readonly SubscriptionChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await mail(
    tx,
    customerId,
    {
      kind: "subscription-changed",
      subject: `Your subscription to ${product} has changed`,
      blocks: [
        `Your subscription to ${product} at ${SHOP_NAME} has changed:`,
        { kind: "facts", rows: changes.map(({ what, before, after }) => [what, `${after} (before: ${before})`]) },
      ],
      button: SEE_SUBSCRIPTIONS,
      note: NOT_YOURS,
    },
    now,
  );
}

/** Tells a customer that deliveries are not charged by themselves any more, as the bank's consent has ended. */
export const notifyMandateEnded = (tx: Database, { customerId, product }: Recipient, now: Date): Promise<void> =>
  mail(
    tx,
    customerId,
    {
      kind: "subscription-changed",
      subject: `Your subscription to ${product} is no longer charged automatically`,
      blocks: [
        `Your consent to charge the deliveries of your subscription to ${product} at ${SHOP_NAME} has ended at your bank.`,
        "The subscription goes on: we mail you a link to pay each delivery.",
      ],
      button: SEE_SUBSCRIPTIONS,
      note: NOT_YOURS,
    },
    now,
  );

/** Notifies the customer of a delivery that is skipped. */
export const notifySkipped = (
  tx: Database,
  { customerId, product }: Recipient,
  obstacle: Obstacle,
  next: CalendarDate,
  now: Date,
): Promise<void> =>
  mail(
    tx,
    customerId,
    {
      kind: "subscription-skipped",
      subject: `No delivery of ${product} this time`,
      blocks: [
        `Your subscription to ${product} at ${SHOP_NAME} is due, but ${REASONS[obstacle]}. Nothing is charged.`,
        `The next delivery is planned for ${formatLongDate(next)}.`,
      ],
    },
    now,
  );
