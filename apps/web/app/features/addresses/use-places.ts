import { cities, countries, states } from "@store/api-client/contract";
import { useEffect, useState } from "react";
import { call } from "../../session/browser-call.ts";

export interface Place {
  readonly id: number;
  readonly name: string;
}

export interface Country extends Place {
  readonly callingCode: string;
}

const useAsked = <T>(ask: () => Promise<T | undefined>, key: number | null): T | undefined => {
  const [found, setFound] = useState<{ readonly key: number | null; readonly value: T | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void ask().then((value) => isCurrent && setFound({ key, value }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found.value : undefined;
};

/** The countries; undefined while they load or when they could not be loaded. */
export const useCountries = (): readonly Country[] | undefined =>
  useAsked(async () => {
    const answer = await call(countries);
    return answer.ok
      ? answer.reply.data.map(({ id, country_name, calling_code }) => ({
          id,
          name: country_name,
          callingCode: calling_code,
        }))
      : undefined;
  }, null);

export const useStates = (country: number | null): readonly Place[] | undefined =>
  useAsked(async () => {
    if (country === null) return [];
    const answer = await call(states, { params: { id: country } });
    return answer.ok ? answer.reply.data : undefined;
  }, country);

export const useCities = (state: number | null): readonly Place[] | undefined =>
  useAsked(async () => {
    if (state === null) return [];
    const answer = await call(cities, { params: { id: state } });
    return answer.ok ? answer.reply.data : undefined;
  }, state);
