import type { Address } from "@store/api-client/contract";
import { withoutCallingCode } from "@store/domain";
import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { addresses, cities, countries, states } from "../../db/schema/index.ts";

export type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number];

const cityName = sql<string>`coalesce(${cities.name}, ${addresses.cityName})`;

/** Addresses with the names of their places, the first one added first. */
const selectAddresses = (db: Database, where: SQL) =>
  db
    .select({ address: addresses, city: { id: addresses.cityId, name: cityName }, state: states, country: countries })
    .from(addresses)
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(where)
    .orderBy(asc(addresses.id));

const ofCustomer = prepared("addresses_of_customer", (db) =>
  selectAddresses(db, eq(addresses.customerId, sql.placeholder("customer"))),
);

export const readAddresses = (db: Database, customerId: number): Promise<AddressRow[]> =>
  ofCustomer(db).execute({ customer: customerId });

/** The addresses of several customers, by their ids: one statement. */
export async function readAddressesOf(
  db: Database,
  customerIds: readonly number[],
): Promise<(customerId: number) => readonly AddressRow[]> {
  const rows = await selectAddresses(db, inArray(addresses.customerId, [...customerIds]));
  const byCustomer = Map.groupBy(rows, ({ address }) => address.customerId);
  return (customerId) => byCustomer.get(customerId) ?? [];
}

/** The address as the wire carries it; the first of the list is the default. */
export const wireAddress = (
  { address, city, state, country }: AddressRow,
  position: number,
): InferInput<typeof Address> => ({
  id: address.id,
  full_name: address.fullName,
  mobile: address.mobile,
  mobile_without_ext: withoutCallingCode(address.mobile, country.callingCode),
  another_mobile: address.anotherMobile,
  another_mobile_without_ext: withoutCallingCode(address.anotherMobile, country.callingCode),
  address_line_1: address.addressLine1,
  address_line_2: address.addressLine2,
  landmark: address.landmark,
  city_obj: { id: city.id, name: city.name },
  state_obj: { id: state.id, name: state.name },
  country_obj: { id: country.id, name: country.name },
  postal_code: address.postalCode,
  address_tags: address.tag,
  gstin: address.gstin || undefined,
  is_default: position === 0,
});
