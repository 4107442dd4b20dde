import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  formatRupees,
  isRefundDue,
  type OrderAction,
  type OrderChanger,
  type Paise,
  RETURN_GROUND_NAMES,
  type ReturnGround,
  ZERO_PAISE,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import type { orders, refunds } from "../../db/schema/index.ts";
import { mailToCare } from "../../outbox/mail/create-mail.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import { goodsInWords } from "./messages.ts";
import { linkToPay, type OrderMail, orderMail, toCustomer } from "./notifications.ts";
import { wireTracking } from "./wire-tracking.ts";

type OrderRow = typeof orders.$inferSelect;

/** A step of an order, as far as people are notified of it. */
export interface Change {
  readonly action: OrderAction;
  /** What is to be paid back. */
  readonly refund?: Paise;
  /** What was kept of the money and of the gift voucher, for coins that were spent. */
  readonly withheld?: Paise;
  readonly voucherKept?: Paise;
  /** What is left of the money of an order that came back undelivered: it is due. */
  readonly due?: Paise;
  /** Whether people pay it back, since no gateway took the money. */
  readonly isByHand?: boolean;
  readonly creditNote?: string | undefined;
  /** Why, and what follows, in a sentence for the customer. */
  readonly note?: string | undefined;
}

const refundLine = ({ refund, isByHand }: Pick<Change, "refund" | "isByHand">): string => {
  if (!refund) return "";
  if (isByHand) return `We refund ${formatRupees(refund)} within 7 working days, and will be in touch about how.`;
  return `We refund ${formatRupees(refund)} to the way you paid, within 7 working days.`;
};

/** What does not come back, and why (C39). */
function keptLine({ withheld = ZERO_PAISE, voucherKept = ZERO_PAISE }: Change): string {
  const kept = [
    ...(withheld > 0 ? [`${formatRupees(withheld)} of the money`] : []),
    ...(voucherKept > 0 ? [`${formatRupees(voucherKept)} of the gift voucher`] : []),
  ];
  if (kept.length === 0) return "";
  return `We keep ${kept.join(" and ")} for coins that you earned with this order and have spent.`;
}

function carriedBy(tracking: OrderRow["tracking"]): string {
  if (!tracking) return "";
  const { courier, number } = tracking;
  return number === "" ? `(${courier.toLowerCase()})` : `with ${courier}, number ${number}`;
}

/** A mail about how an order's parcel travels. */
const parcelMail = (
  key: "order-shipped" | "order-shipped-again" | "order-tracking-corrected" | "order-courier-corrected",
  order: OrderRow,
): OrderMail => {
  const tracking = wireTracking(order);
  return orderMail(
    key,
    { number: order.number, parcel: carriedBy(order.tracking) },
    tracking?.url ? { label: "Track your parcel", url: tracking.url } : undefined,
  );
};

/** Sentences in a row; what there is nothing to say of is left out. */
const sentences = (...said: readonly (string | undefined)[]): string => said.filter(Boolean).join(" ");

/** What an order was paid with beside money, and has come back. */
function spentLine({ giftVoucher, usedCoins, isReleased }: OrderRow): string {
  const back = [
    ...(giftVoucher > 0 ? ["gift voucher"] : []),
    ...(usedCoins > 0 ? [usedCoins === 1 ? "coin" : "coins"] : []),
  ];
  return isReleased && back.length > 0 ? `You have your ${back.join(" and your ")} back.` : "";
}

/** What becomes of the money of an order that came back undelivered (C55). */
function undeliveredLine(order: OrderRow, change: Change): string {
  if (isRefundDue(order)) {
    const { due = ZERO_PAISE } = change;
    const amount = due > 0 ? `refund ${formatRupees(due)}` : "give back what you paid with";
    return `Please write to our care team if you want us to send it again. Otherwise we ${amount}.`;
  }
  const money = order.isPaid ? refundLine(change) : "There is nothing to pay.";
  return sentences(money, spentLine(order), keptLine(change));
}

