import type { Call } from "@store/api-client";
import { cancelOrder, order, orderList, postReview, productDetail, productReviews } from "@store/api-client/contract";
import { RATE_ONCE_DELIVERED, REVIEW_MAXIMUM_LENGTH } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders, products, reviews } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { deliver, moveOrder, takeReturn } from "../../testing/move-order.ts";
import { newBuyerOf, newOrderOf } from "../../testing/new-buyer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { ALREADY_RATED, THANKS, THANKS_SHOWN_LATER } from "./messages.ts";
import { REVIEWS_SHOWN } from "./read-reviews.ts";

const [GHEE, HONEY, TURMERIC] = [1002, 1003, 1067];
const NOWHERE = 999_999;

const store = useTestStore();

const read = (id: number) => expectDone(store().nobody(productReviews, { params: { id } }));
const rowsOf = (id: number) =>
  store().db.select().from(reviews).where(eq(reviews.productId, id)).orderBy(desc(reviews.createdAt), desc(reviews.id));

beforeEach(async () => {
  store().clock.advance(1);
  for (const id of [GHEE, TURMERIC]) await changeProduct(store(), id, { stock: 50, ...priced(1000, 0) });
});

describe("the reviews of a product", () => {
  test("come with its name, picture and average, newest first [R80]", async () => {
    const [product] = await store().db.select().from(products).where(eq(products.id, GHEE));
    const rows = await rowsOf(GHEE);
    const sum = rows.reduce((total, { rating }) => total + rating, 0);
    expect(await read(GHEE)).toMatchObject({
      product_name: product?.name,
      product_image: product?.image,
      average_rating: Math.round((sum / rows.length) * 10) / 10,
      review_count: rows.length,
      star_distribution: Object.fromEntries(
        [1, 2, 3, 4, 5].map((stars) => [stars, rows.filter(({ rating }) => rating === stars).length]),
      ),
      reviews: rows.map(({ id, name, rating, text, isVerified, createdAt }) => ({
        id,
        name,
        rating,
        review: text ?? undefined,
        is_verified: isVerified,
        created_at: createdAt.toISOString(),
      })),
    });
  });

  test("are a thousand at the most", async () => {
    const many = Array.from({ length: REVIEWS_SHOWN + 1 }, () => ({
      productId: HONEY,
      name: "Asha",
      rating: 4,
      createdAt: store().clock.read(),
    }));
    await store().db.insert(reviews).values(many);
    expect((await read(HONEY)).reviews).toHaveLength(REVIEWS_SHOWN);
  });

  test("of a product that does not exist are refused", async () => {
    const asked = store().nobody(productReviews, { params: { id: NOWHERE } });
    expect((await expectRefused(asked, 404)).message).toBe(NO_SUCH_PRODUCT);
  });
});

