import { demoShop } from "@store/demo";
import type { Database } from "../db/database.ts";
import { categories } from "../db/schema/index.ts";
import type { Clock } from "../lib/clock.ts";
import { fillGeography } from "../modules/geography/fill-geography.ts";
import { seedEmptyAreas } from "./seed-areas.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedHome } from "./seed-home.ts";
import { seedPeople } from "./seed-people.ts";

/**
 * Fills an empty database with the sample shop. A database that holds anything is left as it is, except that a demo of
 * an earlier release is given the areas that it lacks. The same ids every time, dates counted back from now.
 * @param withPeople also logins for trying it out; never in production.
 */
export async function seedDatabase(
  db: Database,
  { clock, withPeople }: { readonly clock: Clock; readonly withPeople: boolean },
): Promise<void> {
  const [any] = await db.select({ id: categories.id }).from(categories).limit(1);
  const shop = demoShop({ now: clock() });
  await db.transaction(async (tx) => {
    if (any) return withPeople ? seedEmptyAreas(tx, shop, withPeople) : undefined;
    await fillGeography(tx);
    await seedCatalogue(tx, shop);
    await seedHome(tx, shop);
    await seedEmptyAreas(tx, shop, withPeople);
    if (withPeople) await seedPeople(tx, shop);
  });
}
