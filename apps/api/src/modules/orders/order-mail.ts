import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  CASH_FEE,
  creditNoteFileName,
  formatRupees,
  invoiceFileName,
  isUnderWay,
  type MessageKind,
  orderLifeWord,
  type Paise,
} from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders } from "../../db/schema/index.ts";
import type { PaperAttachment } from "../../lib/mail-attachment.ts";
import { ORDER_VARIABLE, TRACKING_TOKEN } from "../../outbox/complete-message.ts";
import type { Fact, MailBlock, MailParts } from "../../outbox/mail/content.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import { findCreditNotes, findInvoice } from "./issue-invoice.ts";

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

const amount = (label: string, paise: Paise, sign = ""): readonly Fact[] =>
  paise === 0 ? [] : [[label, `${sign}${formatRupees(paise)}`]];

function dueLabel({ isPaid, orderStatus }: Order): string {
  if (isPaid) return "Paid";
  return isUnderWay(orderStatus) ? "To pay" : "Total";
}

const lifeWordInMail = ({ orderStatus, isPaid, payType }: Order): string =>
  orderLifeWord({ orderStatus, isPaid, isCash: payType === CASH_ON_DELIVERY });

/** What an order's mail says below its news: goods, amounts and address. */
export function describeOrder(order: Order, lines: readonly Line[]): readonly MailBlock[] {
  const { full_name, full_address, mobile_no } = order.shippingAddress;
  const goods = lines.map(({ quantity, withdrawn, productName, total }) => ({
    quantity,
    name: withdrawn > 0 ? `${productName} (${withdrawn} taken out and refunded)` : productName,
    total: formatRupees(total),
  }));
  const totals: readonly Fact[] = [
    ...amount("Subtotal", order.productTotal),
    ...amount("Discount", order.discount, "− "),
    ...amount("GST", order.tax),
    ...amount("Shipping", order.shipping),
    ...amount(CASH_FEE, order.cashFee),
    ...amount("Gift voucher", order.giftVoucher, "− "),
    ...(order.usedCoins > 0 ? [["Coins", `− ${order.usedCoins}`] as const] : []),
    [dueLabel(order), `${formatRupees(order.finalTotal)} (${order.payType})`],
  ];
  return [
    { kind: "order", title: `Order ${order.number}`, lines: goods, totals },
    { kind: "lines", title: "Delivered to", lines: [full_name, full_address, mobile_no] },
    order.giftMessage ? `Your gift message: “${order.giftMessage}”` : "",
  ];
}

/** The mails that tell what is sold or paid, and those that tell what goes back: each with its paper, if there is one. */
const WITH_INVOICE: ReadonlySet<MessageKind> = new Set(["order-paid", "order-shipped", "order-delivered"]);
const WITH_CREDIT_NOTE: ReadonlySet<MessageKind> = new Set([
  ...(["order-cancelled", "order-undelivered", "order-returned", "order-refunded"] as const),
]);

async function papersOf(tx: Database, { id: orderId }: Order, kind: MessageKind): Promise<readonly PaperAttachment[]> {
  if (WITH_INVOICE.has(kind) && (await findInvoice(tx, orderId)))
    return [{ name: invoiceFileName(orderId), paper: { kind: "invoice", orderId } }];
  const note = WITH_CREDIT_NOTE.has(kind) ? (await findCreditNotes(tx, orderId)).at(-1) : undefined;
  if (!note) return [];
  const { number } = note;
  return [{ name: creditNoteFileName(orderId, number), paper: { kind: "credit note", orderId, number } }];
}

/**
 * The same of an order by its number, with its link and the paper that a mail of this kind carries; nothing for an order
 * that is not written yet.
 */
export async function readOrderDescription(tx: Database, number: string, kind: MessageKind): Promise<MailParts> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number));
  if (!order) return { blocks: [] };
  const attachments = await papersOf(tx, order, kind);
  const [attached] = attachments;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  return {
    blocks: [
      { kind: "facts", rows: [["Status", lifeWordInMail(order)]] },
      { kind: "link", label: "Follow it without a login", url: siteLink(`/track/${TRACKING_TOKEN}`) },
      ...describeOrder(order, lines),
      attached ? `Attached: the ${attached.paper.kind}, as a PDF.` : "",
    ],
    variables: { [ORDER_VARIABLE]: String(order.id) },
    button: { label: "Your order", url: siteLink(`/orders/${order.id}`) },
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}
