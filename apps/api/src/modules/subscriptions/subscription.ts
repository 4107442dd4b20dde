import { type CalendarDate, calendarDate, nextDelivery } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deliveryOptions, products, subscriptions } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { NO_SUCH_DELIVERY_OPTION } from "./messages.ts";

/** A day as the database keeps it, as the domain reads it. */
export const dayIn = (column: string | null): CalendarDate | undefined =>
  column === null ? undefined : calendarDate(column);

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The day of the next delivery: the shifted one, if it was shifted. */
export const plannedDay = (
  row: Pick<SubscriptionRow, "nextDeliveryDate" | "shiftedDeliveryDate">,
): CalendarDate | undefined =>
  nextDelivery({
    nextDeliveryDate: dayIn(row.nextDeliveryDate),
    shiftedDeliveryDate: dayIn(row.shiftedDeliveryDate),
  });

/** The name of a subscription's product, as its mails say it. */
export async function productOf(db: Database, id: number): Promise<string> {
  const [product] = await db
    .select({ name: products.name })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(eq(subscriptions.id, id));
  return product?.name ?? "";
}

type DeliveryOption = typeof deliveryOptions.$inferSelect;

/** A delivery option that a form names, whether it is still offered or not. */
export async function findDeliveryOption(db: Database, id: number): Promise<DeliveryOption | HttpError> {
  const [option] = await db.select().from(deliveryOptions).where(eq(deliveryOptions.id, id));
  return option ?? httpError(404, NO_SUCH_DELIVERY_OPTION, { field: "delivery_options" });
}
