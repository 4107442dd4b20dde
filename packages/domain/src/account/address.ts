import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { COUNTRY_INDIA } from "./geography.ts";
import { checkTenDigitPhone, MOBILE_TEN_DIGITS } from "./mobile.ts";

/** As they are sent: "No tag" is the empty text (document 3, section 3). */
export const ADDRESS_TAGS = ["", "Home", "Office", "Other"] as const;
export type AddressTag = (typeof ADDRESS_TAGS)[number];
export const NO_TAG = "No tag";
export const addressTagLabel = (tag: AddressTag): string => (tag === "" ? NO_TAG : tag);

/** Addresses shown before Show all (document 2, section 9). */
export const ADDRESSES_SHOWN_FIRST = 2;
/** A click on Add address waits this long for a double click (document 3, section 9). */
export const ADD_ADDRESS_DELAY_MS = 250;

export const ADDRESS_MESSAGES = {
  fullName: "Full name is required",
  addressLine1: "Street 1 is required",
  addressLine2: "Street 2 is required",
  country: "Country is required",
  state: "State is required",
  city: "City is required",
  postalCode: "ZIP code is required",
  postalCodeNumeric: "ZIP code must be numeric",
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
  readonly city: number | null;
  readonly postalCode: string;
  /** Ten digits, with or without the country's calling code. */
  readonly mobile: string;
  readonly anotherMobile?: string | null | undefined;
  /** Of the country chosen, with its plus; India's when left out. */
  readonly callingCode?: string;
  readonly tag?: string | null | undefined;
};

export type CheckedAddress = {
  readonly fullName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly country: number;
  readonly state: number;
  readonly city: number;
  readonly postalCode: string;
  /** With the calling code. */
  readonly mobile: string;
  readonly anotherMobile: string;
  readonly tag: AddressTag;
};

function requireId(id: number | null, message: string): Outcome<number, Refusal<"required">> {
  return id !== null && Number.isInteger(id) && id > 0 ? accept(id) : refuse({ code: "required", message });
}

/** Digits only; Indian PIN codes have six, other countries' differ (document 3, section 5). */
function checkPostalCode(text: string): Outcome<string, Refusal<"required" | "postal-code-not-numeric">> {
  const filled = requireText(text, ADDRESS_MESSAGES.postalCode);
  if (!filled.ok || /^[0-9]{1,12}$/.test(filled.value)) return filled;
  return refuse({ code: "postal-code-not-numeric", message: ADDRESS_MESSAGES.postalCodeNumeric });
}

/** An address to add or to edit (document 3, section 5). */
export function checkAddress(form: AddressForm): FormOutcome<CheckedAddress, keyof AddressForm> {
  const callingCode = form.callingCode ?? COUNTRY_INDIA.callingCode;
  const another = form.anotherMobile?.trim() ?? "";
  const tag = ADDRESS_TAGS.find((offered) => offered === (form.tag ?? ""));
  return checkFields(
    {
      fullName: requireText(form.fullName, ADDRESS_MESSAGES.fullName),
      addressLine1: requireText(form.addressLine1, ADDRESS_MESSAGES.addressLine1),
      addressLine2: requireText(form.addressLine2, ADDRESS_MESSAGES.addressLine2),
      country: requireId(form.country, ADDRESS_MESSAGES.country),
      state: requireId(form.state, ADDRESS_MESSAGES.state),
      city: requireId(form.city, ADDRESS_MESSAGES.city),
      postalCode: checkPostalCode(form.postalCode),
      mobile: checkTenDigitPhone(form.mobile, callingCode, ADDRESS_MESSAGES.mobile),
      anotherMobile:
        another === "" ? accept("") : checkTenDigitPhone(another, callingCode, ADDRESS_MESSAGES.anotherMobile),
      tag: tag === undefined ? refuse({ code: "tag-unknown", message: ADDRESS_MESSAGES.tag }) : accept(tag),
    },
    (field) => ({
      fullName: field.fullName.value,
      addressLine1: field.addressLine1.value,
      addressLine2: field.addressLine2.value,
      landmark: form.landmark?.trim() ?? "",
      country: field.country.value,
      state: field.state.value,
      city: field.city.value,
      postalCode: field.postalCode.value,
      mobile: field.mobile.value,
      anotherMobile: field.anotherMobile.value,
      tag: field.tag.value,
    }),
  );
}
