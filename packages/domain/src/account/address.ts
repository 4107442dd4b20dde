import { FIELD_LENGTHS } from "../forms/field-lengths.ts";
import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkGstin } from "../papers/gstin.ts";
import { checkEmail } from "./email.ts";
import { COUNTRY_INDIA } from "./geography.ts";
import { checkTenDigitPhone, MOBILE_TEN_DIGITS } from "./mobile.ts";
import { checkPostalCode } from "./postal-code.ts";

/** As they are sent: "No tag" is the empty text [R150]. */
export const ADDRESS_TAGS = ["", "Home", "Office", "Other"] as const;
export type AddressTag = (typeof ADDRESS_TAGS)[number];
export const NO_TAG = "No tag";
export const addressTagLabel = (tag: AddressTag): string => (tag === "" ? NO_TAG : tag);

/** A click on Add address waits this long for a double click [R147]. */
export const ADD_ADDRESS_DELAY_MS = 250;

export const ADDRESS_MESSAGES = {
  fullName: "Full name is required",
  addressLine1: "Street 1 is required",
  addressLine2: "Street 2 is required",
  country: "Country is required",
  state: "State is required",
  city: "City is required",
  cityName: "Please enter the name of your town in letters",
  mobile: MOBILE_TEN_DIGITS,
  anotherMobile: "Alternate mobile number must be 10 digits",
  tag: "Please choose one of the tags offered",
} as const;

export type AddressForm = {
  readonly fullName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark?: string | null | undefined;
  readonly country: number | null;
  readonly state: number | null;
  /** The state's name, which PIN code and GSTIN are compared with. */
  readonly stateName?: string | undefined;
  readonly city: number | null;
  /** The name of a town that is not among the cities; read only where none of them is chosen. */
  readonly cityName?: string | null | undefined;
  readonly postalCode: string;
  /** Ten digits, with or without the country's calling code. */
  readonly mobile: string;
  readonly anotherMobile?: string | null | undefined;
  /** Of the country chosen, with its plus; India's when left out. */
  readonly callingCode?: string;
  readonly tag?: string | null | undefined;
  /** Of a buyer who is registered for GST; read only of an address in India. */
  readonly gstin?: string | null | undefined;
  /** Where mails go to an account that has no email yet; read only when an address is added (C54). */
  readonly email?: string | null | undefined;
};

export type CheckedAddress = {
  readonly fullName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly country: number;
  readonly state: number;
  /** null: a town that is not among the cities, named by `cityName`. */
  readonly city: number | null;
  /** Empty where a city was chosen. */
  readonly cityName: string;
  readonly postalCode: string;
  /** With the calling code. */
  readonly mobile: string;
  readonly anotherMobile: string;
  readonly tag: AddressTag;
  /** Empty where none was given. */
  readonly gstin: string;
  /** Empty where none was given. */
  readonly email: string;
};

function requireId(id: number | null, message: string): Outcome<number, Refusal<"required">> {
  return id !== null && Number.isInteger(id) && id > 0 ? accept(id) : refuse({ code: "required", message });
}

/** Letters of any script, with what stands between them in names of towns; "Sector 21" is a street. */
const CITY_NAME = /^\p{L}[\p{L}\p{M} .'()-]*$/u;

function checkCityName(form: AddressForm): Outcome<string, Refusal<"city-name-invalid">> {
  const typed = form.cityName?.trim().replace(/\s+/g, " ") ?? "";
  if (form.city !== null || typed === "") return accept("");
  if (typed.length <= FIELD_LENGTHS.cityName && CITY_NAME.test(typed)) return accept(typed);
  return refuse({ code: "city-name-invalid", message: ADDRESS_MESSAGES.cityName });
}

/** One of the cities, or none where a town was typed instead. */
function checkCity(form: AddressForm): Outcome<number | null, Refusal<"required">> {
  const isTyped = form.city === null && (form.cityName?.trim() ?? "") !== "";
  return isTyped ? accept(null) : requireId(form.city, ADDRESS_MESSAGES.city);
}

/** An address to add or to edit [R148]. */
export function checkAddress(form: AddressForm): FormOutcome<CheckedAddress, keyof AddressForm> {
  const state = form.state === null ? undefined : form.stateName;
  const callingCode = form.callingCode ?? COUNTRY_INDIA.callingCode;
  const another = form.anotherMobile?.trim() ?? "";
  const email = form.email?.trim() ?? "";
  const tag = ADDRESS_TAGS.find((offered) => offered === (form.tag ?? ""));
  return checkFields(
    {
      fullName: requireText(form.fullName, ADDRESS_MESSAGES.fullName),
      addressLine1: requireText(form.addressLine1, ADDRESS_MESSAGES.addressLine1),
      addressLine2: requireText(form.addressLine2, ADDRESS_MESSAGES.addressLine2),
      country: requireId(form.country, ADDRESS_MESSAGES.country),
      state: requireId(form.state, ADDRESS_MESSAGES.state),
      city: checkCity(form),
      cityName: checkCityName(form),
      postalCode: checkPostalCode(form.postalCode, form.country, state),
      mobile: checkTenDigitPhone(form.mobile, callingCode, ADDRESS_MESSAGES.mobile),
      anotherMobile:
        another === "" ? accept("") : checkTenDigitPhone(another, callingCode, ADDRESS_MESSAGES.anotherMobile),
      tag: tag === undefined ? refuse({ code: "tag-unknown", message: ADDRESS_MESSAGES.tag }) : accept(tag),
      gstin: form.country === COUNTRY_INDIA.id ? checkGstin(form.gstin ?? "", state) : accept(""),
      email: email === "" ? accept("") : checkEmail(email),
    },
    (field) => ({
      fullName: field.fullName.value,
      addressLine1: field.addressLine1.value,
      addressLine2: field.addressLine2.value,
      landmark: form.landmark?.trim() ?? "",
      country: field.country.value,
      state: field.state.value,
      city: field.city.value,
      cityName: field.cityName.value,
      postalCode: field.postalCode.value,
      mobile: field.mobile.value,
      anotherMobile: field.anotherMobile.value,
      tag: field.tag.value,
      gstin: field.gstin.value,
      email: field.email.value,
    }),
  );
}
