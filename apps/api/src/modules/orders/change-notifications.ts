import { SHOP_NAME } from "@store/content/brand";
import { formatRupees, type OrderAction, type Paise } from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { orders, refunds } from "../../db/schema/index.ts";
import { mailToCare } from "../../outbox/mail/create-mail.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { type Mail, toCustomer } from "./notifications.ts";

type OrderRow = typeof orders.$inferSelect;

/** A step of an order, as far as people are told of it. */
export interface Change {
  readonly action: OrderAction;
  /** What is to be paid back. */
  readonly refund?: Paise;
  /** Whether people pay it back, since no gateway took the money. */
  readonly isByHand?: boolean;
  readonly creditNote?: string | undefined;
  /** Why, and what follows, in a sentence for the customer. */
  readonly note?: string | undefined;
}

const refundLine = ({ refund, isByHand }: Pick<Change, "refund" | "isByHand">): string => {
  if (!refund) return "";
  if (isByHand) return ` We refund ${formatRupees(refund)} within 7 working days, and will be in touch about how.`;
  return ` We refund ${formatRupees(refund)} to the way you paid, within 7 working days.`;
};

const parcelWords = (tracking: OrderRow["tracking"]) => ({
  by: tracking ? ` with ${tracking.courier}, number ${tracking.number}` : "",
  link: tracking?.url ? { link: { label: "Track your parcel", url: tracking.url } } : {},
});

/** What the customer is written; accepting and packing are the shop's own affair. */
function mailOf({ number, tracking }: OrderRow, change: Change): Mail | undefined {
  const order = `Your order ${number} at ${SHOP_NAME}`;
  const note = change.note ? ` ${change.note}` : "";
  switch (change.action) {
    case "ship": {
      const { by, link } = parcelWords(tracking);
      return {
        kind: "order-shipped",
        subject: `Your order ${number} is on its way`,
        text: `${order} is on its way${by}.`,
        ...link,
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
        text: `${order} came back to us.${note}${refundLine(change)}`,
      };
    default:
      return undefined;
  }
}

/** The shop knows what is paid back; what no gateway took is paid by people. */
function careMails({ number, isReleased, payType }: OrderRow, change: Change): Message[] {
  const { action, refund, isByHand, creditNote } = change;
  if (!refund) return [];
  const state = `Order ${number} is ${action === "cancel" ? "cancelled" : "returned"}.`;
  const before = isReleased ? ", unless a payment of it was refunded before" : "";
  const lines = [
    isByHand
      ? `${state} Please refund ${formatRupees(refund)} (${payType})${before}, and write it down on the order's page.`
      : `${state} The store refunds ${formatRupees(refund)} by itself. Please refund it by hand only if the order's page says that this failed.`,
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

/** Tells the customer by which number the parcel really travels. */
export async function notifyParcelCorrected(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { number, tracking } = order;
  const { by, link } = parcelWords(tracking);
  const subject = `The right number of your order ${number}`;
  const text = `Your order ${number} at ${SHOP_NAME} is on its way${by}. Please forget any other number that we wrote to you.`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-shipped", subject, text, ...link }), now);
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

type RefundRow = typeof refunds.$inferSelect;

/** Tells the customer that a part of an order's money is refunded while the order goes on. */
export async function notifyRefundAsked(
  tx: Database,
  order: OrderRow,
  { reason, ...refund }: Pick<Change, "refund" | "isByHand"> & { readonly reason: string },
  now: Date,
): Promise<void> {
  const { number } = order;
  const subject = `A refund for your order ${number}`;
  const text = `About your order ${number} at ${SHOP_NAME}.${refundLine(refund)} The reason: ${reason}`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-refunded", subject, text }), now);
}

/** Tells the customer that a refund is paid, and by which number. */
export async function notifyRefunded(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, method, reference } = refund;
  const subject = `Your refund for order ${order.number} is paid`;
  const how = method ? ` (${method})` : "";
  const number = reference ? ` Its number is ${reference}.` : "";
  const text = `We paid ${formatRupees(amount)} of your order ${order.number} at ${SHOP_NAME} back${how}.${number} A bank may take some days to show it.`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-refunded", subject, text }), now);
}

/** Tells the shop that a gateway paid a refund which was paid by hand meanwhile. */
export async function notifyRefundedTwice(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, gateway, reference } = refund;
  const lines = [
    `${gateway} refunded ${formatRupees(amount)} of order ${order.number} as well, number ${reference}: its answer came after the refund was written down as paid by hand. Please ask the customer for one of the two.`,
  ];
  await queueMessages(tx, [mailToCare("care-refund", `Refunded twice: order ${order.number}`, lines)], now);
}

/** Tells the shop that a gateway refused a refund. */
export async function notifyRefundFailed(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, failure, gateway } = refund;
  const lines = [
    `${gateway} refused to refund ${formatRupees(amount)} of order ${order.number}: ${failure}. Please try it again on the order's page, or pay it by hand and write it down there.`,
  ];
  await queueMessages(tx, [mailToCare("care-refund", `Refund failed: order ${order.number}`, lines)], now);
}
