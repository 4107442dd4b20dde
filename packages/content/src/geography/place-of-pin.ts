import { CITIES, STATES } from "./index.ts";
import { PIN_PREFIXES } from "./pin-prefixes.ts";
import type { CitySeed, StateSeed } from "./seeds.ts";

interface Place {
  readonly state: StateSeed;
  readonly city: CitySeed;
}

/** A state's table is "Patan: 384 3852, Rajkot: 360 3632": a city, and what its codes begin with. */
const ENTRY = /([^:,]+):([\d\s]+)/g;

function readTable(): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const [name, table] of Object.entries(PIN_PREFIXES)) {
    const state = STATES.find((one) => one.name === name);
    for (const [, entry = "", prefixes = ""] of table.matchAll(ENTRY)) {
      const cityName = entry.trim().replace(/\s+/g, " ");
      const city = CITIES.find((one) => one.name === cityName && one.stateId === state?.id);
      if (!state || !city) throw new Error(`${cityName}, ${name} of the PIN codes is not among the places`);
      for (const prefix of prefixes.trim().split(/\s+/)) found.set(prefix, { state, city });
    }
  }
  return found;
}

let read: ReadonlyMap<string, Place> | undefined;

/**
 * Where a PIN code is: state and city, by the longest beginning that the table has. Undefined where no post office has such
 * a code, and for codes of the army's post.
 */
export function placeOfPin(pin: string): Place | undefined {
  read ??= readTable();
  for (let digits = pin.length; digits > 1; digits--) {
    const place = read.get(pin.slice(0, digits));
    if (place) return place;
  }
  return undefined;
}
