import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { gstStateCode } from "./gst-states.ts";

export const GSTIN_LENGTH = 15;

export const GSTIN_MESSAGES = {
  shape: "A GSTIN has 15 characters: state code, PAN, a digit or letter, Z, and a check character",
  checksum: "This GSTIN has a typing error. Please compare it with your registration certificate!",
  state: (state: string) => `This GSTIN is not registered in ${state}. It must be of the state that the goods go to.`,
} as const;

/** State code, PAN, number of the registration in the state, Z, check character. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The last character of a GSTIN, from the others: each weighs 1 or 2 in turns, and its digits in base 36 are added. */
export function gstinCheckCharacter(first14: string): string {
  const base = CHARACTERS.length;
  const sum = [...first14].reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (1 + (index % 2));
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return CHARACTERS.charAt((base - (sum % base)) % base);
}

/** As certificates write it: in capitals, without spaces. */
const normalize = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/**
 * The GSTIN that a buyer may give; empty where none is. Its state must be the place of supply, since the tax that it
 * credits is that state's.
 * @param state the name of the state that the goods go to; undefined where it is not known yet, or is not in India.
 */
export function checkGstin(
  text: string,
  state: string | undefined,
): Outcome<string, Refusal<"gstin-shape" | "gstin-checksum" | "gstin-state">> {
  const gstin = normalize(text);
  if (gstin === "") return accept("");
  if (!SHAPE.test(gstin)) return refuse({ code: "gstin-shape", message: GSTIN_MESSAGES.shape });
  if (gstinCheckCharacter(gstin.slice(0, -1)) !== gstin.slice(-1)) {
    return refuse({ code: "gstin-checksum", message: GSTIN_MESSAGES.checksum });
  }
  return state === undefined || gstStateCode(state) === gstin.slice(0, 2)
    ? accept(gstin)
    : refuse({ code: "gstin-state", message: GSTIN_MESSAGES.state(state) });
}
