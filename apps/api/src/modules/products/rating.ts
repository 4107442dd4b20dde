import { averageRating, type StarDistribution } from "@store/domain";

/** Numbers of reviews with one star, two, … five. */
export const distributionOf = ([
  one = 0,
  two = 0,
  three = 0,
  four = 0,
  five = 0,
]: readonly number[]): StarDistribution => ({
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
});

export function ratingOf(starCounts: readonly number[]): { average_rating: number; review_count: number } {
  const { average, count } = averageRating(distributionOf(starCounts));
  return { average_rating: average, review_count: count };
}
