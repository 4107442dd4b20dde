import { type AddressForm as AddressDraft, COUNTRY_INDIA } from "@store/domain";
import type { KnownPlaces } from "@store/react-client/address-draft";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";

export const draftOf = (address: SavedAddress): AddressDraft => ({
  fullName: address.full_name,
  mobile: address.mobile_without_ext ?? address.mobile,
  anotherMobile: address.another_mobile_without_ext ?? address.another_mobile ?? "",
  addressLine1: address.address_line_1,
  addressLine2: address.address_line_2 ?? "",
  landmark: address.landmark ?? "",
  country: address.country_obj.id,
  state: address.state_obj.id,
  stateName: address.state_obj.name,
  city: address.city_obj.id ?? null,
  cityName: address.city_obj.id ? undefined : address.city_obj.name,
  postalCode: address.postal_code,
  tag: address.address_tags ?? "",
  gstin: address.gstin ?? "",
});

/** The calling code is what a mobile has in front of its digits. */
function callingCodeOf({ mobile, mobile_without_ext }: SavedAddress): string {
  return mobile_without_ext && mobile.endsWith(mobile_without_ext)
    ? mobile.slice(0, -mobile_without_ext.length)
    : COUNTRY_INDIA.callingCode;
}

export function placesOf(address: SavedAddress): KnownPlaces {
  const { country_obj, state_obj, city_obj } = address;
  return {
    country: { ...country_obj, callingCode: callingCodeOf(address) },
    state: state_obj,
    city: city_obj.id ? { id: city_obj.id, name: city_obj.name } : undefined,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const TEXTS = ["full_name", "mobile", "address_line_1", "postal_code"];
const PLACES = ["country_obj", "state_obj", "city_obj"];

// Not every field is looked at: a state of this tab holds an address as the backend replied it, or something else.
const isSavedAddress = (value: unknown): value is SavedAddress =>
  isRecord(value) &&
  typeof value.id === "number" &&
  TEXTS.every((name) => typeof value[name] === "string") &&
  PLACES.every((name) => isRecord(value[name]));

/** The address that a navigation state passes along; undefined when it has none. */
export const addressIn = (state: unknown): SavedAddress | undefined =>
  isRecord(state) && isSavedAddress(state.address) ? state.address : undefined;

/** The table of PIN codes: fetched once somebody types one. */
export const loadPlaces = () => import("@store/content/place-of-pin");
