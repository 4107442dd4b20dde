import type { Database } from "../db/database.ts";
import { appointmentSlots, categories, deliveryOptions, events, stores, vouchers } from "../db/schema/index.ts";

/** What stands by itself, so that a demo of an earlier release can be given it later. */
export const AREAS = { deliveryOptions, stores, events, appointmentSlots, vouchers } as const;

export type Area = keyof typeof AREAS;

/** Whether the seed has something for the store: all of it when empty, or an area that a demo lacks. */
export async function lacksSeed(db: Database, { isDemo }: { readonly isDemo: boolean }): Promise<boolean> {
  for (const table of isDemo ? [categories, ...Object.values(AREAS)] : [categories]) {
    const [any] = await db.select().from(table).limit(1);
    if (any === undefined) return true;
  }
  return false;
}
