import { describe, expect, test } from "vitest";
import { postReview, productReviews } from "../contract/index.ts";
import { type CaseStore, done, goods, logIn, refused } from "./case-store.ts";

const UNKNOWN = 999_999;

export function reviewingCases(open: () => CaseStore): void {
  describe("reviews", () => {
    test("are written once by a customer, and by one who received nothing for staff to look at first", async () => {
      const { call } = await logIn(open());
      const [some] = await goods(open());
      const params = { id: some?.id ?? 0 };
      const read = () => done(open().as({})(productReviews, { params }));
      const before = await read();
      const body = { rating: 2, review: "Too <b>salty</b>", name: "Somebody else" };
      expect(await done(call(postReview, { params, body }))).toMatchObject({ is_published: false });
      expect(await read()).toEqual(before);
      await refused(call(postReview, { params, body }), 409);
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
