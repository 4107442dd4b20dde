import { productList } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();
const GHEE = 1002;
const search = (text: string) => expectDone(store().nobody(productList, { query: { prod_search: text } }));

test("a search that finds all it asks for says nothing more", async () => {
  const reply = await search("cow ghee");
  expect(reply.did_you_mean).toBeUndefined();
  expect(reply.is_partial_match).toBeUndefined();
});

test("a misspelt one is answered for what was meant, and says so", async () => {
  const reply = await search("tumeric powder");
  expect(reply.did_you_mean).toBe("turmeric powder");
  expect(reply.total_count).toBe((await search("turmeric powder")).total_count);
});

test("one that nothing has whole gives what has some of it, the most first", async () => {
  const reply = await search("desi ghee");
  expect(reply.is_partial_match).toBe(true);
  expect(reply.data.data[0]?.name).toContain("Ghee");
});

test("whole words in names come before synonyms, and those before beginnings", async () => {
  const [first] = (await search("soap")).data.data;
  expect(first?.name).toContain("Soap");
});

test("what is nowhere finds nothing, by any part of it", async () => {
  for (const text of ["qwrtzp", "qwrtzp xvbnm", "zzzz no such thing", "…", "🙂"]) {
    const reply = await search(text);
    expect(reply).toMatchObject({ total_count: 0, data: { data: [] } });
  }
});

test.each([
  ["kidney beans", "Chitra Rajma 500 g"],
  ["राजमा", "Chitra Rajma 500 g"],
  ["haldar", "Lakadong Turmeric Powder 200 g"],
  ["હળદર", "Lakadong Turmeric Powder 200 g"],
  ["fox nuts", "Makhana Peri Peri 80 g"],
  ["alsi oil", "Cold-Pressed Flaxseed Oil 250 ml"],
  ["divel", "Cold-Pressed Castor Oil 200 ml"],
  ["shingoda no lot", "Singhara (Water Chestnut) Flour 250 g"],
])("the household name %s finds %s", async (typed, name) => {
  const { data, did_you_mean } = await search(typed);
  expect(did_you_mean).toBeUndefined();
  expect(data.data.map((product) => product.name)).toContain(name);
});

test.each([
  ["Gheé of Gir", ["ghee of gir", "gheé of gir", "GHE\u0301E OF GIR", "ghèe of gir"]],
  ["O\u2019Neil's Barley", ["oneil", "O'Neil", "o\u2019neils", "ONEIL\u02bcS barley"]],
  ["Oneils Rye", ["o'neil's", "oneils rye"]],
])("%s is found however accents and apostrophes are typed", async (name, texts) => {
  await changeProduct(store(), GHEE, { name });
  for (const text of texts) {
    const { data } = await search(text);
    expect(
      data.data.map((product) => product.name),
      text,
    ).toContain(name);
  }
});
