import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf, refused } from "../testing/refused.ts";
import { averageRating, newReviewState, RATINGS, REVIEWS_PAGE_SIZE } from "./review.ts";
import {
  checkReview,
  namedStars,
  ORDER_LINE_RATING,
  PRODUCT_PAGE_RATING,
  REVIEW_MAXIMUM_LENGTH,
} from "./review-form.ts";

it("one to five stars, 30 reviews on a page, and where the stars start [R196]", () => {
  expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
  expect(REVIEWS_PAGE_SIZE).toBe(30);
  expect([PRODUCT_PAGE_RATING, ORDER_LINE_RATING]).toEqual([4, 1]);
});

describe("checkReview [R79]", () => {
  it.each(RATINGS)("takes %d stars without a text", (rating) => {
    expect(checkReview({ isLoggedIn: true, rating, areStarsMeant: false })).toEqual({
      ok: true,
      value: { rating, review: "" },
    });
  });

  it.each([0, 6, -1, 3.5, Number.NaN, null, undefined])("refuses %s stars", (rating) => {
    expect(messageOf(checkReview({ isLoggedIn: true, rating, areStarsMeant: false }))).toBe("Please select a rating!");
  });

  it("needs login first", () => {
    expect(messageOf(checkReview({ isLoggedIn: false, rating: null, areStarsMeant: false }))).toBe(
      "Please login to write a review!",
    );
  });

  it("trims the text and bounds it", () => {
    const of = (length: number) =>
      checkReview({ isLoggedIn: true, rating: 5, review: ` ${"x".repeat(length)} `, areStarsMeant: false });
    expect(of(3)).toMatchObject({ value: { review: "xxx" } });
    expect(of(REVIEW_MAXIMUM_LENGTH).ok).toBe(true);
    expect(of(REVIEW_MAXIMUM_LENGTH + 1).ok).toBe(false);
  });
});

describe("a text that names stars", () => {
  it.each([
    ["I give it three stars", [3]],
    ["3 stars, no more", [3]],
    ["A FIVE-star ghee", [5]],
    ["One star!", [1]],
    ["5/5 stars", [5]],
    ["Two stars for the jar, four stars for the ghee", [2, 4]],
    ["Stars in the sky; 3 jars, 4.5 stars, 10 stars, someone starts", []],
  ])("%j names %j", (text, stars) => {
    expect(namedStars(text)).toEqual(stars);
  });

  const sent = (review: string, areStarsMeant = false) =>
    refused(checkReview({ isLoggedIn: true, rating: 4, review, areStarsMeant }));

  it("other than those given is asked about, and then taken", () => {
    const asked = "Your text says 3 stars, and you give 4 stars. Send it again if that is right.";
    expect(sent("Only three stars")).toEqual({ code: "stars-differ", message: asked });
    expect(sent("Only three stars", true)).toBe("accepted");
  });

  it.each(["Four stars!", "Five stars for taste, 4 stars for the jar", "Good"])("is taken: %j", (review) => {
    expect(sent(review)).toBe("accepted");
  });
});

describe("who sees a review [C51]", () => {
  it.each([
    ["buyers", ["published", "waiting"]],
    ["all", ["published", "published"]],
    ["none", ["waiting", "waiting"]],
  ] as const)("at once %s: of an author who received the product, and of another", (seenAtOnce, expected) => {
    const policy = { ...DEFAULT_POLICY, reviews: { seenAtOnce } };
    const states = ([true, false] as const).map((isReceived) => newReviewState(isReceived, policy));
    expect(states).toEqual(expected);
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
