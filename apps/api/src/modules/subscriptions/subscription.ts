import { type CalendarDate, calendarDate } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deliveryOptions } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { NO_SUCH_DELIVERY_OPTION } from "./messages.ts";

/** A day as the database keeps it, as the domain reads it. */
export const dayIn = (column: string | null): CalendarDate | undefined =>
  column === null ? undefined : calendarDate(column);

export type DeliveryOption = typeof deliveryOptions.$inferSelect;

/** A delivery option that a form names. */
export async function findDeliveryOption(db: Database, id: number): Promise<DeliveryOption | HttpError> {
  const [option] = await db.select().from(deliveryOptions).where(eq(deliveryOptions.id, id));
  return option ?? httpError(404, NO_SUCH_DELIVERY_OPTION, { field: "delivery_options" });
}
