import { isPinCode } from "@store/domain";
import { attempt } from "@store/react-client/storage";

const KEY = "pin_code";

/** The PIN code that this browser asked about last; "" when there is none. */
export function rememberedPin(): string {
  const stored = attempt(() => localStorage.getItem(KEY), null) ?? "";
  return isPinCode(stored) ? stored : "";
}

export const rememberPin = (pin: string): void => attempt(() => localStorage.setItem(KEY, pin), undefined);
