/** The country that every form starts with [R149]. */
export const COUNTRY_INDIA = { id: 104, name: "India", callingCode: "+91" } as const;

/** Hints on the selects that wait [R149]. */
export const SELECT_COUNTRY_FIRST = "Please select a country first!";
export const SELECT_STATE_FIRST = "Please select a state first!";

/** A country search begins with the third character [R129]. */
export const COUNTRY_SEARCH_MINIMUM = 3;

export const isCountrySearch = (text: string): boolean => text.trim().length >= COUNTRY_SEARCH_MINIMUM;

type Place = { readonly country: number | null; readonly state: number | null; readonly city: number | null };

/** A country was chosen: state and city are cleared [R179]. */
export const chooseCountry = <P extends Place>(place: P, country: number | null): P => ({
  ...place,
  country,
  state: null,
  city: null,
});

/** A state was chosen: the city is cleared [R179]. */
export const chooseState = <P extends Place>(place: P, state: number | null): P => ({ ...place, state, city: null });

/** State waits for a country, city for a state [R149 R179]. */
export const canChooseState = (place: Pick<Place, "country">): boolean => place.country !== null;
export const canChooseCity = (place: Pick<Place, "state">): boolean => place.state !== null;
