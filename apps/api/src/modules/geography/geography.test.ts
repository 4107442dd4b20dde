import { cities, countries, states } from "@store/api-client/contract";
import { COUNTRY_INDIA } from "@store/domain";
import { eq, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { fillGeography } from "./fill-geography.ts";

const store = useTestStore();

const namesOf = async (filter_search?: string) =>
  (await expectDone(store().nobody(countries, { query: { filter_search } }))).data.map(
    ({ country_name }) => country_name,
  );

test("India is 104 and +91, among all countries, by name [R128] [R194]", async () => {
  const { data } = await expectDone(store().nobody(countries));
  expect(data).toContainEqual({ id: COUNTRY_INDIA.id, country_name: "India", calling_code: "+91" });
  expect(data).toHaveLength(249);
  // Databases differ in how they order signs within a name.
  const initials = (await namesOf()).map((name) => name.charAt(0));
  expect(initials).toEqual([...initials].sort());
});

test("a search finds part of a name in any case, and names that begin with it first [R129]", async () => {
  expect(await namesOf("INDIA")).toEqual(["India", "British Indian Ocean Territory"]);
  expect(await namesOf("united")).toEqual(["United Arab Emirates", "United Kingdom", "United States"]);
  for (const nothing of ["zzz", "%", "_", "\\"]) expect(await namesOf(nothing)).toEqual([]);
});

test("a state without listed cities has none, and its town is typed [R194]", async () => {
  const { id = 0 } =
    (await expectDone(store().nobody(countries, { query: { filter_search: "Brazil" } }))).data[0] ?? {};
  const ofBrazil = (await expectDone(store().nobody(states, { params: { id } }))).data;
  const bahia = ofBrazil.find(({ name }) => name === "Bahia");
  expect((await expectDone(store().nobody(cities, { params: { id: bahia?.id ?? 0 } }))).data).toEqual([]);
});

test("states belong to a country and cities to a state, by name", async () => {
  const ofIndia = (await expectDone(store().nobody(states, { params: { id: COUNTRY_INDIA.id } }))).data;
  expect(ofIndia).toHaveLength(36);
  const gujarat = ofIndia.find(({ name }) => name === "Gujarat");
  const inGujarat = (await expectDone(store().nobody(cities, { params: { id: gujarat?.id ?? 0 } }))).data;
  expect(inGujarat.map(({ name }) => name)).toContain("Ahmedabad");
});

test("the districts and towns of India are offered, also by a store that was opened with fewer", async () => {
  const read = async () => {
    const { id = 0 } =
      (await expectDone(store().nobody(states, { params: { id: COUNTRY_INDIA.id } }))).data.find(
        ({ name }) => name === "Bihar",
      ) ?? {};
    return (await expectDone(store().nobody(cities, { params: { id } }))).data;
  };
  const offered = await read();
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(["Patna", "Sitamarhi", "Raxaul"]));
  await store().db.delete(tables.cities).where(gt(tables.cities.id, 100_000_000));
  expect((await read()).length).toBeLessThan(10);
  await store().db.update(tables.cities).set({ name: "Patna City" }).where(eq(tables.cities.name, "Patna"));
  await fillGeography(store().db);
  const again = await read();
  expect(again).toHaveLength(offered.length);
  expect(again.map(({ name }) => name)).toContain("Patna City");
});

test("of a place that is not known there are none", async () => {
  await expectRefused(store().nobody(states, { params: { id: 9999 } }), 404);
  await expectRefused(store().nobody(cities, { params: { id: 9999 } }), 404);
});
