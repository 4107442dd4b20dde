import { DEFAULT_POLICY, gstStateCode } from "@store/domain";
import { describe, expect, it } from "vitest";
import { CITIES, COUNTRIES, STATES } from "./index.ts";

const idOf = (name: string) => STATES.find((state) => state.name === name)?.id;

describe("geography", () => {
  it("knows India as 104 with +91 [R149] [R194]", () => {
    expect(COUNTRIES.filter(({ name }) => name === "India")).toEqual([{ id: 104, name: "India", callingCode: "+91" }]);
  });

  it("names India's states as GST does, each with a code of its own", () => {
    const codes = STATES.filter(({ countryId }) => countryId === 104).map(({ name }) => gstStateCode(name) ?? name);
    for (const code of codes) expect(code).toMatch(/^\d\d$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("holds the 28 states and 8 union territories", () => {
    expect(STATES.filter(({ countryId }) => countryId === 104)).toHaveLength(36);
  });

  it("puts Ahmedabad in Gujarat", () => {
    expect(CITIES.filter(({ name }) => name === "Ahmedabad")).toMatchObject([{ stateId: idOf("Gujarat") }]);
  });

  it("holds every country of ISO 3166, each with its divisions of the first level [R194]", () => {
    expect(COUNTRIES).toHaveLength(249);
    const statesOf = (country: string) => {
      const id = COUNTRIES.find(({ name }) => name === country)?.id;
      return STATES.filter(({ countryId }) => countryId === id).map(({ name }) => name);
    };
    for (const { name } of COUNTRIES) expect(statesOf(name), name).not.toEqual([]);
    expect(statesOf("United States")).toEqual(
      expect.arrayContaining(["Alabama", "California", "District of Columbia", "Wyoming"]),
    );
    expect(statesOf("Canada")).toHaveLength(13);
    expect(statesOf("Germany")).toHaveLength(16);
    expect(statesOf("United Kingdom")).toEqual(["England", "Scotland", "Wales", "Northern Ireland"]);
    expect(statesOf("Guernsey")).toEqual(["Guernsey"]);
    for (const { id, name } of COUNTRIES)
      expect(new Set(statesOf(name)).size, name).toBe(STATES.filter(({ countryId }) => countryId === id).length);
  });

  it("names every country and gives it one calling code", () => {
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length);
    for (const [name, callingCode] of [
      ["United States", "+1"],
      ["Puerto Rico", "+1"],
      ["Barbados", "+1246"],
      ["Sri Lanka", "+94"],
      ["Brazil", "+55"],
    ])
      expect(COUNTRIES).toContainEqual(expect.objectContaining({ name, callingCode }));
  });

  it("gives every place an id of its own, and every state of India a city", () => {
    for (const { id, name, countryId } of STATES) {
      expect(Number.isInteger(id) && id < 2 ** 31, `${id} fits the column`).toBe(true);
      if (countryId !== 104) continue;
      expect(
        CITIES.filter((one) => one.stateId === id),
        name,
      ).not.toEqual([]);
    }
    for (const { id, stateId } of CITIES) {
      expect(Number.isInteger(id) && id < 2 ** 31, `${id} fits the column`).toBe(true);
      expect(String(id).startsWith(String(stateId))).toBe(true);
    }
    for (const list of [COUNTRIES, STATES, CITIES]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it("knows India's districts and towns, each once in its state", () => {
    const inIndia = CITIES.filter(({ stateId }) => Math.floor(stateId / 100) === 104);
    expect(inIndia.length).toBeGreaterThan(3000);
    expect(new Set(inIndia.map(({ stateId, name }) => `${stateId} ${name.toLowerCase()}`)).size).toBe(inIndia.length);
    for (const { name } of inIndia) expect(name).toMatch(/^[A-Z0-9][A-Za-z0-9 .'-]+$/);
    for (const [state, town] of [
      ["Gujarat", "Ankleshwar"],
      ["Gujarat", "Devbhumi Dwarka"],
      ["Rajasthan", "Barmer"],
      ["Uttar Pradesh", "Sitapur"],
      ["Bihar", "Sitamarhi"],
      ["Arunachal Pradesh", "Anjaw"],
    ] as const) {
      expect(inIndia).toContainEqual(expect.objectContaining({ stateId: idOf(state), name: town }));
    }
  });

  it("keeps its ids: addresses, stores and free shipping go by them", () => {
    const idOfCity = (state: string, name: string) =>
      CITIES.find((city) => city.stateId === idOf(state) && city.name === name)?.id;
    expect(idOfCity("Gujarat", DEFAULT_POLICY.shipping.freeCity.name)).toBe(DEFAULT_POLICY.shipping.freeCity.id);
    expect(DEFAULT_POLICY.shipping.freeCity.id).toBe(1_040_101);
    expect(idOfCity("Maharashtra", "Pune")).toBe(1_040_202);
    expect(idOfCity("Lakshadweep", "Amini")).toBe(1_043_604);
    expect(idOfCity("Gujarat", "Abrama")).toBe(104_010_001);
    expect(idOfCity("Uttar Pradesh", "Achhnera")).toBe(104_120_001);
    expect(idOf("California")).toBe(23_801);
    expect(idOf("Wyoming")).toBe(2_114_534_872);
    expect(COUNTRIES.find(({ name }) => name === "Brazil")?.id).toBe(1043);
  });

  it("writes calling codes as a plus and one to four digits", () => {
    for (const { callingCode } of COUNTRIES) expect(callingCode).toMatch(/^\+\d{1,4}$/);
  });
});
