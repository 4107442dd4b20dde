import type { CheckedAddress } from "@store/domain";
import { count, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { addresses } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { completeAccount } from "../../identity/complete-account.ts";
import { checkAddressForm } from "./check-form.ts";
import { MAXIMUM_ADDRESSES, TOO_MANY_ADDRESSES } from "./messages.ts";

export const columnsOf = (address: CheckedAddress) => ({
  fullName: address.fullName,
  mobile: address.mobile,
  anotherMobile: address.anotherMobile,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  landmark: address.landmark,
  countryId: address.country,
  stateId: address.state,
  cityId: address.city,
  cityName: address.cityName || null,
  postalCode: address.postalCode,
  tag: address.tag,
  gstin: address.gstin,
});

/**
 * Saves a new address of a customer, if its form is right and there are not too many. An account without a name or an
 * email takes them from it.
 * @returns its id.
 */
export async function saveAddress(
  db: Database,
  customerId: number,
  form: Parameters<typeof checkAddressForm>[1],
  now: Date,
): Promise<number | HttpError> {
  const address = await checkAddressForm(db, form);
  if (address instanceof HttpError) return address;
  const [saved] = await db.select({ count: count() }).from(addresses).where(eq(addresses.customerId, customerId));
  if ((saved?.count ?? 0) >= MAXIMUM_ADDRESSES) return httpError(409, TOO_MANY_ADDRESSES);
  const [row] = await db
    .insert(addresses)
    .values({ ...columnsOf(address), customerId, createdAt: now })
    .returning({ id: addresses.id });
  if (!row) throw new Error("Inserting an address returned no row");
  await completeAccount(db, customerId, address);
  return row.id;
}
