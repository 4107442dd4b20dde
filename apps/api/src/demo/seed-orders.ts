import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "@store/api-client/contract";
import type { DemoOrder } from "@store/demo";
import { cartTotals, checkVoucher, coinsEarned, ORDER_CANCELLED, shippingCharge, voucherKey } from "@store/domain";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { products, vouchers } from "../db/schema/index.ts";
import { readAddresses } from "../modules/addresses/read-addresses.ts";
import { earnCoins, spendCoins } from "../modules/coins/ledger.ts";
import { writeOrder } from "../modules/orders/write-order.ts";
import { spendVoucher, toVoucher } from "../modules/vouchers/vouchers.ts";

async function linesOf(db: Database, order: DemoOrder) {
  const ids = order.lines.map(([id]) => id);
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return order.lines.flatMap(([id, quantity]) =>
    rows.filter((row) => row.id === id).map((row) => ({ ...row, productId: id, quantity })),
  );
}

async function voucherOf(db: Database, code = "") {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.codeKey, voucherKey(code)));
  return voucher;
}

/** Orders are credited when they are paid, those on delivery when they are placed. */
const isCredited = ({ isPaid, payment, orderStatus }: DemoOrder) =>
  orderStatus !== ORDER_CANCELLED && (isPaid || payment === "on delivery");

interface Placed {
  readonly customerId: number;
  readonly isElite: boolean;
  readonly order: DemoOrder;
}

/** Writes an order as the store would have on that day, with its voucher and coins; stock is as it is today. */
export async function seedOrder(db: Database, { customerId, isElite, order }: Placed): Promise<void> {
  const { placedAt } = order;
  const lines = await linesOf(db, order);
  const saved = await readAddresses(db, customerId);
  const [address] = saved;
  if (!address) throw new Error("A person of the demo with orders has no address");
  const shipping = shippingCharge({ isElite, firstAddressCity: address.city.name });
  const voucher = await voucherOf(db, order.voucherCode);
  const { subtotal } = cartTotals({ lines });
  const checked = voucher && checkVoucher(toVoucher(voucher), { subtotal, now: placedAt, customerId });
  const totals = cartTotals({ lines, shipping, coins: order.usedCoins ?? 0, ...(checked?.ok ? checked.value : {}) });
  const earnedCoins = isCredited(order) ? coinsEarned(totals.finalTotal, { redeemed: totals.coins > 0 }) : 0;
  const { orderStatus, saleStatus, payment, isPaid, isInvoiced, deliveredAt, giftMessage, voucherCode } = order;
  const payType = payment === "online" ? ONLINE_PAYMENT : CASH_ON_DELIVERY;
  const isGift = giftMessage !== undefined;
  const status = { orderStatus, saleStatus, payType, isPaid, isInvoiced, deliveredAt };
  const state = { ...status, isGift, giftMessage, voucherCode, earnedCoins };
  const { id: orderId } = await writeOrder(db, { customerId, placedAt, lines, totals, address, state });
  if (voucher) await spendVoucher(db, { ...totals, voucher, orderId, customerId }, placedAt);
  const mayPay = await spendCoins(db, { customerId, orderId, coins: totals.coins }, placedAt);
  if (!mayPay) throw new Error("A person of the demo has too few coins");
  await earnCoins(db, { customerId, orderId, coins: earnedCoins }, placedAt);
}
