import { cities, countries, states } from "@store/api-client/contract";
import { isCountrySearch } from "@store/domain";
import { useQueryIf } from "../data/use-query.ts";

export interface Place {
  readonly id: number;
  readonly name: string;
}

export interface Country extends Place {
  /** With its plus, such as "+91". */
  readonly callingCode: string;
}

/** Places to choose from; undefined while they load, could not be loaded, or the place that they are in is not chosen. */
export interface Places<P extends Place = Place> {
  readonly places: readonly P[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => Promise<void>;
}

/** The countries whose names hold a text; it is asked for from the third character on [R129]. */
export function useCountrySearch(text: string): Places<Country> {
  const { state, reply, refetch } = useQueryIf(isCountrySearch(text), countries, {
    query: { filter_search: text.trim() },
  });
  const places = reply?.data.map(({ id, country_name, calling_code }) => ({
    id,
    name: country_name,
    callingCode: calling_code,
  }));
  return { places, hasFailed: state === "failed", retry: refetch };
}

/** The states of a country. */
export function useStates(country: number | null): Places {
  const { state, reply, refetch } = useQueryIf(country !== null, states, { params: { id: country ?? 0 } });
  return { places: reply?.data, hasFailed: state === "failed", retry: refetch };
}

/** The cities of a state. */
export function useCities(state: number | null): Places {
  const query = useQueryIf(state !== null, cities, { params: { id: state ?? 0 } });
  return { places: query.reply?.data, hasFailed: query.state === "failed", retry: query.refetch };
}
