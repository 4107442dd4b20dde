import { dismissReports, reportReview } from "@store/api-client/contract";
import { checkReport, REPORTED, REPORTS_DECIDED } from "@store/domain";
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { reviewReports, reviews, staffActions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { createFormLimit } from "../public-forms.ts";
import { NO_SUCH_REVIEW } from "../staff-lists/messages.ts";
import { REVIEW_GONE } from "./messages.ts";

const REPORTS_BY_SHOPPER = limit("review-report", 10, 60 * MINUTE);

/** Reports of a review that the staff's list shows: the newest. */
const REPORTS_SHOWN = 10;

/** As the audit names the hiding of a review: its line and the reports that it closes have the same time. */
export const HIDE = "hide";

const isOpen = isNull(reviewReports.closedAt);

/** Reviews with a report that nobody decided about. */
export const isReported = (db: Database): SQL =>
  inArray(reviews.id, db.select({ id: reviewReports.reviewId }).from(reviewReports).where(isOpen));

/** The open reports of some reviews: how many there are, and the newest. */
export async function readReports(db: Database, reviewIds: readonly number[]) {
  const { id, reviewId, reason, words, createdAt } = reviewReports;
  const ranked = db
    .select({
      ...{ id, reviewId, reason, words, createdAt },
      place: sql<number>`row_number() over (partition by ${reviewId} order by ${id} desc)`.mapWith(Number).as("place"),
      total: sql<number>`count(*) over (partition by ${reviewId})`.mapWith(Number).as("total"),
    })
    .from(reviewReports)
    .where(and(inArray(reviewId, [...reviewIds]), isOpen))
    .as("ranked");
  const rows = await db.select().from(ranked).where(lte(ranked.place, REPORTS_SHOWN)).orderBy(desc(ranked.id));
  return (of: number) => {
    const own = rows.filter((row) => row.reviewId === of);
    return {
      report_count: own[0]?.total ?? 0,
      reports: own.map((row) => ({
        id: row.id,
        reason: row.reason,
        words: row.words,
        at: row.createdAt.toISOString(),
      })),
    };
  };
}

/**
 * Closes the open reports of a review.
 * @param upTo the newest that was seen; all when left out.
 * @returns how many.
 */
export async function closeReports(tx: Database, reviewId: number, now: Date, upTo?: number): Promise<number> {
  const isSeen = upTo === undefined ? undefined : lte(reviewReports.id, upTo);
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: now })
    .where(and(eq(reviewReports.reviewId, reviewId), isOpen, isSeen))
    .returning({ id: reviewReports.id });
  return closed.length;
}

/** Opens the reports again that a review was last hidden with. */
export async function reopenReports(tx: Database, reviewId: number): Promise<void> {
  const { at, id, subject, subjectId, action } = staffActions;
  const hiddenAt = tx
    .select({ at })
    .from(staffActions)
    .where(and(eq(subject, "review"), eq(subjectId, reviewId), eq(action, HIDE)))
    .orderBy(desc(id))
    .limit(1);
  await tx
    .update(reviewReports)
    .set({ closedAt: null })
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.closedAt, hiddenAt)));
}

/** Shoppers report reviews, each of them once about each; a repeated report is thanked for and changes nothing. */
export function reviewReportRoutes({ serve, db, clock, limits, clientAddress }: Backend): void {
  const limitForm = createFormLimit({ limits });
  const byShopper = limits.shared(REPORTS_BY_SHOPPER);

  serve(reportReview, async ({ params: { id: reviewId }, body, shopper: { shopperId }, http }) => {
    const tooMany = (await byShopper.count(shopperId)) ?? (await limitForm("review-report", clientAddress(http)));
    if (tooMany) return tooMany;
    const checked = checkReport({ reason: body.reason, words: body.words ?? "" });
    if (!checked.ok) return httpError(400, checked.refusals);
    const isShown = and(eq(reviews.id, reviewId), eq(reviews.state, "published"));
    if ((await db.$count(reviews, isShown)) === 0) return httpError(404, REVIEW_GONE);
    await db
      .insert(reviewReports)
      .values({ reviewId, shopperId, ...checked.value, createdAt: clock() })
      .onConflictDoNothing({ target: [reviewReports.reviewId, reviewReports.shopperId] });
    return { status: true, message: REPORTED };
  });
}

/** Staff dismiss reports; hiding the review closes them too. */
export function staffReportRoutes({ serve, db, clock }: Backend): void {
  serve(dismissReports, async ({ params: { id }, body: { last }, customer: { customerId } }) => {
    const refused = await inTransaction(db, async (tx) => {
      if ((await tx.$count(reviews, eq(reviews.id, id))) === 0) return httpError(404, NO_SUCH_REVIEW);
      const count = await closeReports(tx, id, clock(), last);
      if (count === 0) return httpError(409, REPORTS_DECIDED);
      const line = { customerId, action: "dismiss reports", subject: "review", subjectId: id } as const;
      await recordAction(tx, { ...line, before: { reports: count }, after: { reports: 0 } }, clock());
      return undefined;
    });
    return refused instanceof HttpError ? refused : { status: true };
  });
}
