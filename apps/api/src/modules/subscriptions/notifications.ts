import {
  type CalendarDate,
  type DeliveryObstacle,
  formatLongDate,
  formatRupees,
  type MailTextKey,
  type SubscriptionChange,
} from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { type CustomerMail, createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { PlacedOrder } from "../orders/place-order.ts";

const REASONS: Readonly<Record<DeliveryObstacle, string>> = {
  "out-of-stock": "it is out of stock",
  "address-gone": "its delivery address was deleted. To have it delivered to another address, please subscribe again",
};

interface Recipient {
  readonly customerId: number;
  readonly product: string;
}

/** By mail: a subscription's messages are long, and none of them is urgent enough for an SMS. */
async function mail<K extends MailTextKey>(
  tx: Database,
  customerId: number,
  content: Omit<CustomerMail<K>, "to" | "name">,
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
      key: "subscription-charge",
      values: { product, number, total: formatRupees(finalTotal), date: formatLongDate(day) },
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
      key: "subscription-payment",
      values: { product, number, total: formatRupees(finalTotal) },
      button: { label: "Accept and Pay", url: `${siteUrl}/orders/${id}` },
    },
    now,
  );

/** Where a customer sees and changes subscriptions. */
const SEE_SUBSCRIPTIONS = { label: "Your subscriptions", url: siteLink("/profile#subscribe") };

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
      key: "subscription-changed",
      values: { product },
      blocks: [
        { kind: "facts", rows: changes.map(({ what, before, after }) => [what, `${after} (before: ${before})`]) },
      ],
      button: SEE_SUBSCRIPTIONS,
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
      key: "subscription-mandate-ended",
      values: { product },
      button: SEE_SUBSCRIPTIONS,
    },
    now,
  );

/** Notifies the customer of a delivery that is skipped. */
export const notifySkipped = (
  tx: Database,
  { customerId, product }: Recipient,
  obstacle: DeliveryObstacle,
  next: CalendarDate,
  now: Date,
): Promise<void> =>
  mail(
    tx,
    customerId,
    {
      key: "subscription-skipped",
      values: { product, reason: REASONS[obstacle], date: formatLongDate(next) },
    },
    now,
  );
