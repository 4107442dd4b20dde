import { productDetail, productList } from "@store/api-client/contract";
import { minutesAfter, REVIEW_STATES, REVIEWS_PAGE_SIZE } from "@store/domain";
import { runs } from "@store/vitest";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { products, reviews } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { START } from "../../testing/test-clock.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { summarizeReviews } from "./summarize-reviews.ts";

const GHEE = 1002;
const OTHER = 1003;

const store = useTestStore();

/** Few timestamps, so that many reviews share one. */
const Reviews = fc.array(
  fc.record({
    name: fc.constantFrom("Asha", 'O\'Neil "<b>"', "सीता"),
    rating: fc.integer({ min: 1, max: 5 }),
    isVerified: fc.boolean(),
    text: fc.option(fc.string({ maxLength: 20 }).map((text) => text.replaceAll("\0", ""))),
    minute: fc.nat({ max: 9 }),
    state: fc.constantFrom(...REVIEW_STATES),
  }),
  { maxLength: REVIEWS_PAGE_SIZE + 10 },
);

const detail = async (id: number) => (await expectDone(store().nobody(productDetail, { params: { id } }))).data;

test("after any reviews a product's page tells what those say that are published [R69] [C51]", async () => {
  const { db } = store();
  const other = await detail(OTHER);
  await fc.assert(
    fc.asyncProperty(Reviews, async (written) => {
      await db.delete(reviews).where(eq(reviews.productId, GHEE));
      const rows = written.map(({ minute, ...review }) => ({
        ...review,
        productId: GHEE,
        createdAt: minutesAfter(START, minute),
      }));
      const kept = rows.length > 0 ? await db.insert(reviews).values(rows).returning() : [];
      await summarizeReviews(db, GHEE);

      const { average_rating, rating_review_data } = await detail(GHEE);
      const published = kept.filter(({ state }) => state === "published");
      const count = (stars: number) => published.filter(({ rating }) => rating === stars).length;
      expect(average_rating?.review_count).toBe(published.length);
      expect(average_rating?.star_distribution).toEqual({
        1: count(1),
        2: count(2),
        3: count(3),
        4: count(4),
        5: count(5),
      });
      const newest = published
        .sort((one, next) => next.createdAt.getTime() - one.createdAt.getTime() || next.id - one.id)
        .slice(0, REVIEWS_PAGE_SIZE);
      expect(rating_review_data).toEqual(
        newest.map(({ id, name, rating, text, isVerified, createdAt }) => ({
          id,
          name,
          rating,
          review: text ?? undefined,
          is_verified: isVerified,
          created_at: createdAt.toISOString(),
        })),
      );
    }),
    { numRuns: runs(40) },
  );
  expect(await detail(OTHER)).toEqual(other);
});

test("without a product it is of all, and changes nothing where all is told", async () => {
  const { db } = store();
  const before = await db.select().from(products).orderBy(products.id);
  await db.update(products).set({ starCounts: [9, 9, 9, 9, 9], newestReviews: [] });
  await summarizeReviews(db);
  expect(await db.select().from(products).orderBy(products.id)).toEqual(before);
  const { data } = await expectDone(store().nobody(productList));
  expect(data.data.some(({ average_rating }) => (average_rating?.review_count ?? 0) > 0)).toBe(true);
});
