import { describe, expect, it } from "vitest";
import { CITIES, COUNTRIES, STATES } from "./index.ts";

const idOf = (name: string) => STATES.find((state) => state.name === name)?.id;

describe("geography", () => {
  it("knows India as 104 with +91 [R149] [R194]", () => {
    expect(COUNTRIES.filter(({ name }) => name === "India")).toEqual([{ id: 104, name: "India", callingCode: "+91" }]);
  });

  it("holds the 28 states and 8 union territories", () => {
    expect(STATES.filter(({ countryId }) => countryId === 104)).toHaveLength(36);
  });

  it("puts Ahmedabad in Gujarat", () => {
    expect(CITIES.filter(({ name }) => name === "Ahmedabad")).toMatchObject([{ stateId: idOf("Gujarat") }]);
  });

  it("gives every country a state and every state a city, under ids of their own", () => {
    for (const { id, name } of COUNTRIES)
      expect(
        STATES.filter((one) => one.countryId === id),
        name,
      ).not.toEqual([]);
    for (const { id, name } of STATES)
      expect(
        CITIES.filter((one) => one.stateId === id),
        name,
      ).not.toEqual([]);
    for (const list of [COUNTRIES, STATES, CITIES]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it("writes calling codes as a plus and one to four digits", () => {
    for (const { callingCode } of COUNTRIES) expect(callingCode).toMatch(/^\+\d{1,4}$/);
  });
});
