import {
  ADDRESS_MESSAGES,
  ADDRESS_TAGS,
  EMAIL_MAXIMUM_LENGTH,
  FIELD_LENGTHS,
  type AddressForm as Form,
} from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Data, Done, Flag, Id, maybe, Text, text } from "./fields.ts";

const Named = v.object({ id: Id, name: Text });

export const Address = v.object({
  id: Id,
  full_name: Text,
  mobile: Text,
  mobile_without_ext: maybe(Text),
  another_mobile: maybe(Text),
  another_mobile_without_ext: maybe(Text),
  address_line_1: Text,
  address_line_2: maybe(Text),
  landmark: maybe(Text),
  /** Without an id: a town that is not among the cities, as it was typed. */
  city_obj: v.object({ id: maybe(Id), name: Text }),
  state_obj: Named,
  country_obj: Named,
  postal_code: Text,
  address_tags: maybe(Text),
  /** Of a buyer who is registered for GST; left out of all others. */
  gstin: maybe(Text),
  is_default: maybe(Flag),
});

/** Mobiles carry the calling code in front; city, state and country are ids [R148]. */
export const AddressForm = v.object({
  full_name: text(FIELD_LENGTHS.fullName, 1),
  mobile: text(FIELD_LENGTHS.phone, 1),
  another_mobile: maybe(text(FIELD_LENGTHS.phone)),
  address_line_1: text(FIELD_LENGTHS.line, 1),
  address_line_2: text(FIELD_LENGTHS.line, 1),
  landmark: maybe(text(FIELD_LENGTHS.line)),
  city: maybe(Id),
  /** A town that is not among the cities; read only where `city` is left out. */
  city_name: maybe(text(FIELD_LENGTHS.cityName)),
  state: Id,
  country: Id,
  postal_code: text(FIELD_LENGTHS.postalCode, 1),
  address_tags: maybe(v.picklist(ADDRESS_TAGS, ADDRESS_MESSAGES.tag)),
  /** Of a buyer who is registered for GST, in the state of the address. */
  gstin: maybe(text(FIELD_LENGTHS.gstin)),
  /** Where mails go to an account that has no email yet; read only when an address is added (C54). */
  email: maybe(text(EMAIL_MAXIMUM_LENGTH)),
});

/** The form's fields as the wire names them, in refusals too. */
export const ADDRESS_FIELDS = {
  fullName: "full_name",
  addressLine1: "address_line_1",
  addressLine2: "address_line_2",
  landmark: "landmark",
  country: "country",
  state: "state",
  stateName: "state",
  city: "city",
  cityName: "city_name",
  postalCode: "postal_code",
  mobile: "mobile",
  anotherMobile: "another_mobile",
  callingCode: "country",
  tag: "address_tags",
  gstin: "gstin",
  email: "email",
} as const satisfies Record<keyof Form, keyof typeof AddressForm.entries>;

export const addresses = endpoint({
  method: "GET",
  path: "/user/address/",
  access: "customer",
  summary: "The customer's addresses, the first one added first",
  reply: Data(v.array(Address)),
});

export const addAddress = endpoint({
  method: "POST",
  path: "/user/address/",
  access: "customer",
  summary: "Saves a new address; an account of a mobile number alone takes its name and email from it",
  body: AddressForm,
  reply: Done,
});

export const editAddress = endpoint({
  method: "PATCH",
  path: "/user/address/{id}/",
  access: "customer",
  summary: "Changes an address",
  params: ById,
  body: AddressForm,
  reply: Done,
});

/** The variant that a contact_id in the address bar asks for [R151]. */
export const editContactAddress = endpoint({
  method: "PATCH",
  path: "/user/address/",
  access: "customer",
  summary: "Changes the address that the body's add_id names, of the contact named in the query",
  query: v.object({ contact_id: Id }),
  body: v.object({ ...AddressForm.entries, add_id: Id }),
  reply: Done,
});

export const deleteAddress = endpoint({
  method: "DELETE",
  path: "/user/address/{id}/",
  access: "customer",
  summary: "Deletes an address",
  params: ById,
  reply: Done,
});

export const countries = endpoint({
  method: "GET",
  path: "/countries/",
  access: "public",
  summary: "Countries with their calling codes, all or those whose name holds a text",
  query: v.object({ filter_search: maybe(text(60)) }),
  reply: Data(v.array(v.object({ id: Id, country_name: Text, calling_code: Text }))),
});

export const states = endpoint({
  method: "GET",
  path: "/states/{id}/",
  access: "public",
  summary: "The states of a country",
  params: ById,
  reply: Data(v.array(Named)),
});

export const cities = endpoint({
  method: "GET",
  path: "/cities/{id}/",
  access: "public",
  summary: "The cities of a state",
  params: ById,
  reply: Data(v.array(Named)),
});
