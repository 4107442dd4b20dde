import { describe, expect, it, vi } from "vitest";
import { PRODUCTS } from "./products/index.ts";
import { MUCH_REVIEWED, REVIEWS } from "./reviews.ts";

const countOf = (productId: number) => REVIEWS.filter((review) => review.productId === productId).length;
const counts = PRODUCTS.filter(({ id }) => !MUCH_REVIEWED.has(id)).map(({ id }) => countOf(id));
const reviewed = counts.filter((count) => count > 0);

describe("reviews", () => {
  it("stand on about seven products of ten, four to fifteen each", () => {
    expect(reviewed.length / counts.length).toBeGreaterThan(0.6);
    expect(reviewed.length / counts.length).toBeLessThan(0.8);
    expect(Math.min(...reviewed)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...reviewed)).toBeLessThanOrEqual(15);
  });

  it("fill several pages of a few products", () => {
    for (const [id, count] of MUCH_REVIEWED) expect(countOf(id)).toBe(count);
  });

  it("give one to five stars, mostly four and five, each of them at least once", () => {
    expect(new Set(REVIEWS.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(REVIEWS.filter(({ rating }) => rating >= 4).length / REVIEWS.length).toBeGreaterThan(0.8);
  });

  it("never say the same thing twice about one product, and leave no placeholder", () => {
    for (const { id } of PRODUCTS) {
      const texts = REVIEWS.filter((one) => one.productId === id && one.review !== "").map(({ review }) => review);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(REVIEWS.filter(({ review }) => review.includes("{"))).toEqual([]);
  });

  it("were written after their product came, and are the same on every run", async () => {
    for (const { productId, daysAgo } of REVIEWS)
      expect(daysAgo).toBeLessThan(PRODUCTS.find(({ id }) => id === productId)?.createdDaysAgo ?? 0);
    vi.resetModules();
    const again = await import("./reviews.ts");
    expect(again.REVIEWS).not.toBe(REVIEWS);
    expect(again.REVIEWS).toEqual(REVIEWS);
  });
});
