import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { categories } from "../db/schema/index.ts";
import { daysBeforeOf } from "./days-before.ts";
import { seedCatalogue, seedGeography } from "./seed-catalogue.ts";
import { seedAppointmentSlots, seedEvents } from "./seed-events.ts";
import { seedHome } from "./seed-home.ts";
import { seedPeople } from "./seed-people.ts";
import { seedStores } from "./seed-stores.ts";
import { seedDeliveryOptions } from "./seed-subscriptions.ts";

/**
 * Fills an empty database with a store that looks open for business; one that holds anything is left as it is. The
 * same ids every time, dates counted back from now.
 * @param withPeople also logins for trying it out; never in production.
 */
export async function seedStore(
  db: Database,
  { clock, withPeople }: { readonly clock: Clock; readonly withPeople: boolean },
): Promise<void> {
  const [any] = await db.select({ id: categories.id }).from(categories).limit(1);
  if (any) return;
  const daysBefore = daysBeforeOf(clock());
  await db.transaction(async (tx) => {
    await seedGeography(tx);
    await seedCatalogue(tx, daysBefore);
    await seedHome(tx, daysBefore);
    await seedDeliveryOptions(tx);
    await seedStores(tx);
    await seedEvents(tx, daysBefore);
    await seedAppointmentSlots(tx);
    if (withPeople) await seedPeople(tx, daysBefore);
  });
}
