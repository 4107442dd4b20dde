import { describe, expect, it } from "vitest";
import { messageOf, refused } from "../testing/refused.ts";
import { checkPostalCode } from "./postal-code.ts";

const INDIA = 104;
const GERMANY = 83;

const inIndia = (text: string) => checkPostalCode(text, INDIA, undefined);

describe("checkPostalCode", () => {
  it.each(["110001", "380001", "859999", " 560011 ", "903001"])("takes the PIN code %j", (text) => {
    expect(inIndia(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each(["380 001", "3 8 0 0 0 1", "380\u00a0001", "\u200e380001", "३८०००१", "૩૮૦ ૦૦૧", "௩௮௦௦௦௧", "３８０００１"])(
    "reads %j as 380001",
    (text) => {
      expect(inIndia(text)).toEqual({ ok: true, value: "380001" });
    },
  );

  it.each(["38000", "3800011", "080001", "1"])("refuses %s as an Indian one", (text) => {
    expect(messageOf(inIndia(text))).toBe("PIN code must be 6 digits and begin with 1 to 9");
  });

  it.each(["38000A", "-380001", "380,001"])("refuses %s, which is not numeric", (text) => {
    expect(inIndia(text)).toMatchObject({
      refusal: { code: "postal-code-not-numeric", message: "ZIP code must be numeric" },
    });
  });

  it("asks for one", () => {
    for (const text of ["", " ", "\u200b"]) expect(messageOf(inIndia(text))).toBe("ZIP code is required");
  });

  it("knows nothing of other countries' but that they are numeric", () => {
    const inGermany = (text: string) => checkPostalCode(text, GERMANY, "Maharashtra");
    for (const text of ["1", "10115", "01067", "980001", "291 94"]) expect(inGermany(text).ok).toBe(true);
    expect(messageOf(inGermany("SW1A 1AA"))).toBe("ZIP code must be numeric");
  });
});

/** The first two digits of every state's and union territory's PIN codes, by India Post's postal circles. */
const PREFIXES: Readonly<Record<string, string>> = {
  Delhi: "11",
  Haryana: "12 13",
  Punjab: "14 15 16",
  Chandigarh: "16",
  "Himachal Pradesh": "17",
  "Jammu and Kashmir": "18 19",
  Ladakh: "19",
  "Uttar Pradesh": "20 21 22 23 24 25 26 27 28",
  Uttarakhand: "24 26",
  Rajasthan: "30 31 32 33 34",
  Gujarat: "36 37 38 39",
  "Dadra and Nagar Haveli and Daman and Diu": "36 39",
  Maharashtra: "40 41 42 43 44",
  Goa: "40",
  "Madhya Pradesh": "45 46 47 48",
  Chhattisgarh: "49",
  Telangana: "50",
  "Andhra Pradesh": "50 51 52 53",
  Puducherry: "53 60 67",
  Karnataka: "56 57 58 59",
  "Tamil Nadu": "60 61 62 63 64",
  Kerala: "67 68 69",
  Lakshadweep: "68",
  "West Bengal": "70 71 72 73 74",
  Sikkim: "73",
  "Andaman and Nicobar Islands": "74",
  Odisha: "75 76 77",
  Assam: "78",
  Meghalaya: "78 79",
  "Arunachal Pradesh": "79",
  Manipur: "79",
  Mizoram: "79",
  Nagaland: "79",
  Tripura: "79",
  Bihar: "80 81 82 84 85",
  Jharkhand: "81 82 83",
};
const EVERY_PREFIX = Array.from({ length: 80 }, (_, index) => String(index + 10));

describe("a PIN code agrees with its state", () => {
  const agrees = (pin: string, state: string) => checkPostalCode(pin, INDIA, state).ok;

  it.each(Object.entries(PREFIXES))("%s has the PIN codes that begin with %s, and no others", (state, prefixes) => {
    expect(EVERY_PREFIX.filter((prefix) => agrees(`${prefix}0001`, state)).join(" ")).toBe(prefixes);
  });

  it.each([
    ["Mahe", "673310", "Puducherry"],
    ["Yanam", "533464", "Puducherry"],
    ["Karaikal", "609602", "Puducherry"],
    ["Diu", "362520", "Dadra and Nagar Haveli and Daman and Diu"],
    ["Daman", "396210", "Dadra and Nagar Haveli and Daman and Diu"],
    ["Silvassa", "396230", "Dadra and Nagar Haveli and Daman and Diu"],
    ["Panaji", "403001", "Goa"],
    ["Mohali", "160055", "Punjab"],
    ["Leh", "194101", "Ladakh"],
    ["Kavaratti", "682555", "Lakshadweep"],
    ["Port Blair", "744101", "Andaman and Nicobar Islands"],
    ["Gangtok", "737101", "Sikkim"],
    ["Agartala", "799001", "Tripura"],
    ["Hyderabad", "500001", "Telangana"],
    ["Roorkee", "247667", "Uttarakhand"],
  ])("that of %s, %s, is in %s", (_place, pin, state) => {
    expect(agrees(pin, state)).toBe(true);
  });

  it("wherever an army's post office is", () => {
    for (const state of Object.keys(PREFIXES))
      expect([agrees("900056", state), agrees("999999", state)]).toEqual([true, true]);
  });

  it.each([
    ["380001", "Maharashtra", "PIN codes that begin with 38 are in Gujarat, not in Maharashtra."],
    ["160017", "Gujarat", "PIN codes that begin with 16 are in Chandigarh or Punjab, not in Gujarat."],
    [
      "799001",
      "Assam",
      "PIN codes that begin with 79 are in Arunachal Pradesh, Meghalaya, Manipur, Tripura, Mizoram or Nagaland, not in Assam.",
    ],
  ])("%s in %s is refused", (pin, state, reason) => {
    expect(refused(checkPostalCode(pin, INDIA, state))).toEqual({
      code: "pin-code-elsewhere",
      message: `${reason} Please check the PIN code and the state.`,
    });
  });

  it.each(["100001", "290001", "350001", "540001", "650001", "880001"])("%s is none in any state", (pin) => {
    expect(checkPostalCode(pin, INDIA, undefined)).toMatchObject({ refusal: { code: "pin-code-unknown" } });
  });

  it.each([undefined, "Bavaria"])("contradicts nothing in %s, which is no state of India", (state) => {
    expect(checkPostalCode("380001", INDIA, state).ok).toBe(true);
  });
});
