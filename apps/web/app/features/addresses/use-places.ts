import { cities, countries, states } from "@store/api-client/contract";
import { useQuery, useQueryIf } from "../../data/use-query.ts";

export interface Place {
  readonly id: number;
  readonly name: string;
}

export interface Country extends Place {
  readonly callingCode: string;
}

/** The countries; undefined while they load or when they could not be loaded. */
export const useCountries = (): readonly Country[] | undefined =>
  useQuery(countries).reply?.data.map(({ id, country_name, calling_code }) => ({
    id,
    name: country_name,
    callingCode: calling_code,
  }));

/** The states of a country; undefined likewise, and before one is chosen. */
export const useStates = (country: number | null): readonly Place[] | undefined =>
  useQueryIf(country !== null, states, { params: { id: country ?? 0 } }).reply?.data;

/** The cities of a state; undefined likewise. */
export const useCities = (state: number | null): readonly Place[] | undefined =>
  useQueryIf(state !== null, cities, { params: { id: state ?? 0 } }).reply?.data;
