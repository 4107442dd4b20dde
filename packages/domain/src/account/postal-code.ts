import { requireText } from "../forms/form.ts";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";
import { COUNTRY_INDIA } from "./geography.ts";

export const POSTAL_CODE_MESSAGES = {
  /** Document 3, section 5. */
  missing: "ZIP code is required",
  /** Document 3, section 5. */
  notNumeric: "ZIP code must be numeric",
  notAPinCode: "PIN code must be 6 digits and begin with 1 to 8",
} as const;

/** The states and union territories whose PIN codes begin with these two digits, as India Post numbers them. */
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

const isPinCode = (text: string): boolean => /^[1-8]\d{5}$/.test(text);

/** Digits only (document 3, section 5); of an Indian PIN code six, the first 1 to 8. Other countries' codes differ. */
export function checkPostalCode(
  text: string,
  country: number | null,
): Outcome<string, Refusal<"required" | "postal-code-not-numeric" | "pin-code-invalid">> {
  const filled = requireText(text, POSTAL_CODE_MESSAGES.missing);
  if (!filled.ok) return filled;
  if (!/^[0-9]{1,12}$/.test(filled.value)) {
    return refuse({ code: "postal-code-not-numeric", message: POSTAL_CODE_MESSAGES.notNumeric });
  }
  if (country !== COUNTRY_INDIA.id || isPinCode(filled.value)) return filled;
  return refuse({ code: "pin-code-invalid", message: POSTAL_CODE_MESSAGES.notAPinCode });
}

/**
 * What to ask when a PIN code contradicts the state that was chosen. It is a question and no refusal: codes near a border
 * do not always keep to it. Nothing of what is no PIN code, and of a state under a name that is not known.
 */
export function pinCodeQuestion({
  postalCode,
  state,
}: {
  readonly postalCode: string;
  readonly state: string | undefined;
}): string | undefined {
  const pin = postalCode.trim();
  if (state === undefined || !KNOWN_STATES.has(state) || !isPinCode(pin)) return undefined;
  const states = STATES_BY_PIN[pin.slice(0, 2)];
  if (states?.includes(state)) return undefined;
  const where = states ? `in ${states.join(" or ")}` : "not known";
  return `PIN codes that begin with ${pin.slice(0, 2)} are ${where}. Is this one right for ${state}?`;
}
