import { cities, countries, states } from "@store/api-client/contract";
import { COUNTRY_INDIA } from "@store/domain";
import { expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

const namesOf = async (filter_search?: string) =>
  (await expectDone(store().nobody(countries, { query: { filter_search } }))).data.map(
    ({ country_name }) => country_name,
  );

test("India is 104 and +91, among all countries [R194]", async () => {
  const { data } = await expectDone(store().nobody(countries));
  expect(data).toContainEqual({ id: COUNTRY_INDIA.id, country_name: "India", calling_code: "+91" });
  const names = await namesOf();
  expect(names).toEqual([...names].sort());
});

test("a search finds part of a name in any case [R129]", async () => {
  expect(await namesOf("INDI")).toEqual(["India"]);
  expect(await namesOf("united")).toEqual(["United Arab Emirates", "United Kingdom", "United States"]);
  for (const nothing of ["zzz", "%", "_", "\\"]) expect(await namesOf(nothing)).toEqual([]);
});

test("states belong to a country and cities to a state, by name", async () => {
  const ofIndia = (await expectDone(store().nobody(states, { params: { id: COUNTRY_INDIA.id } }))).data;
  expect(ofIndia).toHaveLength(36);
  const gujarat = ofIndia.find(({ name }) => name === "Gujarat");
  const inGujarat = (await expectDone(store().nobody(cities, { params: { id: gujarat?.id ?? 0 } }))).data;
  expect(inGujarat.map(({ name }) => name)).toContain("Ahmedabad");
});

test("of a place that is not known there are none", async () => {
  await expectRefused(store().nobody(states, { params: { id: 9999 } }), 404);
  await expectRefused(store().nobody(cities, { params: { id: 9999 } }), 404);
});
