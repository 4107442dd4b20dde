import { SHOP_NAME } from "@store/content/brand";
import { formatRupees, type OrderAction, type Paise } from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { orders } from "../../db/schema/index.ts";
import { mailToCare } from "../../outbox/mail/create-mail.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { type Mail, toCustomer } from "./notifications.ts";

type OrderRow = typeof orders.$inferSelect;

/** A step of an order, as far as people are told of it. */
export interface Change {
  readonly action: OrderAction;
  /** What is to be paid back. */
  readonly refund?: Paise;
  readonly creditNote?: string | undefined;
  /** Why, and what follows, in a sentence for the customer. */
  readonly note?: string | undefined;
}

const refundLine = ({ refund }: Change): string =>
  refund ? ` We refund ${formatRupees(refund)} to the way you paid, within 7 working days.` : "";

/** What the customer is written; accepting and packing are the shop's own affair. */
function mailOf({ number, tracking }: OrderRow, change: Change): Mail | undefined {
  const order = `Your order ${number} at ${SHOP_NAME}`;
  const note = change.note ? ` ${change.note}` : "";
  switch (change.action) {
    case "ship": {
      const by = tracking ? ` with ${tracking.courier}, number ${tracking.number}` : "";
      const track = tracking?.url ? { link: { label: "Track your parcel", url: tracking.url } } : {};
      return {
        kind: "order-shipped",
        subject: `Your order ${number} is on its way`,
        text: `${order} is on its way${by}.`,
        ...track,
      };
    }
    case "deliver":
      return {
        kind: "order-delivered",
        subject: `Your order ${number} is delivered`,
        text: `${order} is delivered. Thank you!`,
      };
    case "cancel":
      return {
        kind: "order-cancelled",
        subject: `Your order ${number} is cancelled`,
        text: `${order} is cancelled.${note}${refundLine(change)}`,
      };
    case "return":
      return {
        kind: "order-returned",
        subject: `Your order ${number} is returned`,
        text: `${order} came back to us.${refundLine(change)}`,
      };
    default:
      return undefined;
  }
}

/** Money to be paid back is paid by people. */
function careMails({ number, isReleased, payType }: OrderRow, { action, refund, creditNote }: Change): Message[] {
  if (!refund) return [];
  const lines = [
    `Order ${number} is ${action === "cancel" ? "cancelled" : "returned"}. Please refund ${formatRupees(refund)} (${payType})${isReleased ? ", unless a payment of it was refunded before" : ""}.`,
    ...(creditNote ? [`Credit note: ${creditNote}`] : []),
  ];
  return [mailToCare("care-refund", `To be refunded: order ${number}`, lines)];
}

/** Tells the customer of a step, and the shop what it has to pay back. */
export async function notifyChanged(tx: Database, order: OrderRow, change: Change, now: Date): Promise<void> {
  const mail = mailOf(order, change);
  const mails = mail ? await toCustomer(tx, order, mail) : [];
  await queueMessages(tx, [...mails, ...careMails(order, change)], now);
}

/** Tells customer and shop that an order is to be returned, and why. */
export async function notifyReturnRequested(tx: Database, order: OrderRow, reason: string, now: Date): Promise<void> {
  const { number } = order;
  const subject = `Return of your order ${number}`;
  const text = `We have your request to return order ${number}. Our care team will be in touch about its pickup.`;
  const mails = await toCustomer(tx, order, { kind: "return-requested", subject, text });
  const toCare = mailToCare("care-return", `Return asked for: order ${number}`, [
    `Order ${number} is to be returned.`,
    reason,
  ]);
  await queueMessages(tx, [...mails, toCare], now);
}
