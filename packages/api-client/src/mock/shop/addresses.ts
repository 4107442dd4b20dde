import { checkAddress, withoutCallingCode } from "@store/domain";
import type { HttpHandler } from "msw";
import type { InferInput, InferOutput } from "valibot";
import {
  type Address,
  type AddressForm,
  addAddress,
  addresses,
  cities,
  countries,
  deleteAddress,
  editAddress,
  editContactAddress,
  states,
} from "../../contract/index.ts";
import { isRefusal, type MockRefusal, refuse } from "../mock-endpoint.ts";
import { CITIES, COUNTRIES, STATES } from "./geography.ts";
import type { Serve } from "./serve.ts";
import type { MockAddress, MockPerson, MockShop } from "./shop.ts";

type Form = InferOutput<typeof AddressForm>;

const NO_SUCH_ADDRESS = "This address is not among yours";

const named = (list: readonly { readonly id: number; readonly name: string }[], id: number) => ({
  id,
  name: list.find((one) => one.id === id)?.name ?? "",
});
const countryOf = (id: number) => COUNTRIES.find((country) => country.id === id);

export const cityOf = (address: MockAddress): string => named(CITIES, address.city).name;

/** A form that may be saved; the mobile comes back with its calling code. */
function checked(form: Form): Form | MockRefusal {
  const callingCode = countryOf(form.country)?.calling_code;
  if (!callingCode) return refuse(400, { message: "This country is not known", errors: { country: ["Not known"] } });
  const outcome = checkAddress({
    fullName: form.full_name,
    addressLine1: form.address_line_1,
    addressLine2: form.address_line_2,
    country: form.country,
    state: form.state,
    city: form.city,
    postalCode: form.postal_code,
    mobile: form.mobile,
    anotherMobile: form.another_mobile,
    callingCode,
    tag: form.address_tags,
  });
  return outcome.ok ? { ...form, mobile: outcome.value.mobile } : refuse(400, outcome.refusal.message);
}

const wire = (address: MockAddress, position: number): InferInput<typeof Address> => ({
  ...address,
  mobile_without_ext: withoutCallingCode(address.mobile, countryOf(address.country)?.calling_code ?? ""),
  city_obj: named(CITIES, address.city),
  state_obj: named(STATES, address.state),
  country_obj: { id: address.country, name: countryOf(address.country)?.country_name ?? "" },
  is_default: position === 0,
});

function change(customer: MockPerson, id: number, form: Form) {
  if (!customer.addresses.some((address) => address.id === id)) return refuse(404, NO_SUCH_ADDRESS);
  const saved = checked(form);
  if (isRefusal(saved)) return saved;
  customer.addresses = customer.addresses.map((address) => (address.id === id ? { ...saved, id } : address));
  return { status: true, message: "Address updated successfully!" };
}

export const addressHandlers = (serve: Serve, { nextId }: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(addresses, ({ customer }) => ({ status: true, data: customer.addresses.map(wire) })),

  serve.customer(addAddress, ({ body, customer }) => {
    const saved = checked(body);
    if (isRefusal(saved)) return saved;
    customer.addresses.push({ ...saved, id: nextId() });
    return { status: true, message: "Address added successfully!" };
  }),

  serve.customer(editAddress, ({ params, body, customer }) => change(customer, params.id, body)),

  serve.customer(editContactAddress, ({ query, body: { add_id, ...form }, customer }) =>
    query.contact_id === customer.id ? change(customer, add_id, form) : refuse(404, NO_SUCH_ADDRESS),
  ),

  serve.customer(deleteAddress, ({ params, customer }) => {
    const left = customer.addresses.filter(({ id }) => id !== params.id);
    if (left.length === customer.addresses.length) return refuse(404, NO_SUCH_ADDRESS);
    customer.addresses = left;
    return { status: true, message: "Address deleted successfully!" };
  }),

  serve.nobody(countries, ({ query }) => {
    const text = query.filter_search?.toLowerCase() ?? "";
    return { status: true, data: COUNTRIES.filter(({ country_name }) => country_name.toLowerCase().includes(text)) };
  }),

  serve.nobody(states, ({ params }) => {
    const data = STATES.filter(({ countryId }) => countryId === params.id).map(({ id }) => named(STATES, id));
    return data.length > 0 ? { status: true, data } : refuse(404, "This country has no states here");
  }),

  serve.nobody(cities, ({ params }) => {
    const data = CITIES.filter(({ stateId }) => stateId === params.id).map(({ id }) => named(CITIES, id));
    return data.length > 0 ? { status: true, data } : refuse(404, "This state has no cities here");
  }),
];
