import { COUNTRY_INDIA, checkPostalCode } from "@store/domain";
import { describe, expect, it } from "vitest";
import { PIN_PREFIXES } from "./pin-prefixes.ts";
import { placeOfPin } from "./place-of-pin.ts";

const nameOf = (pin: string) => {
  const place = placeOfPin(pin);
  return place && `${place.city.name}, ${place.state.name}`;
};

describe("the place of a PIN code (C62)", () => {
  it.each([
    ["380054", "Ahmedabad, Gujarat"],
    ["382421", "Gandhinagar, Gujarat"],
    ["110001", "New Delhi, Delhi"],
    ["400001", "Mumbai, Maharashtra"],
    ["400053", "Mumbai, Maharashtra"],
    ["400703", "Navi Mumbai, Maharashtra"],
    ["411007", "Pune, Maharashtra"],
    ["560001", "Bangalore, Karnataka"],
    ["600001", "Chennai, Tamil Nadu"],
    ["700001", "Kolkata, West Bengal"],
    ["500001", "Hyderabad, Telangana"],
    ["302001", "Jaipur, Rajasthan"],
    ["226001", "Lucknow, Uttar Pradesh"],
    ["201301", "Noida, Uttar Pradesh"],
    ["673310", "Mahe, Puducherry"],
    ["781001", "Guwahati, Assam"],
    ["737101", "Gangtok, Sikkim"],
    ["682001", "Kochi, Kerala"],
  ])("of %s is %s", (pin, place) => {
    expect(nameOf(pin)).toBe(place);
  });

  it("is not known of the army's post and of beginnings that no post office has", () => {
    for (const pin of ["900056", "999999", "290001"]) expect(nameOf(pin)).toBeUndefined();
  });

  it("is in a state that the rule of addresses takes for the code, of every beginning", () => {
    const pins = Object.values(PIN_PREFIXES).flatMap((table) => table.match(/\d+/g) ?? []);
    expect(pins.length).toBeGreaterThan(3000);
    const refused = pins.flatMap((prefix) => {
      const pin = prefix.padEnd(6, "0");
      const checked = checkPostalCode(pin, COUNTRY_INDIA.id, placeOfPin(pin)?.state.name);
      return checked.ok ? [] : [checked.refusal.message];
    });
    expect(refused).toEqual([]);
  });
});
