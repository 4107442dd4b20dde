import { checkEmail } from "../account/email.ts";
import { COUNTRY_INDIA } from "../account/geography.ts";
import { MOBILE_TEN_DIGITS, normalizeIndianPhone } from "../account/mobile.ts";
import { checkPostalCode } from "../account/postal-code.ts";
import { timeOfDay } from "../dates/time-of-day.ts";
import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { checkWebAddress } from "../forms/web-address.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

export const STORE_FORM_MESSAGES = {
  name: "Name is required",
  addressLine1: "Street 1 is required",
  state: "State is required",
  city: "City is required",
  hours: "Please enter a time such as 09:30",
} as const;

export interface StoreForm {
  readonly name: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly state: number | undefined;
  /** The state's name, which the PIN code is compared with. */
  readonly stateName?: string | undefined;
  readonly city: number | undefined;
  readonly postalCode: string;
  /** HH:MM in India. Hours that end before they begin run over midnight. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** However it is written; a landline has its area code. */
  readonly mobile: string;
  readonly email: string;
  readonly locationUrl: string;
  readonly virtualLocationUrl: string;
}

export interface CheckedStore {
  readonly name: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly landmark: string;
  readonly state: number;
  readonly city: number;
  readonly postalCode: string;
  readonly opensAt: string;
  readonly closesAt: string;
  /** "+91" and ten digits. */
  readonly mobile: string;
  readonly email: string;
  readonly locationUrl: string | null;
  readonly virtualLocationUrl: string | null;
}

const requireId = (id: number | undefined, message: string): Outcome<number, Refusal<"required">> =>
  id !== undefined && id > 0 ? accept(id) : refuse({ code: "required", message });

/** A time of day as "HH:MM". */
export function checkHour(text: string): Outcome<string, Refusal<"time-invalid">> {
  const time = timeOfDay(text);
  if (!time) return refuse({ code: "time-invalid", message: STORE_FORM_MESSAGES.hours });
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return accept(`${twoDigits(time.hour)}:${twoDigits(time.minute)}`);
}

/** A store is called, and gets no SMS: its ten digits may be a landline's. None begins with 0, which is dialled before them. */
function checkPhone(phone: string): Outcome<string, Refusal<"mobile-invalid">> {
  const whole = normalizeIndianPhone(phone);
  return whole ? accept(whole) : refuse({ code: "mobile-invalid", message: MOBILE_TEN_DIGITS });
}

/** What a store has to be; whether the city lies in the state is the server's to know. */
export const checkStoreForm = (form: StoreForm): FormOutcome<CheckedStore, keyof StoreForm> =>
  checkFields(
    {
      name: requireText(form.name, STORE_FORM_MESSAGES.name),
      addressLine1: requireText(form.addressLine1, STORE_FORM_MESSAGES.addressLine1),
      state: requireId(form.state, STORE_FORM_MESSAGES.state),
      city: requireId(form.city, STORE_FORM_MESSAGES.city),
      postalCode: checkPostalCode(
        form.postalCode,
        COUNTRY_INDIA.id,
        form.state === undefined ? undefined : form.stateName,
      ),
      opensAt: checkHour(form.opensAt),
      closesAt: checkHour(form.closesAt),
      mobile: checkPhone(form.mobile),
      email: checkEmail(form.email),
      locationUrl: checkWebAddress(form.locationUrl),
      virtualLocationUrl: checkWebAddress(form.virtualLocationUrl),
    },
    (field) => ({
      name: field.name.value,
      addressLine1: field.addressLine1.value,
      addressLine2: form.addressLine2.trim(),
      landmark: form.landmark.trim(),
      state: field.state.value,
      city: field.city.value,
      postalCode: field.postalCode.value,
      opensAt: field.opensAt.value,
      closesAt: field.closesAt.value,
      mobile: field.mobile.value,
      email: field.email.value,
      locationUrl: field.locationUrl.value,
      virtualLocationUrl: field.virtualLocationUrl.value,
    }),
  );
