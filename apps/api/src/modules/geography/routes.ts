import { cities, countries, states } from "@store/api-client/contract";
import { asc, eq, sql } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_COUNTRY, NO_SUCH_STATE } from "./messages.ts";

export function geographyRoutes({ serve, db }: Backend): void {
  const kept = { cache: LONG_LIVED };
  const id = sql.placeholder("id");

  /** Where in the name the search stands: countries that begin with it come first. */
  const place = sql`strpos(lower(${tables.countries.name}), lower(${sql.placeholder("search")}))`;
  const selectCountries = db
    .select({
      id: tables.countries.id,
      country_name: tables.countries.name,
      calling_code: tables.countries.callingCode,
    })
    .from(tables.countries)
    .where(sql`${place} > 0`)
    .orderBy(place, asc(tables.countries.name))
    .prepare("countries");
  serve(
    countries,
    async ({ query }) => ({ status: true, data: await selectCountries.execute({ search: query.filter_search ?? "" }) }),
    kept,
  );

  const selectStates = db
    .select({ id: tables.states.id, name: tables.states.name })
    .from(tables.states)
    .where(eq(tables.states.countryId, id))
    .orderBy(asc(tables.states.name))
    .prepare("states");
  serve(
    states,
    async ({ params }) => {
      const data = await selectStates.execute(params);
      return data.length > 0 ? { status: true, data } : httpError(404, NO_SUCH_COUNTRY);
    },
    kept,
  );

  const selectCities = db
    .select({ id: tables.cities.id, name: tables.cities.name })
    .from(tables.cities)
    .where(eq(tables.cities.stateId, id))
    .orderBy(asc(tables.cities.name))
    .prepare("cities");
  serve(
    cities,
    async ({ params }) => {
      const data = await selectCities.execute(params);
      // Abroad, most states have none: the town is typed.
      const isKnown = data.length > 0 || (await db.$count(tables.states, eq(tables.states.id, params.id))) > 0;
      return isKnown ? { status: true, data } : httpError(404, NO_SUCH_STATE);
    },
    kept,
  );
}
