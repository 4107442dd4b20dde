import { COUNTRY_INDIA } from "@store/domain";
import { INDIAN_STATES } from "./india.ts";
import { INDIAN_TOWNS } from "./india-towns.ts";
import type { CitySeed, CountrySeed, StateSeed } from "./seeds.ts";
import { FOREIGN_CITIES, FOREIGN_COUNTRIES, FOREIGN_STATES } from "./world.ts";

export const COUNTRIES: readonly CountrySeed[] = [{ ...COUNTRY_INDIA }, ...FOREIGN_COUNTRIES];

/**
 * State ids are the country's id and two digits: India's run from 10401. City ids are the state's id and two digits, those
 * of the towns beside them the state's id and four digits.
 */
const stateIdAt = (place: number): number => COUNTRY_INDIA.id * 100 + place + 1;

const citiesOf = (stateId: number, names: readonly string[], digits: 2 | 4): CitySeed[] =>
  names.map((name, place) => ({ id: stateId * 10 ** digits + place + 1, stateId, name }));

const townsOf = (state: string): readonly string[] => INDIAN_TOWNS[state]?.split(",").map((name) => name.trim()) ?? [];

export const STATES: readonly StateSeed[] = [
  ...INDIAN_STATES.map(([name], place) => ({ id: stateIdAt(place), countryId: COUNTRY_INDIA.id, name })),
  ...FOREIGN_STATES,
];

export const CITIES: readonly CitySeed[] = [
  ...INDIAN_STATES.flatMap(([state, cities], place) => [
    ...citiesOf(stateIdAt(place), cities, 2),
    ...citiesOf(stateIdAt(place), townsOf(state), 4),
  ]),
  ...FOREIGN_CITIES,
];

interface Names {
  readonly city: string;
  readonly state: string;
}

/** The ids of a city and its state in India, by their names. */
export function placeInIndia({ city, state }: Names): { readonly stateId: number; readonly cityId: number } {
  const stateId = STATES.find(({ countryId, name }) => countryId === COUNTRY_INDIA.id && name === state)?.id;
  const cityId = CITIES.find((one) => one.stateId === stateId && one.name === city)?.id;
  if (stateId === undefined || cityId === undefined) {
    throw new Error(`${city}, ${state} is not among the places`);
  }
  return { stateId, cityId };
}
