import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { deliveryOptions } from "../../db/schema/index.ts";
import { type Refused, refuse } from "../../http/refusal.ts";
import { NO_SUCH_DELIVERY_OPTION } from "./words.ts";

export type DeliveryOption = typeof deliveryOptions.$inferSelect;

/** A delivery option that a form names. */
export async function findDeliveryOption(db: Database, id: number): Promise<DeliveryOption | Refused> {
  const [option] = await db.select().from(deliveryOptions).where(eq(deliveryOptions.id, id));
  const words = { message: NO_SUCH_DELIVERY_OPTION, errors: { delivery_options: [NO_SUCH_DELIVERY_OPTION] } };
  return option ?? refuse(404, words);
}
