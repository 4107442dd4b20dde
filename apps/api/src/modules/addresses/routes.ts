import { addAddress, addresses, deleteAddress, editAddress, editContactAddress } from "@store/api-client/contract";
import type { CheckedAddress } from "@store/domain";
import { and, count, eq } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { checkAddressForm } from "./check-form.ts";
import {
  ADDRESS_ADDED,
  ADDRESS_CHANGED,
  ADDRESS_DELETED,
  MAXIMUM_ADDRESSES,
  NO_SUCH_ADDRESS,
  TOO_MANY_ADDRESSES,
} from "./messages.ts";
import { readAddresses, wireAddress } from "./read-addresses.ts";

const columnsOf = (address: CheckedAddress) => ({
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
});

export function addressRoutes({ serve, db, clock }: Backend): void {
  const own = (id: number, { customerId }: Customer) =>
    and(eq(tables.addresses.id, id), eq(tables.addresses.customerId, customerId));

  async function change(id: number, customer: Customer, form: Parameters<typeof checkAddressForm>[1]) {
    const address = await checkAddressForm(db, form);
    if (address instanceof HttpError) return address;
    const changed = await db
      .update(tables.addresses)
      .set(columnsOf(address))
      .where(own(id, customer))
      .returning({ id: tables.addresses.id });
    return changed.length > 0 ? { status: true, message: ADDRESS_CHANGED } : httpError(404, NO_SUCH_ADDRESS);
  }

  serve(addresses, async ({ customer }) => {
    const rows = await readAddresses(db, customer.customerId);
    return { status: true, data: rows.map(wireAddress) };
  });

  serve(addAddress, async ({ body, customer: { customerId } }) => {
    const address = await checkAddressForm(db, body);
    if (address instanceof HttpError) return address;
    const [saved] = await db
      .select({ count: count() })
      .from(tables.addresses)
      .where(eq(tables.addresses.customerId, customerId));
    if ((saved?.count ?? 0) >= MAXIMUM_ADDRESSES) return httpError(409, TOO_MANY_ADDRESSES);
    await db.insert(tables.addresses).values({ ...columnsOf(address), customerId, createdAt: clock() });
    return { status: true, message: ADDRESS_ADDED };
  });

  serve(editAddress, ({ params, body, customer }) => change(params.id, customer, body));

  serve(editContactAddress, ({ query, body, customer }) =>
    query.contact_id === customer.customerId ? change(body.add_id, customer, body) : httpError(404, NO_SUCH_ADDRESS),
  );

  serve(deleteAddress, async ({ params, customer }) => {
    const deleted = await db
      .delete(tables.addresses)
      .where(own(params.id, customer))
      .returning({ id: tables.addresses.id });
    return deleted.length > 0 ? { status: true, message: ADDRESS_DELETED } : httpError(404, NO_SUCH_ADDRESS);
  });
}
