import { COUNTRY_INDIA } from "@store/domain";
import { FOREIGN_STATES } from "./abroad.ts";
import { INDIAN_STATES } from "./india.ts";
import { INDIAN_TOWNS } from "./india-towns.ts";
import type { StateList } from "./state-list.ts";

export type CountrySeed = { id: number; name: string; callingCode: string };
export type StateSeed = { id: number; countryId: number; name: string };
export type CitySeed = { id: number; stateId: number; name: string };

const country = (id: number, name: string, callingCode: string): CountrySeed => ({ id, name, callingCode });

/** India, the export countries and its neighbours, with their ITU calling codes. */
export const COUNTRIES: readonly CountrySeed[] = [
  country(14, "Australia", "+61"),
  country(18, "Bahrain", "+973"),
  country(40, "Canada", "+1"),
  country(76, "France", "+33"),
  country(83, "Germany", "+49"),
  country(COUNTRY_INDIA.id, COUNTRY_INDIA.name, COUNTRY_INDIA.callingCode),
  country(107, "Ireland", "+353"),
  country(112, "Japan", "+81"),
  country(115, "Kenya", "+254"),
  country(120, "Kuwait", "+965"),
  country(135, "Malaysia", "+60"),
  country(143, "Mauritius", "+230"),
  country(155, "Nepal", "+977"),
  country(156, "Netherlands", "+31"),
  country(158, "New Zealand", "+64"),
  country(168, "Oman", "+968"),
  country(182, "Qatar", "+974"),
  country(196, "Saudi Arabia", "+966"),
  country(200, "Singapore", "+65"),
  country(207, "South Africa", "+27"),
  country(235, "United Arab Emirates", "+971"),
  country(236, "United Kingdom", "+44"),
  country(238, "United States", "+1"),
];

/**
 * State ids are the country's id and two digits; India's run from 10401. City ids are the state's id and two digits,
 * those of the towns beside them the state's id and four digits.
 */
const statesOf = (countryId: number, list: StateList): StateSeed[] =>
  list.map(([name], index) => ({ id: countryId * 100 + index + 1, countryId, name }));

const citiesOf = (countryId: number, list: StateList): CitySeed[] =>
  list.flatMap(([, cities], stateIndex) => {
    const stateId = countryId * 100 + stateIndex + 1;
    return cities.map((name, index) => ({ id: stateId * 100 + index + 1, stateId, name }));
  });

const townsOf = (states: readonly StateSeed[]): CitySeed[] =>
  states.flatMap(({ id: stateId, countryId, name: state }) => {
    const towns = countryId === COUNTRY_INDIA.id ? INDIAN_TOWNS[state] : undefined;
    const names = towns?.split(",").map((name) => name.trim()) ?? [];
    return names.map((name, index) => ({ id: stateId * 10_000 + index + 1, stateId, name }));
  });

const LISTS: readonly (readonly [countryId: number, list: StateList])[] = [
  [COUNTRY_INDIA.id, INDIAN_STATES],
  ...FOREIGN_STATES,
];

export const STATES: readonly StateSeed[] = LISTS.flatMap(([countryId, list]) => statesOf(countryId, list));
export const CITIES: readonly CitySeed[] = [
  ...LISTS.flatMap(([countryId, list]) => citiesOf(countryId, list)),
  ...townsOf(STATES),
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
