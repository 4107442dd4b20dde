import { isDeepStrictEqual } from "node:util";
import { addressKey } from "@store/domain";
import type { OrderAddress, orders } from "../../db/schema/index.ts";
import type { AddressRow } from "./read-addresses.ts";

/** An address on one line, without empty parts. */
export const fullAddress = ({ address, city, state, country }: AddressRow): string =>
  [
    address.addressLine1,
    address.addressLine2,
    address.landmark,
    city.name,
    `${state.name} ${address.postalCode}`,
    country.name,
  ]
    .filter(Boolean)
    .join(", ");

/** An address as it stands now, as orders and invoices keep it: later changes leave them as they are. */
export const orderAddress = (row: AddressRow): OrderAddress => ({
  id: row.address.id,
  full_name: row.address.fullName,
  mobile_no: row.address.mobile,
  full_address: fullAddress(row),
  city: row.city.name,
  state: row.state.name,
  ...(row.address.gstin ? { gstin: row.address.gstin } : {}),
});

/** Where an order goes, and to whom its papers are made out. */
export type Destination = Pick<typeof orders.$inferSelect, "billingAddress" | "shippingAddress" | "addressKey">;

/** One of a customer's addresses, as an order's. */
export function destinationOf(row: AddressRow): Destination {
  const address = orderAddress(row);
  return { billingAddress: address, shippingAddress: address, addressKey: addressKey(row.address) };
}

/** Whether an order's address is one of the customer's, as that stands now. */
export const isOrderAddress = (address: OrderAddress, row: AddressRow): boolean =>
  isDeepStrictEqual(address, orderAddress(row));
