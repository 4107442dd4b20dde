import { describe, expect, it } from "vitest";
import {
  COUNTRY_INDIA,
  canChooseCity,
  canChooseState,
  chooseCountry,
  chooseState,
  isCountrySearch,
  SELECT_COUNTRY_FIRST,
  SELECT_STATE_FIRST,
} from "./geography.ts";

it("forms start in India, 104, +91; the two hints [R196]", () => {
  expect(COUNTRY_INDIA).toEqual({ id: 104, name: "India", callingCode: "+91" });
  expect([SELECT_COUNTRY_FIRST, SELECT_STATE_FIRST]).toEqual([
    "Please select a country first!",
    "Please select a state first!",
  ]);
});

it.each([
  ["", false],
  ["in", false],
  ["in ", false],
  ["ind", true],
])("country search with %j: %s [R129]", (text, expected) => {
  expect(isCountrySearch(text)).toBe(expected);
});

describe("dependent selects", () => {
  const place = { country: 104, state: 7, city: 70, street: "kept" };

  it("a country clears state and city", () => {
    expect(chooseCountry(place, 14)).toEqual({ country: 14, state: null, city: null, street: "kept" });
  });

  it("a state clears the city", () => {
    expect(chooseState(place, 8)).toEqual({ country: 104, state: 8, city: null, street: "kept" });
  });

  it("state waits for a country, city for a state", () => {
    expect([canChooseState({ country: null }), canChooseState(place)]).toEqual([false, true]);
    expect([canChooseCity({ state: null }), canChooseCity(place)]).toEqual([false, true]);
  });
});
