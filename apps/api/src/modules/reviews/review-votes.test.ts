import { postReview, productReviews, voteReview } from "@store/api-client/contract";
import { OWN_REVIEW } from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews, reviewVotes } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { mergeShoppers } from "../cart/merge-shoppers.ts";

const GHEE = 1002;
const store = useTestStore();
const params = { id: GHEE };

/** A review that others see. */
async function written(rating = 5) {
  const author = await newCustomer(store());
  await expectDone(author(postReview, { params, body: { rating, review: "Grainy" } }));
  const own = eq(reviews.customerId, author.customer.customerId);
  const [review] = await store().db.update(reviews).set({ state: "published" }).where(own).returning();
  return { author, id: review?.id ?? 0 };
}
type Voter = Awaited<ReturnType<typeof newCustomer>>;
const vote = async (call: Voter, id: number, is_helpful = true) =>
  (await expectDone(call(voteReview, { params: { id }, body: { is_helpful } }))).data.helpful_count;
const shown = async (id: number) =>
  (await expectDone(store().nobody(productReviews, { params }))).reviews.find((one) => one.id === id)?.helpful_count ??
  0;

test("a review is found helpful once by each, and not any more", async () => {
  const { id } = await written();
  const [one, other] = [await newCustomer(store()), await newCustomer(store())];
  expect([await vote(one, id), await vote(one, id), await vote(other, id)]).toEqual([1, 1, 2]);
  expect(await shown(id)).toBe(2);
  expect([await vote(one, id, false), await vote(one, id, false)]).toEqual([1, 1]);
  expect(await shown(id)).toBe(1);
});

test("nobody votes for their own, nor for what others do not see", async () => {
  const { id, author } = await written();
  const refused = await expectRefused(author(voteReview, { params: { id }, body: { is_helpful: true } }), 409);
  expect(refused.message).toBe(OWN_REVIEW);
  await store().db.update(reviews).set({ state: "hidden" }).where(eq(reviews.id, id));
  const one = await newCustomer(store());
  await expectRefused(one(voteReview, { params: { id }, body: { is_helpful: true } }), 404);
});

test("votes go with who logs in, and two of the same person become one", async () => {
  const [both, mine] = [(await written()).id, (await written()).id];
  const [visitor, customer] = [await newCustomer(store()), await newCustomer(store())];
  for (const id of [both, mine]) await vote(visitor, id);
  expect(await vote(customer, both)).toBe(2);
  const [from, to] = [visitor.customer.shopperId, customer.customer.shopperId];
  await inTransaction(store().db, (tx) => mergeShoppers(tx, from, to, store().clock.read()));
  expect([await shown(both), await shown(mine)]).toEqual([1, 1]);
  expect([await vote(customer, both, false), await vote(customer, mine, false)]).toEqual([0, 0]);
});

test("a vote that a guest gave their own review ends when they log in", async () => {
  const { author, id } = await written();
  const [visitor, other] = [await newCustomer(store()), await newCustomer(store())];
  expect([await vote(visitor, id), await vote(other, id)]).toEqual([1, 2]);
  const [from, to] = [visitor.customer.shopperId, author.customer.shopperId];
  await inTransaction(store().db, (tx) => mergeShoppers(tx, from, to, store().clock.read()));
  expect(await shown(id)).toBe(1);
  expect(await store().db.$count(reviewVotes, eq(reviewVotes.shopperId, to))).toBe(0);
});

test("those with so many stars are listed alone, beside the counts of all, and one is found by its id", async () => {
  const { id } = await written(2);
  await written(3);
  const some = await expectDone(store().nobody(productReviews, { params, query: { stars: 2 } }));
  expect(new Set(some.reviews.map(({ rating }) => rating))).toEqual(new Set([2]));
  expect(some.reviews[0]?.id).toBe(id);
  const all = await expectDone(store().nobody(productReviews, { params }));
  expect([some.review_count, some.star_distribution]).toEqual([all.review_count, all.star_distribution]);
  await expectRefused(store().nobody(productReviews, { params, query: { stars: 6 } }), 400);
  const [asked, other] = [{ stars: 3, review: id }, { review: id }];
  expect((await expectDone(store().nobody(productReviews, { params, query: asked }))).review).toMatchObject({ id });
  const elsewhere = { params: { id: 1003 }, query: other };
  expect((await expectDone(store().nobody(productReviews, elsewhere))).review).toBeUndefined();
  await store().db.update(reviews).set({ state: "hidden" }).where(eq(reviews.id, id));
  expect((await expectDone(store().nobody(productReviews, { params, query: other }))).review).toBeUndefined();
});
