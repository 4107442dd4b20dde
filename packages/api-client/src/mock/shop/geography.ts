import { COUNTRY_INDIA } from "@store/domain";

export const COUNTRIES = [
  { id: 40, country_name: "Canada", calling_code: "+1" },
  { id: COUNTRY_INDIA.id, country_name: COUNTRY_INDIA.name, calling_code: COUNTRY_INDIA.callingCode },
];

export const STATES = [
  { id: 4001, countryId: 40, name: "Ontario" },
  { id: 10401, countryId: COUNTRY_INDIA.id, name: "Gujarat" },
  { id: 10402, countryId: COUNTRY_INDIA.id, name: "Maharashtra" },
];

export const CITIES = [
  { id: 400101, stateId: 4001, name: "Toronto" },
  { id: 1040101, stateId: 10401, name: "Ahmedabad" },
  { id: 1040102, stateId: 10401, name: "Surat" },
  { id: 1040201, stateId: 10402, name: "Pune" },
];
