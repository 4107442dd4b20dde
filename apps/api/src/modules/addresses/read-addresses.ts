import type { Address } from "@store/api-client/contract";
import { withoutCallingCode } from "@store/domain";
import { asc, eq, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { addresses, cities, countries, states } from "../../db/schema/index.ts";

export type AddressRow = Awaited<ReturnType<typeof readAddresses>>[number];

const cityName = sql<string>`coalesce(${cities.name}, ${addresses.cityName})`;

/** A customer's addresses with the names of their places, the first one added first. */
export const readAddresses = (db: Database, customerId: number) =>
  db
    .select({ address: addresses, city: { id: addresses.cityId, name: cityName }, state: states, country: countries })
    .from(addresses)
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .innerJoin(states, eq(states.id, addresses.stateId))
    .innerJoin(countries, eq(countries.id, addresses.countryId))
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.id));

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