describe("a customer", () => {
  test.each([
    { rating: 1, review: undefined },
    { rating: 5, review: "  Grainy, as it should be.\nSmells of the farm.  " },
    { rating: 4, review: "   " },
    { rating: 3, review: "<script>alert(1)</script> & <b>good</b>" },
  ])("rates with $rating stars, with or without words, which stay plain text [R79] [C12]", async (body) => {
    const { call } = await newBuyerOf(store(), GHEE);
    const before = await read(GHEE);
    const reply = await expectDone(call(postReview, { params: { id: GHEE }, body }));
    expect(reply).toMatchObject({ status: true, message: THANKS });

    const written = { name: "Kavita Rao", rating: body.rating, review: body.review?.trim() || undefined };
    const { reviews: newest } = await read(GHEE);
    expect(newest).toHaveLength(before.reviews.length + 1);
    expect(newest[0]).toMatchObject(written);
    const { data } = await expectDone(store().nobody(productDetail, { params: { id: GHEE } }));
    expect(data.rating_review_data[0]).toMatchObject(written);
    expect(data.average_rating?.review_count).toBe(newest.length);
  });

  test("is named as the account says, whatever the client says", async () => {
    const { call } = await newBuyerOf(store(), TURMERIC);
    const body = { rating: 2, name: "The Owner", id: 1 };
    await expectDone(call(postReview, { params: { id: TURMERIC }, body }));
    expect((await read(TURMERIC)).reviews[0]).toMatchObject({ name: "Kavita Rao", rating: 2 });
  });

  test("rates a product once; the second time is refused and changes nothing [R161]", async () => {
    const { call } = await newBuyerOf(store(), TURMERIC);
    await expectDone(call(postReview, { params: { id: TURMERIC }, body: { rating: 5, review: "Good" } }));
    const before = await read(TURMERIC);
    const again = call(postReview, { params: { id: TURMERIC }, body: { rating: 1, review: "Bad" } });
    expect((await expectRefused(again, 409)).message).toBe(ALREADY_RATED);
    expect(await read(TURMERIC)).toEqual(before);
    await expectDone(call(postReview, { params: { id: GHEE }, body: { rating: 5 } }));
  });

  test.each([0, 6, 2.5, -1, null, "many"])("gives one to five whole stars: not %j", async (rating) => {
    const { identity } = await store().logIn("customer");
    const before = await rowsOf(GHEE);
    const response = await store().request(`/rating_review/${GHEE}/`, {
      method: "POST",
      headers: { authorization: `token ${identity.token}`, "content-type": "application/json" },
      body: JSON.stringify({ rating }),
    });
    expect(response.status).toBe(400);
    expect(await rowsOf(GHEE)).toEqual(before);
  });

  test("writes no more than fits, and of a product that is there", async () => {
    const call = await newCustomer(store());
    const rate = (id: number, review: string) => call(postReview, { params: { id }, body: { rating: 5, review } });
    await expectRefused(rate(GHEE, "x".repeat(REVIEW_MAXIMUM_LENGTH + 1)), 400);
    expect((await expectRefused(rate(NOWHERE, "Good"), 404)).message).toBe(NO_SUCH_PRODUCT);
    await expectDone(rate(GHEE, "x".repeat(REVIEW_MAXIMUM_LENGTH)));
  });

  test("sees what was just written, though a reply may be kept for others", async () => {
    const { identity } = await store().logIn("customer");
    const ask = (headers: Record<string, string>) => store().request(`/rating_review/${GHEE}/`, { headers });
    expect((await ask({ authorization: `token ${identity.token}` })).headers.get("cache-control")).toContain(
      "no-cache",
    );
    expect((await ask({})).headers.get("cache-control")).toContain("public");
  });
});

