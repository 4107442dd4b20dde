import type { SavedAddress } from "./use-shipping.ts";

/** An address as it stands on a parcel; what it does not have is left out. */
export const addressLines = (address: SavedAddress): readonly string[] =>
  [
    address.address_line_1,
    address.address_line_2,
    address.landmark,
    `${address.city_obj.name} ${address.postal_code}`,
    address.state_obj.name,
    address.country_obj.name,
  ].flatMap((line) => line || []);

/** An address on one line. */
export const addressText = (address: SavedAddress): string => addressLines(address).join(", ");
