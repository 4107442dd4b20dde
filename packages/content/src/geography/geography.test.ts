import { FREE_SHIPPING_CITY, FREE_SHIPPING_CITY_ID } from "@store/domain";
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
    expect(idOfCity("Gujarat", FREE_SHIPPING_CITY)).toBe(FREE_SHIPPING_CITY_ID);
    expect(FREE_SHIPPING_CITY_ID).toBe(1_040_101);
    expect(idOfCity("Maharashtra", "Pune")).toBe(1_040_202);
    expect(idOfCity("Lakshadweep", "Amini")).toBe(1_043_604);
    expect(idOfCity("Gujarat", "Abrama")).toBe(104_010_001);
    expect(idOfCity("Uttar Pradesh", "Achhnera")).toBe(104_120_001);
  });

  it("writes calling codes as a plus and one to four digits", () => {
    for (const { callingCode } of COUNTRIES) expect(callingCode).toMatch(/^\+\d{1,4}$/);
  });
});