describe("who sees a review [C51]", () => {
  const rate = (call: Call, body: object = {}) =>
    call(postReview, { params: { id: TURMERIC }, body: { rating: 5, ...body } });
  /** The newest review of turmeric, which the product's page tells as well. */
  const newest = async () => {
    const { data } = await expectDone(store().nobody(productDetail, { params: { id: TURMERIC } }));
    const [first] = (await read(TURMERIC)).reviews;
    expect(data.rating_review_data[0]).toEqual(first);
    return first;
  };
  const ordered = (pid = TURMERIC) => newOrderOf(store(), pid);
  const cancelled = async () => {
    const order = await ordered();
    await expectDone(order.call(cancelOrder, { params: { id: order.id } }));
    return order;
  };
  const returned = async () => {
    const order = await newBuyerOf(store(), TURMERIC);
    await takeReturn(store(), order.id);
    return order;
  };

  test("everybody, at once and as a verified purchase with its day, once the product was delivered", async () => {
    const { call } = await newBuyerOf(store(), TURMERIC);
    expect(await expectDone(rate(call))).toEqual({ status: true, message: THANKS, is_published: true });
    expect(await newest()).toMatchObject({ is_verified: true, created_at: store().clock.read().toISOString() });
  });

  test("nobody before staff has read it, where nothing was delivered: only ordered, paid, cancelled, returned", async () => {
    const before = await read(TURMERIC);
    const paid = await ordered();
    await store().db.update(orders).set({ isPaid: true }).where(eq(orders.id, paid.id));
    const others = [await ordered(), await cancelled(), await returned(), await newBuyerOf(store(), GHEE)];
    for (const author of [await newCustomer(store()), paid.call, ...others.map(({ call }) => call)]) {
      const told = { status: true, message: THANKS_SHOWN_LATER, is_published: false };
      expect(await expectDone(rate(author))).toEqual(told);
      expect((await expectRefused(rate(author), 409)).message).toBe(ALREADY_RATED);
    }
    expect(await read(TURMERIC)).toEqual(before);
  });

  test("everybody, once the product comes after the review; unless staff has hidden it", async () => {
    const early = await ordered();
    await expectDone(rate(early.call, { review: "Early" }));
    await deliver(store(), early.id);
    expect(await newest()).toMatchObject({ review: "Early", is_verified: true });

    const hidden = await ordered();
    await expectDone(rate(hidden.call, { review: "Rude" }));
    await store().db.update(reviews).set({ state: "hidden" }).where(eq(reviews.text, "Rude"));
    await deliver(store(), hidden.id);
    expect(await newest()).toMatchObject({ review: "Early" });
    expect((await rowsOf(TURMERIC))[0]).toMatchObject({ state: "hidden", isVerified: true });
  });

  test.each(["Pending", "Confirmed", "Packed", "Shipped", "Cancelled", "Returned"] as const)(
    "an order's line that is %s is not rated at all [R161]",
    async (state) => {
      const order =
        state === "Cancelled" ? await cancelled() : state === "Returned" ? await returned() : await ordered();
      if (state !== "Cancelled" && state !== "Returned") await moveOrder(store(), order.id, state);
      const before = await rowsOf(TURMERIC);
      expect((await expectRefused(rate(order.call, { order_id: order.id }), 409)).message).toBe(RATE_ONCE_DELIVERED);
      expect(await rowsOf(TURMERIC)).toEqual(before);
    },
  );

  test("an order's line is rated where the order was delivered, holds the product and is one's own [R161]", async () => {
    const { call, id } = await newBuyerOf(store(), TURMERIC);
    const other = await newBuyerOf(store(), GHEE);
    for (const [author, order_id] of [
      [other.call, id],
      [other.call, other.id],
      [call, NOWHERE],
    ] as const)
      await expectRefused(rate(author, { order_id }), 409);
    await expectDone(rate(call, { order_id: id }));
  });
});

test("who is not logged in writes none [R79]", async () => {
  const before = await rowsOf(GHEE);
  for (const call of [store().nobody, await store().newVisitor()]) {
    await expectRefused(call(postReview, { params: { id: GHEE }, body: { rating: 5 } }), 401);
  }
  expect(await rowsOf(GHEE)).toEqual(before);
});

test("an order's line tells what its customer gave the product, and nobody else [R161]", async () => {
  const { call } = await store().logIn("customer");
  const [newest] = (await expectDone(call(orderList))).data;
  const lines = async () => (await expectDone(call(order, { params: { id: newest?.id ?? 0 } }))).data.product_info;
  const before = await lines();
  const id = before[0]?.product_id ?? 0;
  const stranger = await newCustomer(store());
  await expectDone(stranger(postReview, { params: { id }, body: { rating: 1 } }));
  expect(await lines()).toEqual(before);
  expect(before[0]).toMatchObject({ is_rated: false, product_rating_by_user: undefined });

  await expectDone(call(postReview, { params: { id }, body: { rating: 3 } }));
  const [rated, ...others] = await lines();
  expect(rated).toEqual({ ...before[0], is_rated: true, product_rating_by_user: 3 });
  expect(others).toEqual(before.slice(1));
});
