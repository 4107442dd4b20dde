import { stores } from "@store/api-client/contract";
import { asc, eq } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import type { Backend } from "../backend.ts";
import { storeFields } from "./store-fields.ts";

export function storeRoutes({ serve, db }: Backend): void {
  const selectStores = db
    .select({ store: tables.stores, city: tables.cities.name, state: tables.states })
    .from(tables.stores)
    .innerJoin(tables.cities, eq(tables.cities.id, tables.stores.cityId))
    .innerJoin(tables.states, eq(tables.states.id, tables.cities.stateId))
    .orderBy(asc(tables.stores.position), asc(tables.stores.id))
    .prepare("stores");

  serve(
    stores,
    async () => {
      const rows = await selectStores.execute();
      // A set keeps insertion order: cities are ordered by their first store.
      const cities = [...new Set(rows.map(({ city }) => city))];
      const sections = cities.map((city) => ({
        city,
        stores: rows
          .filter((row) => row.city === city)
          .map(({ store, state }) => ({ ...storeFields(store), state_obj: { id: state.id, name: state.name } })),
      }));
      return { status: true, store_section_data: sections, cities };
    },
    { cache: LONG_LIVED },
  );
}
