export type CountrySeed = { id: number; name: string; callingCode: string };
export type StateSeed = { id: number; countryId: number; name: string };
export type CitySeed = { id: number; stateId: number; name: string };
