import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageOf } from "../testing/refused.ts";
import {
  averageRating,
  checkReview,
  ORDER_LINE_RATING,
  PRODUCT_PAGE_RATING,
  RATINGS,
  REVIEW_MAXIMUM_LENGTH,
  REVIEWS_PAGE_SIZE,
} from "./review.ts";

it("one to five stars, 30 reviews on a page, and where the stars start [R196]", () => {
  expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
  expect(REVIEWS_PAGE_SIZE).toBe(30);
  expect([PRODUCT_PAGE_RATING, ORDER_LINE_RATING]).toEqual([4, 1]);
});

describe("checkReview [R79]", () => {
  it.each(RATINGS)("takes %d stars without a text", (rating) => {
    expect(checkReview({ isLoggedIn: true, rating })).toEqual({ ok: true, value: { rating, review: "" } });
  });

  it.each([0, 6, -1, 3.5, Number.NaN, null, undefined])("refuses %s stars", (rating) => {
    expect(messageOf(checkReview({ isLoggedIn: true, rating }))).toBe("Please select a rating!");
  });

  it("needs login first", () => {
    expect(messageOf(checkReview({ isLoggedIn: false, rating: null }))).toBe("Please login to write a review!");
  });

  it("trims the text and bounds it", () => {
    const of = (length: number) => checkReview({ isLoggedIn: true, rating: 5, review: ` ${"x".repeat(length)} ` });
    expect(of(3)).toMatchObject({ value: { review: "xxx" } });
    expect(of(REVIEW_MAXIMUM_LENGTH).ok).toBe(true);
    expect(of(REVIEW_MAXIMUM_LENGTH + 1).ok).toBe(false);
  });
});

describe("averageRating", () => {
  const counts = (one: number, two: number, three: number, four: number, five: number) => ({
    1: one,
    2: two,
    3: three,
    4: four,
    5: five,
  });

  it.each([
    [counts(0, 0, 0, 0, 0), 0, 0],
    [counts(0, 0, 0, 0, 7), 5, 7],
    [counts(1, 0, 0, 0, 1), 3, 2],
    [counts(0, 0, 1, 1, 1), 4, 3],
    [counts(0, 0, 0, 2, 1), 4.3, 3],
  ])("of %j is %d over %d", (distribution, average, count) => {
    expect(averageRating(distribution)).toEqual({ average, count });
  });

  it("lies between the lowest and the highest stars given", () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)), (given) => {
        const distribution = counts(...given);
        const stars = RATINGS.filter((rating) => distribution[rating] > 0);
        const { average } = averageRating(distribution);
        return stars.length === 0 || (average >= Math.min(...stars) && average <= Math.max(...stars));
      }),
    );
  });
});
