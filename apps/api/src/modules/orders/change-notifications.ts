import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { SHOP_NAME } from "@store/content/brand";
import {
  formatRupees,
  isRefundDue,
  type OrderAction,
  type Paise,
  RETURN_GROUND_NAMES,
  type ReturnGround,
  ZERO_PAISE,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { orders, refunds } from "../../db/schema/index.ts";
import { mailToCare } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { goodsInWords } from "./messages.ts";
import { type Mail, toCustomer } from "./notifications.ts";

type OrderRow = typeof orders.$inferSelect;

/** A step of an order, as far as people are notified of it. */
export interface Change {
  readonly action: OrderAction;
  /** What is to be paid back. */
  readonly refund?: Paise;
  /** What was kept of the money and of the gift voucher, for coins that were spent. */
  readonly withheld?: Paise;
  readonly voucherKept?: Paise;
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

/** What does not come back, and why (C39). */
function keptLine({ withheld = ZERO_PAISE, voucherKept = ZERO_PAISE }: Change): string {
  const kept = [
    ...(withheld > 0 ? [`${formatRupees(withheld)} of the money`] : []),
    ...(voucherKept > 0 ? [`${formatRupees(voucherKept)} of the gift voucher`] : []),
  ];
  if (kept.length === 0) return "";
  return ` We keep ${kept.join(" and ")} for coins that you earned with this order and have spent.`;
}

function carriedBy(tracking: OrderRow["tracking"]): string {
  if (!tracking) return "";
  const { courier, number } = tracking;
  return number === "" ? ` (${courier.toLowerCase()})` : ` with ${courier}, number ${number}`;
}

const parcelWords = (tracking: OrderRow["tracking"]) => ({
  by: carriedBy(tracking),
  link: tracking?.url ? { link: { label: "Track your parcel", url: tracking.url } } : {},
});

/** What an order was paid with beside money, and has come back. */
function spentLine({ giftVoucher, usedCoins, isReleased }: OrderRow): string {
  const back = [
    ...(giftVoucher > 0 ? ["gift voucher"] : []),
    ...(usedCoins > 0 ? [usedCoins === 1 ? "coin" : "coins"] : []),
  ];
  return isReleased && back.length > 0 ? ` You have your ${back.join(" and your ")} back.` : "";
}

/** What becomes of the money of an order that came back undelivered (C55). */
function undeliveredLine(order: OrderRow, change: Change): string {
  if (isRefundDue(order)) {
    const amount = order.finalTotal > 0 ? `refund ${formatRupees(order.finalTotal)}` : "give back what you paid with";
    return ` Please write to our care team if you want us to send it again. Otherwise we ${amount}.`;
  }
  const money = order.isPaid ? refundLine(change) : " There is nothing to pay.";
  return `${money}${spentLine(order)}${keptLine(change)}`;
}

const onItsWay = (order: OrderRow, again: string): Mail => {
  const { number, tracking } = order;
  const { by, link } = parcelWords(tracking);
  return {
    kind: "order-shipped",
    subject: `Your order ${number} is on its way${again}`,
    text: `Your order ${number} at ${SHOP_NAME} is on its way${again}${by}.`,
    ...link,
  };
};

/** What the customer is written; accepting and packing are the shop's own affair. */
function mailOf(row: OrderRow, change: Change): Mail | undefined {
  const { number } = row;
  const order = `Your order ${number} at ${SHOP_NAME}`;
  const note = change.note ? ` ${change.note}` : "";
  switch (change.action) {
    case "accept":
    case "pack":
      return undefined;
    case "ship":
      return onItsWay(row, "");
    case "send again":
      return onItsWay(row, " again");
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
        text: `${order} is cancelled.${note}${refundLine(change)}${keptLine(change)}`,
      };
    case "undelivered":
      return {
        kind: "order-undelivered",
        subject: `Your order ${number} came back to us`,
        text: `${order} could not be delivered, and came back to us.${note}${undeliveredLine(row, change)}`,
      };
    case "give back":
      return {
        kind: "order-undelivered",
        subject: `A refund for your order ${number}`,
        text: `${order} came back to us, and is not sent again.${note}${undeliveredLine(row, change)}`,
      };
    case "return":
      return {
        kind: "order-returned",
        subject: `Your order ${number} is returned`,
        text: `${order} came back to us.${note}${refundLine(change)}${keptLine(change)}`,
      };
  }
}

/** The mail to the shop about an order whose money goes back. */
const ENDED: Readonly<Partial<Record<OrderAction, string>>> = {
  cancel: "cancelled",
  return: "returned",
  undelivered: "undelivered",
  "give back": "undelivered",
};

/** The shop knows what is paid back; what no gateway took is paid by people. */
function careMails({ number, isReleased, payType }: OrderRow, change: Change): Message[] {
  const { action, refund, isByHand, creditNote } = change;
  if (!refund) return [];
  const state = `Order ${number} is ${ENDED[action] ?? "refunded"}.`;
  const before = action === "cancel" && isReleased ? ", unless a payment of it was refunded before" : "";
  const lines = [
    isByHand
      ? `${state} Please refund ${formatRupees(refund)} (${payType})${before}, and mark it as refunded on the order's page.`
      : `${state} The store refunds ${formatRupees(refund)} automatically. Please refund it yourself only if the order's page says that this failed.`,
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

/** Tells the customer how, and by which number, the parcel really travels. */
export async function notifyParcelCorrected(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { number, tracking } = order;
  const { by, link } = parcelWords(tracking);
  const subject = tracking?.number
    ? `The correct tracking number of your order ${number}`
    : `Who delivers your order ${number}`;
  const text = `Your order ${number} at ${SHOP_NAME} is on its way${by}. Please ignore any other number that we sent you.`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-shipped", subject, text, ...link }), now);
}

/** Tells the customer what staff changed of an order, and what there is to pay now: by the link, unless at the door. */
export async function notifyGoodsChanged(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { id, number, finalTotal, payType } = order;
  const total = formatRupees(finalTotal);
  const subject = `Your order ${number} is changed`;
  const text = `Your order ${number} at ${SHOP_NAME} is changed, as we agreed. To pay: ${total}.`;
  const mail = { kind: "order-changed", subject, text } as const;
  const link = { label: `Pay ${total}`, url: siteLink(`/orders/${id}`) };
  const messages =
    payType === CASH_ON_DELIVERY
      ? await toCustomer(tx, order, mail)
      : await toCustomer(tx, order, { ...mail, link }, "order-to-pay");
  await queueMessages(tx, messages, now);
}

/** Sends the customer what staff wrote about an order. */
export async function notifyNote(tx: Database, order: OrderRow, words: string, now: Date): Promise<void> {
  const { number } = order;
  const subject = `About your order ${number}`;
  const text = `About your order ${number} at ${SHOP_NAME}: ${words}`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "order-note", subject, text }), now);
}

