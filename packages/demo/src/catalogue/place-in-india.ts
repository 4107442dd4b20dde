import { COUNTRY_INDIA } from "@store/domain";
import { CITIES, STATES } from "./geography.ts";

interface Names {
  readonly city: string;
  readonly state: string;
}

/** The ids of a city and its state in India, by their names. */
export function placeInIndia({ city, state }: Names): { readonly stateId: number; readonly cityId: number } {
  const stateId = STATES.find(({ countryId, name }) => countryId === COUNTRY_INDIA.id && name === state)?.id;
  const cityId = CITIES.find((one) => one.stateId === stateId && one.name === city)?.id;
  if (stateId === undefined || cityId === undefined) {
    throw new Error(`${city}, ${state} is not in the seed's geography`);
  }
  return { stateId, cityId };
}
