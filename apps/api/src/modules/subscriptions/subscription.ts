import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deliveryOptions } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { NO_SUCH_DELIVERY_OPTION } from "./messages.ts";

export type DeliveryOption = typeof deliveryOptions.$inferSelect;

/** A delivery option that a form names. */
export async function findDeliveryOption(db: Database, id: number): Promise<DeliveryOption | HttpError> {
  const [option] = await db.select().from(deliveryOptions).where(eq(deliveryOptions.id, id));
  return option ?? httpError(404, NO_SUCH_DELIVERY_OPTION, { field: "delivery_options" });
}
