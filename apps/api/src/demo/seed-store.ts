import { type DaysBefore, daysBeforeOf } from "@store/demo";
import type { Database } from "../db/database.ts";
import { categories } from "../db/schema/index.ts";
import type { Clock } from "../lib/clock.ts";
import { AREAS, type Area } from "./lacks-seed.ts";
import { seedCatalogue, seedGeography } from "./seed-catalogue.ts";
import { seedAppointmentSlots, seedEvents } from "./seed-events.ts";
import { seedHome } from "./seed-home.ts";
import { seedPeople } from "./seed-people.ts";
import { seedStores } from "./seed-stores.ts";
import { seedDeliveryOptions } from "./seed-subscriptions.ts";
import { seedVouchers } from "./seed-vouchers.ts";

interface Seed {
  readonly table: (typeof AREAS)[Area];
  readonly seed: (db: Database, daysBefore: DaysBefore) => Promise<void>;
  readonly onlyInDemo?: boolean;
}

const SEEDS: Readonly<Record<Area, Seed>> = {
  deliveryOptions: { table: AREAS.deliveryOptions, seed: seedDeliveryOptions },
  stores: { table: AREAS.stores, seed: seedStores },
  events: { table: AREAS.events, seed: seedEvents },
  appointmentSlots: { table: AREAS.appointmentSlots, seed: seedAppointmentSlots },
  vouchers: { table: AREAS.vouchers, seed: seedVouchers, onlyInDemo: true },
};

async function fillEmptyAreas(db: Database, daysBefore: DaysBefore, isDemo: boolean): Promise<void> {
  for (const { table, seed, onlyInDemo = false } of Object.values(SEEDS)) {
    if (onlyInDemo && !isDemo) continue;
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
    if (any) return withPeople ? fillEmptyAreas(tx, daysBefore, withPeople) : undefined;
    await seedGeography(tx);
    await seedCatalogue(tx, daysBefore);
    await seedHome(tx, daysBefore);
    await fillEmptyAreas(tx, daysBefore, withPeople);
    if (withPeople) await seedPeople(tx, daysBefore);
  });
}
