import type { SavedAddress } from "./use-shipping.ts";

/** An address on one line. */
export const addressText = (address: SavedAddress): string =>
  [
    address.address_line_1,
    address.address_line_2,
    address.landmark,
    `${address.city_obj.name} ${address.postal_code}`,
    address.state_obj.name,
    address.country_obj.name,
  ]
    .filter(Boolean)
    .join(", ");
