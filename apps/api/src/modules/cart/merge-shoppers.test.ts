import { addToCart, cart, reportReview, toggleWishlist, wishlist } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, reviewReports, reviews } from "../../db/schema/index.ts";
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

test("what a visitor reported is the customer's report, unless the customer reported it too", async () => {
  const { db } = store();
  const [both, other] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.state, "published"))
    .limit(2);
  const report = { body: { reason: "spam" } } as const;
  const before = await store().logIn("customer");
  const visitor = await store().newVisitor();
  await expectDone(before.call(reportReview, { ...report, params: { id: both?.id ?? 0 } }));
  for (const review of [both, other])
    await expectDone(visitor(reportReview, { ...report, params: { id: review?.id ?? 0 } }));
  const reports = () => db.select().from(reviewReports).orderBy(reviewReports.id);
  const [own, , moved] = await reports();
  await store().logIn("customer", visitor.identity);
  expect(await reports()).toEqual([own, { ...moved, shopperId: own?.shopperId }]);
});
