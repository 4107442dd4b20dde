import { postReview, productDetail } from "@store/api-client/contract";
import { averageRating, DEFAULT_POLICY, REVIEWS_PAGE_SIZE } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { moveOrder } from "../../testing/move-order.ts";
import { newBuyerOf, newOrderOf } from "../../testing/new-buyer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { deliverOrder } from "../orders/change-order.ts";
import { distributionOf } from "../products/rating.ts";

// The embedded database runs one statement at a time and hides races, so these run on a Postgres server only.

const [GHEE, HONEY] = [1002, 1003];

const store = useTestStore();

const rowsOf = (id: number) =>
  store().db.select().from(reviews).where(eq(reviews.productId, id)).orderBy(desc(reviews.createdAt), desc(reviews.id));

test("after thirty reviews at once the product tells of all", async () => {
  const { length: before } = await rowsOf(GHEE);
  await changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) });
  const customers = await Promise.all(Array.from({ length: 30 }, () => newBuyerOf(store(), GHEE)));
  await Promise.all(
    customers.map(({ call }, index) =>
      expectDone(call(postReview, { params: { id: GHEE }, body: { rating: (index % 5) + 1 } })),
    ),
  );
  const rows = await rowsOf(GHEE);
  expect(rows).toHaveLength(before + 30);
  const counts = [1, 2, 3, 4, 5].map((stars) => rows.filter(({ rating }) => rating === stars).length);
  const { average, count } = averageRating(distributionOf(counts));
  const { data } = await expectDone(store().nobody(productDetail, { params: { id: GHEE } }));
  expect(data.average_rating).toEqual({
    average_rating: average,
    review_count: count,
    star_distribution: distributionOf(counts),
  });
  expect(data.rating_review_data.map(({ id }) => id)).toEqual(rows.slice(0, REVIEWS_PAGE_SIZE).map(({ id }) => id));
});

test("of ten clicks on Send at once one counts", async () => {
  const { length: before } = await rowsOf(HONEY);
  const call = await newCustomer(store());
  const send = () => call(postReview, { params: { id: HONEY }, body: { rating: 5 } });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.failure).toMatchObject({ kind: "refused", httpStatus: 409 });
  }
  expect(await rowsOf(HONEY)).toHaveLength(before + 1);
});

test("a review written while its product is delivered is one of a verified purchase", async () => {
  const buyers = [];
  for (let count = 0; count < 8; count++) {
    const { call, id } = await newOrderOf(store(), HONEY);
    await moveOrder(store(), id, "Shipped");
    buyers.push({ call, id });
  }
  const { db, clock } = store();
  await Promise.all(
    buyers.flatMap(({ call, id }) => [
      expectDone(call(postReview, { params: { id: HONEY }, body: { rating: 4 } })),
      deliverOrder(db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: clock.read() }),
    ]),
  );
  const rows = (await rowsOf(HONEY)).slice(0, buyers.length);
  expect(rows.map(({ isVerified }) => isVerified)).toEqual(buyers.map(() => true));
  const { data } = await expectDone(store().nobody(productDetail, { params: { id: HONEY } }));
  expect(data.rating_review_data.slice(0, buyers.length).every(({ is_verified }) => is_verified)).toBe(true);
});
