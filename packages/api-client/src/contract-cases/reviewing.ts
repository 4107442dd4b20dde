import { describe, expect, test } from "vitest";
import { postReview, productReviews } from "../contract/index.ts";
import { type CaseStore, done, goods, logIn, refused } from "./case-store.ts";

const UNKNOWN = 999_999;

export function reviewingCases(open: () => CaseStore): void {
  describe("reviews", () => {
    test("are written once by a customer, under the customer's own name, and read by anybody", async () => {
      const { call } = await logIn(open());
      const [some] = await goods(open());
      const params = { id: some?.id ?? 0 };
      const read = () => done(open().as({})(productReviews, { params }));
      const before = await read();
      const body = { rating: 2, review: "Too <b>salty</b>", name: "Somebody else" };
      await done(call(postReview, { params, body }));

      const after = await read();
      expect(after.reviews).toHaveLength(before.reviews.length + 1);
      expect(after.reviews[0]).toMatchObject({ name: "Asha Patel", rating: 2, review: "Too <b>salty</b>" });
      const stars = after.reviews.reduce((sum, { rating }) => sum + rating, 0);
      expect(after.average_rating).toBeCloseTo(stars / after.reviews.length, 0);
      await refused(call(postReview, { params, body }), 409);
      expect(await read()).toEqual(after);
    });

    test("need a login, a product and one to five stars", async () => {
      const { call } = await logIn(open());
      const params = { id: (await goods(open())).at(1)?.id ?? 0 };
      await refused(open().as({})(postReview, { params, body: { rating: 5 } }), 401);
      await refused(call(postReview, { params: { id: UNKNOWN }, body: { rating: 5 } }), 404);
      for (const rating of [0, 6, 1.5]) await refused(call(postReview, { params, body: { rating } }), 400);
      await refused(open().as({})(productReviews, { params: { id: UNKNOWN } }), 404);
    });
  });
}
