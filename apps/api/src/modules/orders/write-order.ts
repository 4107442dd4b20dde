import {
  type CartTotals,
  indianWallClock,
  lineTotals,
  multiplyMoney,
  ORDER_PENDING,
  type Paise,
  struckPrice,
} from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { orderLines, orders } from "../../db/schema/index.ts";
import type { Destination } from "../addresses/order-address.ts";
import { recordEvent } from "./order-events.ts";

export const ORDER_NUMBER_DIGITS = 6;

/** SO-2026-000123: the year in India, and the order's id. */
export const orderNumber = (id: number, placedAt: Date): string =>
  `SO-${indianWallClock(placedAt)?.year}-${String(id).padStart(ORDER_NUMBER_DIGITS, "0")}`;

const takeId = prepared("next_order_id", (db) =>
  db.select({ id: sql`nextval('orders_id_seq')`.mapWith(Number) }).from(sql`(values (1)) one`),
);

/** Takes the next order's id, which its number is made of. */
export async function nextOrderNumber(
  tx: Database,
  placedAt: Date,
): Promise<{ readonly id: number; readonly number: string }> {
  const [row] = await takeId(tx).execute();
  if (!row) throw new Error("The sequence of order numbers returned no row");
  return { id: row.id, number: orderNumber(row.id, placedAt) };
}

export interface OrderedLine {
  readonly productId: number;
  readonly name: string;
  readonly image: string;
  readonly quantity: number;
  readonly pricePaid: Paise;
  readonly basePrice: Paise;
  readonly gst: Paise;
  /** Percent. */
  readonly gstRate: number;
  readonly hsnCode: string;
  /** By which discount its price is lower than usual, and what is struck through beside it. */
  readonly discountName?: string | null;
  readonly usualPrice?: Paise | null;
  readonly mrp?: Paise | null;
}

type OrderState = Pick<
  typeof orders.$inferInsert,
  | "clientTxnId"
  | "orderStatus"
  | "saleStatus"
  | "payType"
  | "isPaid"
  | "isInvoiced"
  | "deliveredAt"
  | "isGift"
  | "giftMessage"
  | "voucherCode"
  | "discountName"
  | "earnedCoins"
  | "heldUntil"
  | "subscriptionId"
  | "deliveryDay"
  | "goesWith"
>;

export interface NewOrder {
  readonly customerId: number;
  readonly placedAt: Date;
  readonly lines: readonly OrderedLine[];
  readonly totals: CartTotals;
  readonly to: Destination;
  readonly state: OrderState;
  /** The member of staff who took it, of one that the customer did not place. */
  readonly staffId?: number | undefined;
}

const pricesOf = ({ usualPrice = null, mrp = null }: OrderedLine) => ({ usualPrice, mrp });

/** The lines of an order, each with what it is sold by, and its share of the discount. */
export function lineColumns(lines: readonly OrderedLine[], discount: Paise) {
  const priced = lineTotals(lines, discount);
  return lines.map((line, index) => ({
    productId: line.productId,
    productName: line.name,
    image: line.image,
    quantity: line.quantity,
    price: line.pricePaid,
    basePrice: line.basePrice,
    gst: line.gst,
    gstRate: line.gstRate,
    hsnCode: line.hsnCode,
    usualPrice: line.discountName ? struckPrice(line.pricePaid, pricesOf(line)) : null,
    discountName: line.discountName,
    total: multiplyMoney(line.pricePaid, line.quantity),
    discount: priced[index]?.discount,
    tax: priced[index]?.gst ?? multiplyMoney(line.gst, line.quantity),
  }));
}

/** Writes an order and its lines, each with what it was sold by. */
export async function writeOrder(
  tx: Database,
  order: NewOrder,
): Promise<{ readonly id: number; readonly number: string }> {
  const { customerId, placedAt, lines, totals, to, state, staffId } = order;
  const { id, number } = await nextOrderNumber(tx, placedAt);
  await tx.insert(orders).values({
    ...state,
    id,
    number,
    customerId,
    placedAt,
    productTotal: totals.subtotal,
    discount: totals.discount,
    tax: totals.gst,
    shipping: totals.shipping,
    cashFee: totals.cashFee,
    giftVoucher: totals.giftVoucher,
    usedCoins: totals.coins,
    finalTotal: totals.payable,
    billingAddress: to.billingAddress,
    shippingAddress: to.shippingAddress,
    addressKey: to.addressKey,
  });
  await tx.insert(orderLines).values(lineColumns(lines, totals.discount).map((line) => ({ ...line, orderId: id })));
  const actor = staffId === undefined ? "customer" : "staff";
  await recordEvent(tx, { orderId: id, state: ORDER_PENDING, action: "place", actor, staffId }, placedAt);
  return { id, number };
}