/** What the customer is written; accepting and packing are the shop's own affair. */
function mailOf(row: OrderRow, change: Change): OrderMail | undefined {
  const { number } = row;
  const { note } = change;
  const refunded = () => ({ number, details: sentences(note, refundLine(change), keptLine(change)) });
  const undelivered = () => ({ number, details: sentences(note, undeliveredLine(row, change)) });
  switch (change.action) {
    case "accept":
    case "pack":
      return undefined;
    case "ship":
      return parcelMail("order-shipped", row);
    case "send again":
      return parcelMail("order-shipped-again", row);
    case "deliver":
      return orderMail("order-delivered", { number });
    case "cancel":
      return orderMail("order-cancelled", refunded());
    case "undelivered":
      return orderMail("order-undelivered", undelivered());
    case "give back":
      return orderMail("order-given-back", undelivered());
    case "return":
      return orderMail("order-returned", refunded());
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
  const values = { number, state: ENDED[action] ?? "refunded", amount: formatRupees(refund) };
  const unless = action === "cancel" && isReleased ? ", unless a payment of it was refunded before" : "";
  const note = creditNote ? [`Credit note: ${creditNote}`] : [];
  return [
    isByHand
      ? mailToCare("care-refund-manual", { ...values, "pay-type": payType, unless }, note)
      : mailToCare("care-refund-automatic", values, note),
  ];
}

/** Tells the customer of a step, and the shop what it has to pay back. */
export async function notifyChanged(tx: Database, order: OrderRow, change: Change, now: Date): Promise<void> {
  const mail = mailOf(order, change);
  const mails = mail ? await toCustomer(tx, order, mail) : [];
  await queueMessages(tx, [...mails, ...careMails(order, change)], now);
}

/** Tells the customer how, and by which number, the parcel really travels. */
export async function notifyParcelCorrected(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const mail = parcelMail(order.tracking?.number ? "order-tracking-corrected" : "order-courier-corrected", order);
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
}

/**
 * Tells the customer that an order was changed, and what there is to pay now: by the link, unless at the door. Only who did
 * not do it gets an SMS.
 */
export async function notifyGoodsChanged(tx: Database, order: OrderRow, by: OrderChanger, now: Date): Promise<void> {
  const { number, finalTotal, payType } = order;
  const total = formatRupees(finalTotal);
  const messages =
    payType === CASH_ON_DELIVERY
      ? await toCustomer(tx, order, orderMail("order-changed", { number, total }))
      : await toCustomer(
          tx,
          order,
          orderMail("order-changed", { number, total }, linkToPay(order)),
          by === "staff" ? "order-to-pay" : undefined,
        );
  await queueMessages(tx, messages, now);
}

/** Sends the customer what staff wrote about an order. */
export async function notifyNote(tx: Database, order: OrderRow, words: string, now: Date): Promise<void> {
  const mail = orderMail("order-note", { number: order.number, words });
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
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
  const mails = await toCustomer(tx, order, orderMail("return-requested", { number, goods: goodsInWords(goods) }));
  const lines = goods.map((line) => `${goodsInWords([line])}. ${RETURN_GROUND_NAMES[line.ground]}: ${line.words}`);
  await queueMessages(tx, [...mails, mailToCare("care-return", { number }, lines)], now);
}

/** Tells the customer whether goods can come back, and if not, why. */
export async function notifyReturnAnswered(
  tx: Database,
  order: OrderRow,
  { goods, refusal }: { readonly goods: string; readonly refusal?: string },
  now: Date,
): Promise<void> {
  const { number } = order;
  const mail = refusal
    ? orderMail("return-refused", { number, goods, reason: refusal })
    : orderMail("return-accepted", { number, goods });
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
}

type RefundRow = typeof refunds.$inferSelect;

/** Tells the customer that a part of an order's money is refunded while the order goes on. */
export async function notifyRefundAsked(
  tx: Database,
  order: OrderRow,
  { reason, ...refund }: Pick<Change, "refund" | "isByHand"> & { readonly reason: string },
  now: Date,
): Promise<void> {
  const mail = orderMail("order-refund-asked", { number: order.number, details: refundLine(refund), reason });
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
}

/** Tells the customer that a refund is paid, and by which number. */
export async function notifyRefunded(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, method, reference } = refund;
  const mail = orderMail("order-refunded", {
    number: order.number,
    amount: formatRupees(amount),
    method: method ? `(${method})` : "",
    reference: reference ? `Its number is ${reference}.` : "",
  });
  await queueMessages(tx, await toCustomer(tx, order, mail), now);
}

/** Tells the shop that a gateway paid a refund which had been paid manually. */
export async function notifyRefundedTwice(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, gateway, reference } = refund;
  const values = {
    number: order.number,
    gateway: gateway ?? "",
    amount: formatRupees(amount),
    transaction: reference ?? "",
  };
  await queueMessages(tx, [mailToCare("care-refund-twice", values)], now);
}

/** Tells the shop that a gateway refused a refund. */
export async function notifyRefundFailed(tx: Database, order: OrderRow, refund: RefundRow, now: Date): Promise<void> {
  const { amount, failure, gateway } = refund;
  const values = {
    number: order.number,
    gateway: gateway ?? "",
    amount: formatRupees(amount),
    reason: failure ?? "",
  };
  await queueMessages(tx, [mailToCare("care-refund-failed", values)], now);
}
