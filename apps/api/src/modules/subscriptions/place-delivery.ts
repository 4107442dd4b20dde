import { ONLINE_PAYMENT } from "@store/api-client/contract";
import {
  type CalendarDate,
  type CartTotals,
  coinsEarned,
  goodsWeight,
  NEW_ORDER_SALE_STATUS,
  ORDER_PENDING,
  type Policy,
  shippingCharge,
  subscriptionTotals,
  taxedOn,
  todayInIndia,
} from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, sellableStock } from "../../db/schema/index.ts";
import type { HttpError } from "../../http/http-error.ts";
import { destinationOf } from "../addresses/order-address.ts";
import type { AddressRow } from "../addresses/read-addresses.ts";
import type { Shipped } from "../cart/price-cart.ts";
import { nameOfDiscount } from "../discounts/discounts.ts";
import type { PlacedOrder } from "../orders/place-order.ts";
import { reserve } from "../orders/reservation.ts";
import { writeOrder } from "../orders/write-order.ts";
import type { SubscriptionRow } from "./subscription.ts";

/** What a delivery needs of its product, which is locked until the order is written; taxed by the day. */
export async function lockGoods(tx: Database, productId: number, now: Date, policy: Policy) {
  const { id, name, image, pricePaid, basePrice, gst, gstRate, hsnCode, weightGrams, usualPrice, mrp } = products;
  const [goods] = await tx
    .select({
      ...{ productId: id, name, image, stock: sellableStock, pricePaid, basePrice, gst, gstRate, hsnCode },
      ...{ weightGrams, usualPrice, mrp, discountName: nameOfDiscount },
    })
    .from(products)
    .where(eq(id, productId))
    .for("no key update");
  if (!goods) throw new Error(`The product ${productId} of a subscription does not exist`);
  return taxedOn(goods, todayInIndia(now), policy);
}

export type Goods = Awaited<ReturnType<typeof lockGoods>>;

/** One delivery at today's price. */
export const deliveryTotals = (
  { quantity, discountPercent }: Pick<SubscriptionRow, "quantity" | "discountPercent">,
  line: Pick<Goods, "basePrice" | "gst" | "weightGrams">,
  shipped: Shipped,
  policy: Policy,
): CartTotals =>
  subscriptionTotals({
    line: { ...line, quantity },
    discountPercent,
    shippingOf: (goods) => shippingCharge({ ...shipped, goods, grams: goodsWeight([{ ...line, quantity }]) }, policy),
  });

export interface Delivery {
  readonly subscription: SubscriptionRow;
  readonly goods: Goods;
  readonly totals: CartTotals;
  readonly address: AddressRow;
  /** That it is planned for, one order a day; null for the first order, which may be cancelled and placed again. */
  readonly day: CalendarDate | null;
  readonly heldUntil: Date;
}

/** Writes the order of one delivery, to be paid online, and holds its stock until then. */
export async function placeDelivery(
  tx: Database,
  { subscription, goods, totals, address, day, heldUntil }: Delivery,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | HttpError> {
  const { id: subscriptionId, customerId, quantity } = subscription;
  const lines = [{ ...goods, quantity }];
  const order = await writeOrder(tx, {
    customerId,
    placedAt: now,
    lines,
    totals,
    to: destinationOf(address),
    state: {
      orderStatus: ORDER_PENDING,
      saleStatus: NEW_ORDER_SALE_STATUS,
      payType: ONLINE_PAYMENT,
      isPaid: false,
      isInvoiced: false,
      earnedCoins: coinsEarned(totals.finalTotal, { redeemed: false }, policy),
      heldUntil,
      subscriptionId,
      deliveryDay: day,
    },
  });
  const reservation = { ...totals, orderId: order.id, customerId, pieces: lines, voucher: undefined };
  return (await reserve(tx, reservation, now)) ?? { ...order, finalTotal: totals.payable };
}
