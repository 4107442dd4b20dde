import { requireText } from "../forms/form.ts";
import { asciiDigits, withoutInvisible } from "../forms/typed-text.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { COUNTRY_INDIA } from "./geography.ts";

export const POSTAL_CODE_MESSAGES = {
  /** [R148] */
  missing: "ZIP code is required",
  /** [R148] */
  notNumeric: "ZIP code must be numeric",
  notAPinCode: "PIN code must be 6 digits and begin with 1 to 9",
} as const;

/**
 * The states and union territories whose PIN codes begin with these two digits, as India Post numbers them. A circle often
 * serves a neighbour's enclave: Mahe (673), Yanam (533) and Karaikal (609) are Puducherry's, Diu (362) and Daman (396) no
 * part of Gujarat. Codes of the Army Post Office, from 90 on, are not here: it is wherever its soldiers are.
 */
const STATES_BY_PIN: Readonly<Record<string, readonly string[]>> = {
  11: ["Delhi"],
  12: ["Haryana"],
  13: ["Haryana"],
  14: ["Punjab"],
  15: ["Punjab"],
  16: ["Chandigarh", "Punjab"],
  17: ["Himachal Pradesh"],
  18: ["Jammu and Kashmir"],
  19: ["Jammu and Kashmir", "Ladakh"],
  20: ["Uttar Pradesh"],
  21: ["Uttar Pradesh"],
  22: ["Uttar Pradesh"],
  23: ["Uttar Pradesh"],
  24: ["Uttar Pradesh", "Uttarakhand"],
  25: ["Uttar Pradesh"],
  26: ["Uttarakhand", "Uttar Pradesh"],
  27: ["Uttar Pradesh"],
  28: ["Uttar Pradesh"],
  30: ["Rajasthan"],
  31: ["Rajasthan"],
  32: ["Rajasthan"],
  33: ["Rajasthan"],
  34: ["Rajasthan"],
  36: ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"],
  37: ["Gujarat"],
  38: ["Gujarat"],
  39: ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"],
  40: ["Maharashtra", "Goa"],
  41: ["Maharashtra"],
  42: ["Maharashtra"],
  43: ["Maharashtra"],
  44: ["Maharashtra"],
  45: ["Madhya Pradesh"],
  46: ["Madhya Pradesh"],
  47: ["Madhya Pradesh"],
  48: ["Madhya Pradesh"],
  49: ["Chhattisgarh"],
  50: ["Telangana", "Andhra Pradesh"],
  51: ["Andhra Pradesh"],
  52: ["Andhra Pradesh"],
  53: ["Andhra Pradesh", "Puducherry"],
  56: ["Karnataka"],
  57: ["Karnataka"],
  58: ["Karnataka"],
  59: ["Karnataka"],
  60: ["Tamil Nadu", "Puducherry"],
  61: ["Tamil Nadu"],
  62: ["Tamil Nadu"],
  63: ["Tamil Nadu"],
  64: ["Tamil Nadu"],
  67: ["Kerala", "Puducherry"],
  68: ["Kerala", "Lakshadweep"],
  69: ["Kerala"],
  70: ["West Bengal"],
  71: ["West Bengal"],
  72: ["West Bengal"],
  73: ["West Bengal", "Sikkim"],
  74: ["West Bengal", "Andaman and Nicobar Islands"],
  75: ["Odisha"],
  76: ["Odisha"],
  77: ["Odisha"],
  78: ["Assam", "Meghalaya"],
  79: ["Arunachal Pradesh", "Meghalaya", "Manipur", "Tripura", "Mizoram", "Nagaland"],
  80: ["Bihar"],
  81: ["Jharkhand", "Bihar"],
  82: ["Jharkhand", "Bihar"],
  83: ["Jharkhand"],
  84: ["Bihar"],
  85: ["Bihar"],
};

const KNOWN_STATES = new Set(Object.values(STATES_BY_PIN).flat());

/** Whether a text has the form of a PIN code of India. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

const isArmyPost = (pin: string): boolean => pin.startsWith("9");

type PostalCodeRefusal = Refusal<
  "required" | "postal-code-not-numeric" | "pin-code-invalid" | "pin-code-unknown" | "pin-code-elsewhere"
>;

/** A PIN code and its state decide the place of supply, and with it the kind of GST: they have to agree. */
function checkState(pin: string, state: string | undefined): Outcome<string, PostalCodeRefusal> {
  if (isArmyPost(pin)) return accept(pin);
  const prefix = pin.slice(0, 2);
  const states = STATES_BY_PIN[prefix];
  if (!states) {
    return refuse({
      code: "pin-code-unknown",
      params: { prefix },
      message: `There are no PIN codes that begin with ${prefix}.`,
    });
  }
  if (state === undefined || !KNOWN_STATES.has(state) || states.includes(state)) return accept(pin);
  const where = states.length > 2 ? `${states.slice(0, -1).join(", ")} or ${states.at(-1)}` : states.join(" or ");
  return refuse({
    code: "pin-code-elsewhere",
    params: { prefix, states, state },
    message: `PIN codes that begin with ${prefix} are in ${where}, not in ${state}. Please check the PIN code and the state.`,
  });
}

/**
 * Digits only [R148], of any Indian script, with spaces or without; of an Indian PIN code six that agree with the
 * state. Other countries' codes differ.
 * @param country its id.
 * @param state its name; undefined where none is chosen. One that is not India's contradicts no code.
 */
export function checkPostalCode(
  text: string,
  country: number | null,
  state: string | undefined,
): Outcome<string, PostalCodeRefusal> {
  const filled = requireText(asciiDigits(withoutInvisible(text)).replace(/\s/g, ""), POSTAL_CODE_MESSAGES.missing);
  if (!filled.ok) return filled;
  if (!/^[0-9]{1,12}$/.test(filled.value)) {
    return refuse({ code: "postal-code-not-numeric", message: POSTAL_CODE_MESSAGES.notNumeric });
  }
  if (country !== COUNTRY_INDIA.id) return filled;
  if (isPinCode(filled.value)) return checkState(filled.value, state);
  return refuse({ code: "pin-code-invalid", message: POSTAL_CODE_MESSAGES.notAPinCode });
}
