import type { AddressForm } from "@store/api-client/contract";
import { type AddressForm as AddressDraft, type CheckedAddress, COUNTRY_INDIA } from "@store/domain";
import type { InferInput } from "valibot";
import type { Country, Place } from "./use-places.ts";

/** The places of a draft by name: the form shows them before, or without, the lists that they are chosen from. */
export interface KnownPlaces {
  readonly country: Country;
  readonly state?: Place | undefined;
  readonly city?: Place | undefined;
}

/** Where a new address is. */
export const IN_INDIA: KnownPlaces = { country: COUNTRY_INDIA };

/** A new address is in India until another country is chosen [R149]. */
export const EMPTY_DRAFT: AddressDraft = {
  fullName: "",
  mobile: "",
  anotherMobile: "",
  addressLine1: "",
  addressLine2: "",
  landmark: "",
  country: COUNTRY_INDIA.id,
  state: null,
  city: null,
  postalCode: "",
  tag: "",
};

/** An address as it is sent: mobiles with the calling code, places as ids. */
export const addressBody = (address: CheckedAddress): InferInput<typeof AddressForm> => ({
  full_name: address.fullName,
  mobile: address.mobile,
  another_mobile: address.anotherMobile,
  address_line_1: address.addressLine1,
  address_line_2: address.addressLine2,
  landmark: address.landmark,
  city: address.city,
  city_name: address.cityName,
  state: address.state,
  country: address.country,
  postal_code: address.postalCode,
  address_tags: address.tag,
  gstin: address.gstin,
  email: address.email || undefined,
});
