import { formatRupees, ORDER_CANCELLED, type Paise } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders } from "../../db/schema/index.ts";
import type { Fact, MailBlock, MailContent } from "../../outbox/mail/content.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

const amount = (label: string, paise: Paise, sign = ""): readonly Fact[] =>
  paise === 0 ? [] : [[label, `${sign}${formatRupees(paise)}`]];

function dueLabel({ isPaid, orderStatus }: Order): string {
  if (isPaid) return "Paid";
  return orderStatus === ORDER_CANCELLED ? "Total" : "To pay";
}

/** What an order's mail says below its news: goods, amounts and address. */
export function describeOrder(order: Order, lines: readonly Line[]): readonly MailBlock[] {
  const { full_name, full_address, mobile_no } = order.shippingAddress;
  const goods = lines.map(({ quantity, productName, total }) => ({
    quantity,
    name: productName,
    total: formatRupees(total),
  }));
  const totals: readonly Fact[] = [
    ...amount("Subtotal", order.productTotal),
    ...amount("Discount", order.discount, "− "),
    ...amount("GST", order.tax),
    ...amount("Shipping", order.shipping),
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

/** The same of an order by its number, with its link; nothing for an order that is not written yet. */
export async function readOrderDescription(
  tx: Database,
  number: string,
): Promise<Pick<MailContent, "blocks" | "button">> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number));
  if (!order) return { blocks: [] };
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  return {
    blocks: describeOrder(order, lines),
    button: { label: "Your order", url: siteLink(`/orders/${order.id}`) },
  };
}
