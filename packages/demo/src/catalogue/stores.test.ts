import { CITIES, STATES } from "@store/content/geography";
import { COUNTRY_INDIA, checkPostalCode, checkStoreForm } from "@store/domain";
import { describe, expect, it } from "vitest";
import { STORES } from "./stores.ts";

const idOf = (name: string) => STATES.find((state) => state.name === name)?.id;

describe("stores", () => {
  it("stand in several known cities and open before they close [R112]", () => {
    expect(new Set(STORES.map(({ city }) => city)).size).toBeGreaterThan(5);
    for (const { city, state, opensAt, closesAt, postalCode } of STORES) {
      expect(CITIES.filter(({ name }) => name === city)).toMatchObject([{ stateId: idOf(state) }]);
      expect(opensAt < closesAt).toBe(true);
      expect(opensAt).toMatch(/^\d\d:\d\d$/);
      expect(checkPostalCode(postalCode, COUNTRY_INDIA.id, state)).toEqual({ ok: true, value: postalCode });
    }
  });

  it("can be saved by staff as they are", () => {
    for (const store of STORES) {
      const state = idOf(store.state);
      const city = CITIES.find(({ name }) => name === store.city)?.id;
      expect(checkStoreForm({ ...store, state, city }), store.name).toMatchObject({ ok: true });
    }
  });
});
