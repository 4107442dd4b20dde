import { SELECT_COUNTRY_FIRST, SELECT_STATE_FIRST } from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cities, countries, states } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { CITY_ELSEWHERE, NO_SUCH_COUNTRY, STATE_ELSEWHERE } from "./messages.ts";

/**
 * The country that a form names by its id.
 * @param field in which the form sends it.
 */
export async function findCountry(
  db: Database,
  id: number,
  field = "country",
): Promise<typeof countries.$inferSelect | HttpError> {
  const [country] = await db.select().from(countries).where(eq(countries.id, id));
  return country ?? httpError(400, NO_SUCH_COUNTRY, { field });
}

/** The name of a state that a form names by its id, if there is one. */
export async function stateNameOf(db: Database, id: number | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const [state] = await db.select({ name: states.name }).from(states).where(eq(states.id, id));
  return state?.name;
}

interface Place {
  readonly country: number | undefined;
  readonly state: number | undefined;
  readonly city: number | undefined;
}

/** Refuses a state that does not lie in its country, and a city that does not lie in its state. */
export async function checkPlace(db: Database, { country, state, city }: Place): Promise<HttpError | undefined> {
  if (state !== undefined) {
    if (country === undefined) return httpError(400, SELECT_COUNTRY_FIRST, { field: "state" });
    const found = await db.$count(states, and(eq(states.id, state), eq(states.countryId, country)));
    if (found === 0) return httpError(400, STATE_ELSEWHERE, { field: "state" });
  }
  if (city !== undefined) {
    if (state === undefined) return httpError(400, SELECT_STATE_FIRST, { field: "city" });
    const found = await db.$count(cities, and(eq(cities.id, city), eq(cities.stateId, state)));
    if (found === 0) return httpError(400, CITY_ELSEWHERE, { field: "city" });
  }
  return undefined;
}
