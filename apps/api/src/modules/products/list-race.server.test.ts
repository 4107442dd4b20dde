import { productList } from "@store/api-client/contract";
import { paise } from "@store/domain";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races, so these run on a Postgres server only.

const [GHEE, HONEY] = [1002, 1003];
const [GROCERIES, ELSEWHERE] = [1, 6];

const store = useTestStore();

const move = (inside: number, outside: number) =>
  store().db.transaction(async (tx) => {
    await tx.update(products).set({ level1: GROCERIES }).where(eq(products.id, inside));
    await tx.update(products).set({ level1: ELSEWHERE }).where(eq(products.id, outside));
  });

test("a list that is read while the catalogue changes is of one moment, and afterwards of this one", async () => {
  const cheapest = { pricePaid: paise(100), basePrice: paise(100), gst: paise(0) };
  await store()
    .db.update(products)
    .set(cheapest)
    .where(inArray(products.id, [GHEE, HONEY]));
  const ask = () =>
    expectDone(store().nobody(productList, { query: { category_id: GROCERIES, ordering: "base_price" } }));
  const bothIn = async () => {
    const { data, total_count } = await ask();
    return { total_count, found: data.data.map(({ id }) => id).filter((id) => id === GHEE || id === HONEY) };
  };
  await move(GHEE, HONEY);
  const { total_count } = await ask();

  let isOver = false;
  const seen = new Set<number>();
  const read = async () => {
    while (!isOver) {
      const now = await bothIn();
      // Exactly one of the two is in the category at any time.
      expect(now).toEqual({ total_count, found: [expect.any(Number)] });
      seen.add(now.found[0] ?? 0);
    }
  };
  const write = async () => {
    for (let turn = 0; turn < 100; turn++) await (turn % 2 === 0 ? move(HONEY, GHEE) : move(GHEE, HONEY));
    isOver = true;
  };
  await Promise.all([write(), ...Array.from({ length: 8 }, read)]);
  expect(seen).toEqual(new Set([GHEE, HONEY]));
  expect(await bothIn()).toEqual({ total_count, found: [GHEE] });
});
