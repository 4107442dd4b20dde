import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "@store/api-client/contract";
import type { DemoOrder } from "@store/demo";
import {
  cartTotals,
  checkVoucher,
  coinsEarned,
  DEFAULT_POLICY,
  goodsWeight,
  minutesAfter,
  ORDER_CANCELLED,
  ORDER_PENDING,
  type OrderState,
  shippingCharge,
  todayInIndia,
  UNDELIVERED_REASONS,
  voucherKey,
} from "@store/domain";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { products, vouchers } from "../db/schema/index.ts";
import { HttpError } from "../http/http-error.ts";
import { destinationOf } from "../modules/addresses/order-address.ts";
import { readAddresses } from "../modules/addresses/read-addresses.ts";
import { shippingPlace } from "../modules/cart/price-cart.ts";
import { earnCoins, spendCoins } from "../modules/coins/ledger.ts";
import {
  acceptOrder,
  cancelOrder,
  deliverOrder,
  type OrderStep,
  packOrder,
  recordUndelivered,
  returnOrder,
  shipOrder,
} from "../modules/orders/change-order.ts";
import { issueInvoice } from "../modules/orders/issue-invoice.ts";
import { takeStock } from "../modules/orders/reservation.ts";
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

/** What brings a new order into a state, as staff does it, and how many hours after it was placed. */
const STEPS = {
  accept: { change: acceptOrder, hours: 2 },
  pack: { change: packOrder, hours: 20 },
  ship: { change: shipDemoOrder, hours: 26 },
  deliver: { change: deliverOrder, hours: 72 },
  undelivered: { change: bringBackDemoOrder, hours: 96 },
  return: { change: returnOrder, hours: 150 },
  cancel: { change: cancelOrder, hours: 5 },
} as const;

const WAYS: Readonly<Record<OrderState, readonly (keyof typeof STEPS)[]>> = {
  Pending: [],
  Confirmed: ["accept"],
  Packed: ["accept", "pack"],
  Shipped: ["accept", "pack", "ship"],
  Delivered: ["accept", "pack", "ship", "deliver"],
  Undelivered: ["accept", "pack", "ship", "undelivered"],
  Returned: ["accept", "pack", "ship", "deliver", "return"],
  Cancelled: ["cancel"],
};

function shipDemoOrder(db: Database, step: OrderStep) {
  return shipOrder(db, step, { courier: "Garuda Parcels", number: `GP${String(step.orderId).padStart(8, "0")}` });
}

function bringBackDemoOrder(db: Database, step: OrderStep) {
  return recordUndelivered(db, { ...step, note: UNDELIVERED_REASONS[0] }, { day: todayInIndia(step.now) });
}

/** Moves an order on as the shop would have, writing to nobody. */
async function walk(db: Database, orderId: number, { placedAt, orderStatus, deliveredAt }: DemoOrder): Promise<void> {
  for (const name of WAYS[orderStatus]) {
    const { change, hours } = STEPS[name];
    const now = name === "deliver" && deliveredAt ? deliveredAt : minutesAfter(placedAt, hours * 60);
    const changed = await change(db, {
      orderId,
      actor: name === "cancel" ? "customer" : "staff",
      now,
      policy: DEFAULT_POLICY,
      isQuiet: true,
    });
    if (changed instanceof HttpError) throw new Error(`Order ${orderId} of the demo cannot ${name}`);
  }
}

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
  const voucher = await voucherOf(db, order.voucherCode);
  const checked = voucher && checkVoucher(toVoucher(voucher), { lines, now: placedAt, customerId });
  const benefit = checked?.ok ? checked.value : {};
  const { finalTotal: goods } = cartTotals({ lines, ...benefit });
  const shipped = { isElite, place: shippingPlace(saved), goods, grams: goodsWeight(lines) };
  const shipping = shippingCharge(shipped, DEFAULT_POLICY);
  const totals = cartTotals({ lines, shipping, coins: order.usedCoins ?? 0, ...benefit });
  const earnedCoins = coinsEarned(totals.finalTotal, { redeemed: totals.coins > 0 }, DEFAULT_POLICY);
  const { saleStatus, payment, giftMessage, voucherCode } = order;
  const payType = payment === "online" ? ONLINE_PAYMENT : CASH_ON_DELIVERY;
  const isGift = giftMessage !== undefined;
  const isPaid = payment === "online";
  const status = { orderStatus: ORDER_PENDING, saleStatus, payType, isPaid, isInvoiced: isPaid };
  const state = { ...status, isGift, giftMessage, voucherCode, earnedCoins };
  const { id: orderId } = await writeOrder(db, {
    customerId,
    placedAt,
    lines,
    totals,
    to: destinationOf(address),
    state,
  });
  if (voucher) await spendVoucher(db, { ...totals, voucher, orderId, customerId }, placedAt);
  const mayPay = await spendCoins(db, { customerId, orderId, coins: totals.coins }, placedAt);
  if (!mayPay) throw new Error("A person of the demo has too few coins");
  if (isPaid) {
    await earnCoins(db, { customerId, orderId, coins: earnedCoins }, placedAt);
    await issueInvoice(db, orderId, placedAt, DEFAULT_POLICY);
  }
  // A cancelled order puts its goods back.
  if (order.orderStatus === ORDER_CANCELLED) await takeStock(db, lines, { orderId, at: placedAt });
  await walk(db, orderId, order);
}
