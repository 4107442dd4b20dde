import { type DaysBefore, DELIVERY_OPTIONS, DEMO_SUBSCRIPTIONS } from "@store/demo";
import type { DemoPerson } from "@store/demo/people";
import { dayOf, SUBSCRIPTION_DISCOUNT_PERCENT } from "@store/domain";
import { eq, min } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { addresses, deliveryOptions, subscriptions } from "../db/schema/index.ts";
import { insertRows } from "./insert-rows.ts";

export const seedDeliveryOptions = (db: Database): Promise<void> => insertRows(db, deliveryOptions, DELIVERY_OPTIONS);

/** The subscriptions of a person of the demo, delivered to the first address. */
export async function seedSubscriptions(
  db: Database,
  customerId: number,
  role: DemoPerson["role"],
  daysBefore: DaysBefore,
): Promise<void> {
  const [first] = await db
    .select({ addressId: min(addresses.id) })
    .from(addresses)
    .where(eq(addresses.customerId, customerId));
  const dayIn = (days: number) => dayOf(daysBefore(-days));
  await insertRows(
    db,
    subscriptions,
    DEMO_SUBSCRIPTIONS.filter((one) => one.role === role).map((one) => ({
      customerId,
      productId: one.productId,
      quantity: one.quantity,
      deliveryOptionId: one.deliveryOptionId,
      discountPercent: SUBSCRIPTION_DISCOUNT_PERCENT,
      addressId: first?.addressId ?? null,
      isActive: one.isActive,
      startDate: dayIn(-one.startedDaysAgo),
      nextDeliveryDate: dayIn(one.nextInDays),
      shiftedDeliveryDate: one.shiftedToDays === undefined ? null : dayIn(one.shiftedToDays),
      createdAt: daysBefore(one.startedDaysAgo),
    })),
  );
}
