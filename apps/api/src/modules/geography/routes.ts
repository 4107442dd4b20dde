import { cities, countries, states } from "@store/api-client/contract";
import { asc, eq, sql } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";

export function geographyRoutes({ serve, db }: Backend): void {
  const kept = { cache: LONG_LIVED };
  const id = sql.placeholder("id");

  const selectCountries = db
    .select({
      id: tables.countries.id,
      country_name: tables.countries.name,
      calling_code: tables.countries.callingCode,
    })
    .from(tables.countries)
    .where(sql`strpos(lower(${tables.countries.name}), lower(${sql.placeholder("search")})) > 0`)
    .orderBy(asc(tables.countries.name))
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
      return data.length > 0 ? { status: true, data } : httpError(404, "This country has no states here");
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
      return data.length > 0 ? { status: true, data } : httpError(404, "This state has no cities here");
    },
    kept,
  );
}