interface GoodsToReturn {
  readonly productName: string;
  readonly quantity: number;
  readonly ground: ReturnGround;
  readonly words: string;
}

/** Tells customer and shop what of an order is to be returned, and why. */
export async function notifyReturnRequested(
  tx: Database,
  order: OrderRow,
  goods: readonly GoodsToReturn[],
  now: Date,
): Promise<void> {
  const { number } = order;
  const subject = `Return of your order ${number}`;
  const text = `We have your request to return ${goodsInWords(goods)} of order ${number}. Our care team will be in touch.`;
  const mails = await toCustomer(tx, order, { kind: "return-requested", subject, text });
  const toCare = mailToCare("care-return", `Return requested: order ${number}`, [
    `The customer wants to return goods of order ${number}.`,
    ...goods.map((line) => `${goodsInWords([line])}. ${RETURN_GROUND_NAMES[line.ground]}: ${line.words}`),
  ]);
  await queueMessages(tx, [...mails, toCare], now);
}

/** Tells the customer whether goods can come back, and if not, why. */
export async function notifyReturnAnswered(
  tx: Database,
  order: OrderRow,
  { goods, refusal }: { readonly goods: string; readonly refusal?: string },
  now: Date,
): Promise<void> {
  const { number } = order;
  const subject = refusal
    ? `We cannot take back goods of your order ${number}`
    : `You can return goods of your order ${number}`;
  const text = refusal
    ? `We looked at your request to return ${goods} of order ${number}, and cannot take this back. ${refusal}`
    : `We take back ${goods} of your order ${number}. Our care team will be in touch about the pickup. We refund you once the goods are with us.`;
  await queueMessages(tx, await toCustomer(tx, order, { kind: "return-answered", subject, text }), now);
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

/** Tells the shop that a gateway paid a refund which had been paid manually. */
export async function notifyRefundedTwice(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, gateway, reference } = refund;
  const lines = [
    `${gateway} refunded ${formatRupees(amount)} of order ${order.number} as well, number ${reference}: its answer came after the refund was marked as paid manually. Please ask the customer for one of the two.`,
  ];
  await queueMessages(tx, [mailToCare("care-refund", `Refunded twice: order ${order.number}`, lines)], now);
}

/** Tells the shop that a gateway refused a refund. */
export async function notifyRefundFailed(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, failure, gateway } = refund;
  const lines = [
    `${gateway} refused to refund ${formatRupees(amount)} of order ${order.number}: ${failure}. Please try it again on the order's page, or refund it yourself and mark it as refunded there.`,
  ];
  await queueMessages(tx, [mailToCare("care-refund", `Refund failed: order ${order.number}`, lines)], now);
}
