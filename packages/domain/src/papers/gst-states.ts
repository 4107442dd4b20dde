/** The states and union territories with the codes that GST knows them by: the first two digits of a GSTIN. */
const GST_STATE_CODES: Readonly<Record<string, string>> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};

/** A state's code, whatever case its name is in; undefined of a name that is not known. */
export function gstStateCode(state: string): string | undefined {
  const name = state.trim().toLowerCase();
  return Object.entries(GST_STATE_CODES).find(([known]) => known.toLowerCase() === name)?.[1];
}

/** The name of a state by its code; the code itself where it is not known. */
export const gstStateName = (code: string): string =>
  Object.entries(GST_STATE_CODES).find(([, known]) => known === code)?.[0] ?? code;

/** "Gujarat (24)": a state as papers name it; without a code where the name is not known. */
export function stateWithCode(state: string): string {
  const code = gstStateCode(state);
  return code === undefined ? state : `${state} (${code})`;
}

/** The state whose tax a supply bears: where it goes, or the seller's where that is unknown or outside India. */
export const supplyState = (placeOfSupply: string | undefined, seller: string): string =>
  placeOfSupply !== undefined && gstStateCode(placeOfSupply) !== undefined ? placeOfSupply : seller;
