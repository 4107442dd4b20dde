import { addToCart, cart, toggleWishlist, wishlist } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const [GHEE, TURMERIC, CHILLI] = [1002, 1067, 1068];

const store = useTestStore();

const setStock = (id: number, stock: number) => store().db.update(products).set({ stock }).where(eq(products.id, id));

test("logging in takes the visitor's cart and wishlist along, each quantity clamped to the stock [C34]", async () => {
  const before = await store().logIn("customer");
  await setStock(GHEE, 10);
  await expectDone(before.call(addToCart, { body: { pid: GHEE, quantity: 7 } }));
  await expectDone(before.call(toggleWishlist, { body: { pid: GHEE } }));

  const visitor = await store().newVisitor();
  await expectDone(visitor(addToCart, { body: { pid: GHEE, quantity: 5 } }));
  await expectDone(visitor(addToCart, { body: { pid: TURMERIC, quantity: 2 } }));
  await expectDone(visitor(addToCart, { body: { pid: CHILLI, quantity: 1 } }));
  await expectDone(visitor(toggleWishlist, { body: { pid: GHEE } }));
  await expectDone(visitor(toggleWishlist, { body: { pid: TURMERIC } }));
  await setStock(CHILLI, 0);

  const { call, reply } = await store().logIn("customer", visitor.identity);
  const { data } = await expectDone(call(cart));
  expect(data.cart_items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [GHEE, 10],
    [TURMERIC, 2],
  ]);
  expect(reply.data).toMatchObject({
    cart_counter: 12,
    cart_totals: { final_total: data.final_total },
    wishlist_counter: 2,
  });
  expect((await expectDone(call(wishlist))).data.map(({ id }) => id).sort()).toEqual([GHEE, TURMERIC]);
});

test("the visitor's own cart is empty afterwards, and a second login adds nothing", async () => {
  const visitor = await store().newVisitor();
  await expectDone(visitor(addToCart, { body: { pid: TURMERIC } }));
  const first = await store().logIn("elite", visitor.identity);
  expect(first.reply.data.cart_counter).toBe(1);
  expect((await expectDone(visitor(cart))).data.cart_items).toEqual([]);
  const second = await store().logIn("elite", visitor.identity);
  expect(second.reply.data.cart_counter).toBe(1);
});
