import { demoShop } from "@store/demo";
import { continueIds } from "../db/continue-ids.ts";
import type { Database } from "../db/database.ts";
import { categories, orders } from "../db/schema/index.ts";
import { createSecretHasher, type SecretHasher } from "../identity/secret.ts";
import type { Clock } from "../lib/clock.ts";
import { fillGeography } from "../modules/geography/fill-geography.ts";
import { seedEmptyAreas } from "./seed-areas.ts";
import { seedBatches } from "./seed-batches.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedHome } from "./seed-home.ts";
import { seedPeople } from "./seed-people.ts";
import { seedRequests } from "./seed-requests.ts";

interface SeedOptions {
  readonly clock: Clock;
  /** Also writes what waits for the demo's staff: inquiries, leads, consultations, a mail that failed, goods that expire soon. */
  readonly withRequests?: boolean;
  readonly hasher?: SecretHasher;
}

/**
 * Fills an empty database with the sample shop, in a demo alone (C52). One that is not empty is left as it is, except
 * that a demo of an earlier release gets the areas that it lacks. Ids are the same every time; dates are counted back
 * from now.
 */
export async function seedDatabase(
  db: Database,
  { clock, withRequests = false, hasher = createSecretHasher() }: SeedOptions,
): Promise<void> {
  const [any] = await db.select({ id: categories.id }).from(categories).limit(1);
  const shop = demoShop({ now: clock() });
  await db.transaction(async (tx) => {
    if (any) {
      await seedEmptyAreas(tx, shop);
      return continueIds(tx);
    }
    await fillGeography(tx);
    await seedCatalogue(tx, shop);
    await seedHome(tx, shop);
    await seedEmptyAreas(tx, shop);
    await seedPeople(tx, shop, hasher);
    if (withRequests) {
      await seedRequests(tx, shop);
      await seedBatches(tx, shop);
    }
    await continueIds(tx);
    // The history of the demo is no news.
    await tx.update(orders).set({ ownerMailedAt: clock() });
  });
}
