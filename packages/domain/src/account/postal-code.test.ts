import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/refused.ts";
import { checkPostalCode, pinCodeQuestion } from "./postal-code.ts";

const INDIA = 104;
const GERMANY = 83;

describe("checkPostalCode", () => {
  it.each(["110001", "380001", "899999", " 560011 "])("takes the PIN code %j", (text) => {
    expect(checkPostalCode(text, INDIA)).toEqual({ ok: true, value: text.trim() });
  });

  it.each(["38000", "3800011", "080001", "980001", "1"])("refuses %s as an Indian one", (text) => {
    expect(messageOf(checkPostalCode(text, INDIA))).toBe("PIN code must be 6 digits and begin with 1 to 8");
  });

  it.each(["38000A", "380 001", "-380001", "३८०००१"])("refuses %s, which is not numeric", (text) => {
    expect(checkPostalCode(text, INDIA)).toMatchObject({
      refusal: { code: "postal-code-not-numeric", message: "ZIP code must be numeric" },
    });
  });

  it("asks for one", () => {
    expect(messageOf(checkPostalCode(" ", INDIA))).toBe("ZIP code is required");
  });

  it("knows nothing of other countries' but that they are numeric", () => {
    for (const text of ["1", "10115", "01067", "980001"]) expect(checkPostalCode(text, GERMANY).ok).toBe(true);
    expect(messageOf(checkPostalCode("SW1A 1AA", GERMANY))).toBe("ZIP code must be numeric");
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

describe("pinCodeQuestion", () => {
  it.each(Object.entries(PREFIXES))("%s has the PIN codes that begin with %s, and no others", (state, prefixes) => {
    const unasked = EVERY_PREFIX.filter((prefix) => !pinCodeQuestion({ postalCode: `${prefix}0001`, state }));
    expect(unasked.join(" ")).toBe(prefixes);
  });

  it("reads a code with spaces around it", () => {
    expect(pinCodeQuestion({ postalCode: " 380001 ", state: "Goa" })).toContain("begin with 38 are in Gujarat");
  });

  it.each([
    ["380001", "Gujarat"],
    ["396230", "Dadra and Nagar Haveli and Daman and Diu"],
    ["403001", "Goa"],
    ["605001", "Puducherry"],
    ["737101", "Sikkim"],
    ["799001", "Tripura"],
    ["500001", "Telangana"],
  ])("asks nothing of %s in %s", (postalCode, state) => {
    expect(pinCodeQuestion({ postalCode, state })).toBeUndefined();
  });

  it.each([
    ["380001", "Maharashtra", "PIN codes that begin with 38 are in Gujarat. Is this one right for Maharashtra?"],
    ["160017", "Gujarat", "PIN codes that begin with 16 are in Chandigarh or Punjab. Is this one right for Gujarat?"],
    ["290001", "Gujarat", "PIN codes that begin with 29 are not known. Is this one right for Gujarat?"],
  ])("asks about %s in %s", (postalCode, state, question) => {
    expect(pinCodeQuestion({ postalCode, state })).toBe(question);
  });

  it.each([
    ["38000", "Maharashtra"],
    ["", "Maharashtra"],
    ["980001", "Maharashtra"],
    ["380001", undefined],
    ["380001", "Bavaria"],
  ])("asks nothing of %j in %s, which it cannot judge", (postalCode, state) => {
    expect(pinCodeQuestion({ postalCode, state })).toBeUndefined();
  });
});
