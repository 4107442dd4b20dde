import { toggleWishlist, wishlist } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { MAXIMUM_WISHES, WISHLIST_IS_FULL } from "./wishes.ts";

const store = useTestStore();

test("a product is added, then removed, and the counter says how many there are [R66] [R111]", async () => {
  const visitor = await store().newVisitor();
  const toggle = (pid: number) => expectDone(visitor(toggleWishlist, { body: { pid } }));
  expect(await toggle(1002)).toMatchObject({ message: "Added in wishlist", wishlist_counter: 1 });
  store().clock.advance(1);
  expect(await toggle(1067)).toMatchObject({ message: "Added in wishlist", wishlist_counter: 2 });
  const listed = await expectDone(visitor(wishlist));
  expect(listed).toMatchObject({ wishlist_counter: 2 });
  expect(listed.data.map(({ id, is_wished }) => [id, is_wished])).toEqual([
    [1067, true],
    [1002, true],
  ]);
  expect(await toggle(1002)).toMatchObject({ message: "Removed from wishlist", wishlist_counter: 1 });
});

test("a wishlist belongs to one shopper", async () => {
  const [one, other] = [await store().newVisitor(), await store().newVisitor()];
  await expectDone(one(toggleWishlist, { body: { pid: 1002 } }));
  expect((await expectDone(other(wishlist))).data).toEqual([]);
});

test("needs an identity, and a product that exists", async () => {
  const visitor = await store().newVisitor();
  await expectRefused(visitor(toggleWishlist, { body: { pid: 999_999 } }), 404);
  await expectRefused(store().nobody(toggleWishlist, { body: { pid: 1002 } }), 401);
});

test("takes so many products and no more; removing goes on", async () => {
  const visitor = await store().newVisitor();
  const [model] = await store().db.select().from(products).limit(1);
  if (!model) throw new Error("The seed has no product");
  const { search: _, ...columns } = model;
  const ids = Array.from({ length: MAXIMUM_WISHES + 1 }, (_, index) => 500_000 + index);
  await store()
    .db.insert(products)
    .values(ids.map((id) => ({ ...columns, sku: "", id })));
  for (const pid of ids.slice(0, -1)) await expectDone(visitor(toggleWishlist, { body: { pid } }));
  const pid = ids.at(-1) ?? 0;
  expect((await expectRefused(visitor(toggleWishlist, { body: { pid } }), 409)).message).toBe(WISHLIST_IS_FULL);
  await expectDone(visitor(toggleWishlist, { body: { pid: ids[0] ?? 0 } }));
  await expectDone(visitor(toggleWishlist, { body: { pid } }));
});
