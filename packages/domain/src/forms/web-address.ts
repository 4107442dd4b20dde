import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

export const WEB_ADDRESS_MAXIMUM_LENGTH = 500;
export const INVALID_WEB_ADDRESS = "Please enter an address that begins with “https://”.";

/** A host with a dot, and what may stand behind it. */
const WEB_ADDRESS = /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** An address of the web, or none. */
export function checkWebAddress(text: string): Outcome<string | null, Refusal<"web-address-invalid">> {
  const address = text.trim();
  if (address === "") return accept(null);
  const fits = address.length <= WEB_ADDRESS_MAXIMUM_LENGTH && WEB_ADDRESS.test(address);
  return fits ? accept(address) : refuse({ code: "web-address-invalid", message: INVALID_WEB_ADDRESS });
}
