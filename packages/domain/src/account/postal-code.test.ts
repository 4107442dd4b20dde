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
    expect(messageOf(checkPostalCode(text, INDIA))).toBe("ZIP code must be numeric");
  });

  it("asks for one", () => {
    expect(messageOf(checkPostalCode(" ", INDIA))).toBe("ZIP code is required");
  });

  it("knows nothing of other countries' but that they are numeric", () => {
    for (const text of ["1", "10115", "01067", "980001"]) expect(checkPostalCode(text, GERMANY).ok).toBe(true);
    expect(messageOf(checkPostalCode("SW1A 1AA", GERMANY))).toBe("ZIP code must be numeric");
  });
});

describe("pinCodeQuestion", () => {
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
