import { productList } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();
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
