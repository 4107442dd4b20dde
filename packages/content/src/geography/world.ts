import { getCountryDataList } from "countries-list";
import { allCountries } from "country-region-data";
import { EXPORT_COUNTRIES } from "./export-countries.ts";
import type { CitySeed, CountrySeed, StateSeed } from "./seeds.ts";

/*
 * Every country of ISO 3166 but India, with its calling code and its first-level divisions: those that were here before the
 * packages keep their ids and names, the others have ids that follow from their codes. Cities are listed of export
 * countries alone; elsewhere the town is typed.
 */

/** In the package, but not in ISO 3166-1: Kosovo's code is user-assigned, the two are parts of Saint Helena. */
const NOT_ISO: ReadonlySet<string> = new Set(["XK", "AC", "TA"]);

const exported = new Map(EXPORT_COUNTRIES.map((country) => [country.code, country]));

/** What the package has for the code of what is no division of ISO 3166-2, such as a parish of Guernsey. */
const NO_CODE = "undefined";
const regionsOf = new Map<string, readonly (readonly [name: string, code: string])[]>(
  allCountries.map(([, code, regions]) => [code, regions.filter(([, region]) => region !== NO_CODE)]),
);

/** Above those that countries have had so far. */
const FIRST_COUNTRY_ID = 1000;
const LETTERS = 26;

/** @param code of two capital letters. */
const countryIdOf = (code: string): number =>
  [...code].reduce((id, letter) => id * LETTERS + letter.charCodeAt(0) - "A".charCodeAt(0), 0) + FIRST_COUNTRY_ID;

/** Above those that states have had so far; the column holds 31 bits. */
const FIRST_STATE_ID = 2 ** 30;

/** FNV-1a: the same text has the same id in every version of the package, wherever it stands in its list. */
const stateIdOf = (text: string): number =>
  ([...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) &
    (FIRST_STATE_ID - 1)) |
  FIRST_STATE_ID;

/** Several codes of one country are area codes of the North American numbering plan. */
const callingCodeOf = ([code, ...others]: readonly number[]): string => `+${others.length > 0 ? 1 : code}`;

interface Country extends CountrySeed {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

const COUNTRIES: readonly Country[] = getCountryDataList()
  .filter(({ iso2 }) => iso2 !== "IN" && !NOT_ISO.has(iso2))
  .map(({ iso2: code, name, phone }) => ({
    code,
    id: exported.get(code)?.id ?? countryIdOf(code),
    name: exported.get(code)?.name ?? name,
    callingCode: callingCodeOf(phone),
  }));

export const FOREIGN_COUNTRIES: readonly CountrySeed[] = COUNTRIES.map(({ id, name, callingCode }) => ({
  id,
  name,
  callingCode,
}));

/** A country that has no divisions is its own only one: an address names a state. */
function statesOf({ id: countryId, name: country, code }: Country): readonly StateSeed[] {
  const known = exported.get(code);
  const kept = known?.states ?? [];
  const keptCodes = new Set(kept.map(([, region]) => region));
  const regions = (known?.isWhole ? undefined : regionsOf.get(code)) ?? [];
  const states = [
    ...kept.map(([name], place) => ({ id: countryId * 100 + place + 1, countryId, name })),
    ...regions
      .filter(([, region]) => !keptCodes.has(region))
      .map(([name, region]) => ({ id: stateIdOf(`${code}-${region}`), countryId, name })),
  ];
  return states.length > 0 ? states : [{ id: stateIdOf(code), countryId, name: country }];
}

export const FOREIGN_STATES: readonly StateSeed[] = COUNTRIES.flatMap(statesOf);

export const FOREIGN_CITIES: readonly CitySeed[] = EXPORT_COUNTRIES.flatMap(({ id, states }) =>
  states.flatMap(([, , cities], place) => {
    const stateId = id * 100 + place + 1;
    return cities.map((name, index) => ({ id: stateId * 100 + index + 1, stateId, name }));
  }),
);
