import type { Subscription } from "@store/api-client/contract";
import {
  chargeDay,
  isWithinMandate,
  type Policy,
  subscriptionTotals,
  taxedOn,
  todayInIndia,
  toRupees,
} from "@store/domain";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { charges, deliveryOptions, orders, PLANNED_DAY, products, subscriptions } from "../../db/schema/index.ts";
import type { Customer } from "../../identity/shopper.ts";
import { readAddresses } from "../addresses/read-addresses.ts";
import { type Shipped, shippingPlace } from "../cart/price-cart.ts";
import { deliveryTotals } from "./place-delivery.ts";
import { plannedDay } from "./subscription.ts";

/** The most subscriptions that the list holds. */
const SUBSCRIPTIONS_SHOWN = 500;

/** A subscription counts once its first order is paid: until then it is only a draft. */
export const hasBegun = isNotNull(subscriptions.startDate);

const selectSubscriptions = (db: Database) =>
  db
    .select({
      subscription: subscriptions,
      option: deliveryOptions,
      product: {
        name: products.name,
        image: products.image,
        homeImage: products.homeImage,
        pricePaid: products.pricePaid,
        basePrice: products.basePrice,
        gst: products.gst,
        gstRate: products.gstRate,
        hsnCode: products.hsnCode,
        weightGrams: products.weightGrams,
      },
      orderTotal: orders.finalTotal,
      charge: charges,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId))
    .leftJoin(orders, and(eq(orders.subscriptionId, subscriptions.id), eq(orders.deliveryDay, PLANNED_DAY)))
    .leftJoin(charges, eq(charges.orderId, orders.id));

type ListedRow = Awaited<ReturnType<typeof selectSubscriptions>>[number];

/** When and how much the next delivery is charged by the mandate; nothing, where it is not, or is already. */
function nextCharge({ subscription, product, orderTotal, charge }: ListedRow, shipped: Shipped, policy: Policy) {
  const { isActive, lastDeliveryDate, mandate } = subscription;
  const delivery = plannedDay(subscription);
  if (mandate === null || delivery === undefined || !(isActive || lastDeliveryDate)) return {};
  if (orderTotal !== null) {
    if (charge?.state !== "planned" && charge?.state !== "noticed") return {};
    return { next_charge_date: todayInIndia(charge.dueAt), next_charge_amount: toRupees(orderTotal) };
  }
  const { payable } = deliveryTotals(subscription, product, shipped, policy);
  if (!isWithinMandate(payable)) return {};
  return { next_charge_date: chargeDay(delivery), next_charge_amount: toRupees(payable) };
}

function wireSubscription(row: ListedRow, shipped: Shipped, policy: Policy): InferInput<typeof Subscription> {
  const { subscription, option, product } = row;
  const { quantity, discountPercent } = subscription;
  const totals = subscriptionTotals({ line: { ...product, quantity }, discountPercent });
  return {
    id: subscription.id,
    active: subscription.isActive,
    product: subscription.productId,
    product_details: {
      id: subscription.productId,
      name: product.name,
      image1: product.image,
      home_image: product.homeImage,
    },
    quantity,
    delivery_options_details: [{ id: option.id, name: option.name, duration: option.durationDays }],
    delivery_option: option.id,
    start_date: subscription.startDate,
    next_delivery_date: subscription.nextDeliveryDate,
    shifted_delivery_date: subscription.shiftedDeliveryDate,
    last_delivery_date: subscription.lastDeliveryDate,
    ...nextCharge(row, shipped, policy),
    subscription_price: toRupees(product.pricePaid),
    total_price: toRupees(totals.finalTotal),
  };
}

/** A customer's subscriptions at today's prices, the newest first: one statement, and one for their shipping. */
export async function readSubscriptions(
  db: Database,
  { customerId, isElite }: Customer,
  productId: number | undefined,
  now: Date,
  policy: Policy,
): Promise<InferInput<typeof Subscription>[]> {
  const ofProduct = productId === undefined ? undefined : eq(subscriptions.productId, productId);
  const rows = await selectSubscriptions(db)
    .where(and(eq(subscriptions.customerId, customerId), hasBegun, ofProduct))
    .orderBy(desc(subscriptions.id))
    .limit(SUBSCRIPTIONS_SHOWN);
  const shipped = { isElite, place: shippingPlace(await readAddresses(db, customerId)) };
  const today = todayInIndia(now);
  return rows.map((row) => wireSubscription({ ...row, product: taxedOn(row.product, today, policy) }, shipped, policy));
}
