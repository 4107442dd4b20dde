import { stores } from "@store/api-client/contract";
import { asc, eq } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import type { Backend } from "../backend.ts";

export function storeRoutes({ serve, db }: Backend): void {
  const selectStores = db
    .select({ store: tables.stores, city: tables.cities.name, state: tables.states })
    .from(tables.stores)
    .innerJoin(tables.cities, eq(tables.cities.id, tables.stores.cityId))
    .innerJoin(tables.states, eq(tables.states.id, tables.cities.stateId))
    .orderBy(asc(tables.stores.position))
    .prepare("stores");

  serve(
    stores,
    async () => {
      const rows = await selectStores.execute();
      // A set keeps insertion order: cities are ordered by their first store.
      const cities = [...new Set(rows.map(({ city }) => city))];
      const sections = cities.map((city) => ({
        city,
        stores: rows.filter((row) => row.city === city).map(wireStore),
      }));
      return { status: true, store_section_data: sections, cities };
    },
    { cache: LONG_LIVED },
  );
}

interface StoreRow {
  readonly store: typeof tables.stores.$inferSelect;
  readonly state: { readonly id: number; readonly name: string };
}

const wireStore = ({ store, state }: StoreRow) => ({
  id: store.id,
  store_name: store.name,
  image: store.image,
  landmark: store.landmark,
  address_line_1: store.addressLine1,
  address_line_2: store.addressLine2,
  state_obj: { id: state.id, name: state.name },
  postal_code: store.postalCode,
  work_start_time: store.opensAt,
  work_end_time: store.closesAt,
  mobile_no: store.mobile,
  email: store.email,
  location_url: store.locationUrl,
  virtual_location_url: store.virtualLocationUrl,
});
