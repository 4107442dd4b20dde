import { asciiDigits } from "../forms/typed-text.ts";
import { plainWords, wordsMatch } from "../screens/word-search.ts";

/** What a store is found by. */
export interface FindableStore {
  readonly city: string;
  readonly postalCode: string | null | undefined;
  /** Everything else that people know it by: its name, landmark, address and state. */
  readonly words: readonly (string | null | undefined)[];
}

const PIN = /^\d{6}$/;
/** A PIN code's first two digits name its state or circle: stores that share less are far away. */
const LEAST_SHARED = 2;

function sharedDigits(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** The stores whose PIN code shares most of its first digits with this one: the nearest by post. */
function nearestTo<S extends FindableStore>(pin: string, stores: readonly S[]): readonly S[] {
  const shared = stores.map(({ postalCode }) => sharedDigits(pin, postalCode ?? ""));
  const most = Math.max(LEAST_SHARED, ...shared);
  return stores.filter((_, place) => shared[place] === most);
}

/**
 * The stores that a shopper's words name: every word begins a word of the store's city, name, address or PIN code. A
 * whole PIN code finds the nearest stores, in its own area or else in its district or state.
 */
export function findStores<S extends FindableStore>(typed: string, stores: readonly S[]): readonly S[] {
  const digits = asciiDigits(plainWords(typed)).replaceAll(" ", "");
  if (PIN.test(digits)) return nearestTo(digits, stores);
  return stores.filter(({ city, postalCode, words }) => wordsMatch(typed, [city, postalCode, ...words]));
}
