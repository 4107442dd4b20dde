import { formatRupees, ORDER_CANCELLED, type Paise } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders } from "../../db/schema/index.ts";
import { siteLink } from "../../outbox/text-mail.ts";

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

const amount = (label: string, paise: Paise, sign = ""): string =>
  paise === 0 ? "" : `${label}: ${sign}${formatRupees(paise)}`;

function dueLabel({ isPaid, orderStatus }: Order): string {
  if (isPaid) return "Paid";
  return orderStatus === ORDER_CANCELLED ? "Total" : "To pay";
}

/** What an order's mail says below its news: goods, amounts, address and, for its customer, the link. */
export function describeOrder(order: Order, lines: readonly Line[]): readonly string[] {
  const { full_name, full_address, mobile_no } = order.shippingAddress;
  const goods = lines.map(({ quantity, productName, total }) => `${quantity} × ${productName}: ${formatRupees(total)}`);
  const totals = [
    amount("Subtotal", order.productTotal),
    amount("Discount", order.discount, "− "),
    amount("GST", order.tax),
    amount("Shipping", order.shipping),
    amount("Gift voucher", order.giftVoucher, "− "),
    order.usedCoins > 0 ? `Coins: − ${order.usedCoins}` : "",
    `${dueLabel(order)}: ${formatRupees(order.finalTotal)} (${order.payType})`,
  ];
  return [
    [`Order ${order.number}`, ...goods].join("\n"),
    totals.filter((line) => line !== "").join("\n"),
    `Delivered to:\n${full_name}\n${full_address}\n${mobile_no}`,
    order.giftMessage ? `Your gift message: “${order.giftMessage}”` : "",
  ];
}

/** The same of an order by its number; nothing for an order that is not written yet. */
export async function readOrderDescription(tx: Database, number: string): Promise<readonly string[]> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number));
  if (!order) return [];
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  return [...describeOrder(order, lines), `Your order: ${siteLink(`/orders/${order.id}`)}`];
}
