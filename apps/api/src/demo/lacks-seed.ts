import type { Database } from "../db/database.ts";
import {
  appointmentSlots,
  categories,
  deliveryOptions,
  discounts,
  events,
  pages,
  stores,
  vouchers,
} from "../db/schema/index.ts";

/** Parts that depend on nothing else, so that a demo database of an earlier release can get them later. */
export const AREAS = { deliveryOptions, stores, events, appointmentSlots, vouchers, discounts, pages } as const;

export type Area = keyof typeof AREAS;

/** Whether the sample shop has something for a demo: all of it when empty, or an area that an earlier release lacked. */
export async function lacksSeed(db: Database): Promise<boolean> {
  for (const table of [categories, ...Object.values(AREAS)]) {
    const [any] = await db.select().from(table).limit(1);
    if (any === undefined) return true;
  }
  return false;
}
