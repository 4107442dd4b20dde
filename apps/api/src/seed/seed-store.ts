import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { appointmentSlots, categories, deliveryOptions, events, stores } from "../db/schema/index.ts";
import { type DaysBefore, daysBeforeOf } from "./days-before.ts";
import { seedCatalogue, seedGeography } from "./seed-catalogue.ts";
import { seedAppointmentSlots, seedEvents } from "./seed-events.ts";
import { seedHome } from "./seed-home.ts";
import { seedPeople } from "./seed-people.ts";
import { seedStores } from "./seed-stores.ts";
import { seedDeliveryOptions } from "./seed-subscriptions.ts";

type SeedArea = readonly [
  table: typeof appointmentSlots | typeof deliveryOptions | typeof events | typeof stores,
  seed: (db: Database, daysBefore: DaysBefore) => Promise<void>,
];

/** What stands by itself, so that a demo of an earlier release can be given it later. */
const AREAS: readonly SeedArea[] = [
  [deliveryOptions, seedDeliveryOptions],
  [stores, seedStores],
  [events, seedEvents],
  [appointmentSlots, seedAppointmentSlots],
];

async function fillEmptyAreas(db: Database, daysBefore: DaysBefore): Promise<void> {
  for (const [table, seed] of AREAS) {
    if ((await db.$count(table)) === 0) await seed(db, daysBefore);
  }
}

/**
 * Fills an empty database with a store that looks open for business; one that holds anything is left as it is, but
 * for a demo of an earlier release, which is given what it lacks. The same ids every time, dates counted back from now.
 * @param withPeople also logins for trying it out; never in production.
 */
export async function seedStore(
  db: Database,
  { clock, withPeople }: { readonly clock: Clock; readonly withPeople: boolean },
): Promise<void> {
  const [any] = await db.select({ id: categories.id }).from(categories).limit(1);
  const daysBefore = daysBeforeOf(clock());
  await db.transaction(async (tx) => {
    if (any) return withPeople ? fillEmptyAreas(tx, daysBefore) : undefined;
    await seedGeography(tx);
    await seedCatalogue(tx, daysBefore);
    await seedHome(tx, daysBefore);
    await fillEmptyAreas(tx, daysBefore);
    if (withPeople) await seedPeople(tx, daysBefore);
  });
}
