import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cities, countries, states } from "../../db/schema/index.ts";

interface PlaceIds {
  readonly countryId?: number | null | undefined;
  readonly stateId?: number | null | undefined;
  readonly cityId?: number | null | undefined;
}

/** The names of a country, a state and a city, as mails have them; empty where there is none. */
export async function placeNames(db: Database, { countryId, stateId, cityId }: PlaceIds) {
  const nameOf = async (table: typeof countries | typeof states | typeof cities, id: number | null | undefined) => {
    if (id == null) return "";
    const [found] = await db.select({ name: table.name }).from(table).where(eq(table.id, id));
    return found?.name ?? "";
  };
  return {
    country: await nameOf(countries, countryId),
    state: await nameOf(states, stateId),
    city: await nameOf(cities, cityId),
  };
}
