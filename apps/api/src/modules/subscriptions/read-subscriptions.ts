import type { Subscription } from "@store/api-client/contract";
import { subscriptionTotals, toRupees } from "@store/domain";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { deliveryOptions, products, subscriptions } from "../../db/schema/index.ts";

/** The most subscriptions that the list holds. */
const SUBSCRIPTIONS_SHOWN = 500;

/** A subscription counts once its first order is paid: before, it is only written down. */
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
      },
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, subscriptions.deliveryOptionId));

type ListedRow = Awaited<ReturnType<typeof selectSubscriptions>>[number];

function wireSubscription({ subscription, option, product }: ListedRow): InferInput<typeof Subscription> {
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
    subscription_price: toRupees(product.pricePaid),
    total_price: toRupees(totals.finalTotal),
  };
}

/** A customer's subscriptions at today's prices, the newest first: one statement. */
export async function readSubscriptions(
  db: Database,
  customerId: number,
  productId: number | undefined,
): Promise<InferInput<typeof Subscription>[]> {
  const ofProduct = productId === undefined ? undefined : eq(subscriptions.productId, productId);
  const rows = await selectSubscriptions(db)
    .where(and(eq(subscriptions.customerId, customerId), hasBegun, ofProduct))
    .orderBy(desc(subscriptions.id))
    .limit(SUBSCRIPTIONS_SHOWN);
  return rows.map(wireSubscription);
}
