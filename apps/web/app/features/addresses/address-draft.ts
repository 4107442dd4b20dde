import type { AddressForm } from "@store/api-client/contract";
import { type AddressForm as AddressDraft, type CheckedAddress, COUNTRY_INDIA } from "@store/domain";
import type { InferInput } from "valibot";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";

/** A new address is in India until another country is chosen (document 3, section 5). */
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

export const draftOf = (address: SavedAddress): AddressDraft => ({
  fullName: address.full_name,
  mobile: address.mobile_without_ext ?? address.mobile,
  anotherMobile: address.another_mobile_without_ext ?? address.another_mobile ?? "",
  addressLine1: address.address_line_1,
  addressLine2: address.address_line_2 ?? "",
  landmark: address.landmark ?? "",
  country: address.country_obj.id,
  state: address.state_obj.id,
  city: address.city_obj.id ?? null,
  cityName: address.city_obj.id ? undefined : address.city_obj.name,
  postalCode: address.postal_code,
  tag: address.address_tags ?? "",
});

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
});
