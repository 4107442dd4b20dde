import type { ParsedRequest, subscribe } from "@store/api-client/contract";
import { checkSubscribe, HAS_NO_PRICE, OPTION_NOT_OFFERED, type Policy, sellingPrice } from "@store/domain";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isInShop, products, subscriptions } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { findBlock } from "../blocks/may-order.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { DISCOUNT_CHANGED, MAXIMUM_UNORDERED, TOO_MANY_UNORDERED } from "./messages.ts";
import { findDeliveryOption } from "./subscription.ts";

type SubscribeRequest = ParsedRequest<typeof subscribe>["body"];

async function countUnordered(db: Database, customerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), isNull(subscriptions.startDate)));
  return row?.count ?? 0;
}

/**
 * Writes a subscription down, by the rules of the product page's button. The discount is the store's; what the shopper
 * saw is only compared with it. It takes no stock and begins with its first order.
 */
export async function createSubscription(
  db: Database,
  customerId: number,
  request: SubscribeRequest,
  now: Date,
  policy: Policy,
): Promise<{ readonly id: number } | HttpError> {
  const blocked = await findBlock(db, customerId, policy);
  if (blocked) return blocked;
  const { quantity, discount_percent: seenDiscount = policy.subscription.discountPercent } = request;
  const [product] = await db
    .select({ stock: products.stock, productPrice: products.pricePaid })
    .from(products)
    .where(and(eq(products.id, request.product), isInShop));
  if (!product) return httpError(404, NO_SUCH_PRODUCT, { field: "product" });
  if (sellingPrice(product) === undefined) return httpError(409, HAS_NO_PRICE, { field: "product" });
  const option = await findDeliveryOption(db, request.delivery_options);
  if (option instanceof HttpError) return option;
  if (!option.isOffered) return httpError(409, OPTION_NOT_OFFERED, { field: "delivery_options" });
  const checked = checkSubscribe({ isLoggedIn: true, stock: product.stock, quantity, deliveryOption: option.id });
  if (!checked.ok) return httpError(409, checked.refusal, { field: "quantity" });
  if (seenDiscount !== policy.subscription.discountPercent) {
    return httpError(409, DISCOUNT_CHANGED, { field: "discount_percent" });
  }
  if ((await countUnordered(db, customerId)) >= MAXIMUM_UNORDERED) return httpError(409, TOO_MANY_UNORDERED);

  const [written] = await db
    .insert(subscriptions)
    .values({
      customerId,
      productId: request.product,
      quantity: checked.value,
      deliveryOptionId: option.id,
      discountPercent: policy.subscription.discountPercent,
      isActive: false,
      createdAt: now,
    })
    .returning({ id: subscriptions.id });
  if (!written) throw new Error("Inserting a subscription returned no row");
  return written;
}
