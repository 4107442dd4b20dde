import { voteReview } from "@store/api-client/contract";
import { OWN_REVIEW } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { reviews, reviewVotes } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";
import { createFormLimit } from "../public-forms.ts";
import { REVIEW_GONE } from "./messages.ts";

const VOTES_BY_SHOPPER = limit("review-vote", 60, 15 * MINUTE);

/** Shoppers say which reviews were helpful, each of them once of each; of one's own nobody does. */
export function reviewVoteRoutes({ serve, db, clock, limits, clientAddress }: Backend): void {
  const byShopper = limits.shared(VOTES_BY_SHOPPER);
  const limitForm = createFormLimit({ limits });

  serve(voteReview, async ({ params: { id: reviewId }, body: { is_helpful }, shopper, http }) => {
    const { shopperId } = shopper;
    // A browser that asks for a new visitor's id votes again: its address is counted, too.
    const tooMany =
      (await byShopper.count(shopperId)) ??
      (shopper.kind === "customer" ? undefined : await limitForm("review-vote", clientAddress(http)));
    if (tooMany) return tooMany;
    const voted = await inTransaction(db, async (tx) => {
      const [review] = await tx
        .select({ author: reviews.customerId, count: reviews.helpfulCount })
        .from(reviews)
        .where(and(eq(reviews.id, reviewId), eq(reviews.state, "published")))
        .for("no key update");
      if (!review) return httpError(404, REVIEW_GONE);
      if (shopper.kind === "customer" && review.author === shopper.customerId) return httpError(409, OWN_REVIEW);
      const isThis = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.shopperId, shopperId));
      const changed = is_helpful
        ? await tx
            .insert(reviewVotes)
            .values({ reviewId, shopperId, votedAt: clock() })
            .onConflictDoNothing()
            .returning({ id: reviewVotes.reviewId })
        : await tx.delete(reviewVotes).where(isThis).returning({ id: reviewVotes.reviewId });
      if (changed.length === 0) return review.count;
      const helpfulCount = Math.max(0, review.count + (is_helpful ? 1 : -1));
      await tx.update(reviews).set({ helpfulCount }).where(eq(reviews.id, reviewId));
      return helpfulCount;
    });
    return voted instanceof HttpError ? voted : { status: true, data: { helpful_count: voted } };
  });
}
