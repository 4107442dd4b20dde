import { decideReview, replyToReview, staffReviews } from "@store/api-client/contract";
import { checkDecision, type ReviewState } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, reviews } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { StaffAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import type { Bindable } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_REVIEW } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { readReviewPhotos } from "./review-photos.ts";
import { closeReports, HIDE, isReported, readReports, reopenReports } from "./review-reports.ts";
import { summarizeReviews } from "./summarize-reviews.ts";

/** As the audit names them. A review waits again when a decision is undone. */
const DECISIONS = { published: "approve", hidden: HIDE, waiting: "undo a decision" } as const;

type ReviewEdit = Parameters<typeof editRow<typeof reviews>>[2];

/** Changes a review, and what is shown of its product's reviews with it. */
const editReview = (
  db: Database,
  id: number,
  edit: Omit<ReviewEdit, "where" | "missing">,
  by: Omit<StaffAction, "subject" | "subjectId">,
  now: Date,
) =>
  inTransaction(db, async (tx) => {
    const whole = { ...edit, where: eq(reviews.id, id), missing: NO_SUCH_REVIEW };
    const edited = await editRow(tx, reviews, whole, { ...by, subject: "review", subjectId: id }, now);
    if (edited instanceof HttpError) return edited;
    // As `summarizeReviews` wants it: of two decisions at once the later knows the earlier.
    const [review] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id));
    if (!review) return edited;
    await tx.select({ id: products.id }).from(products).where(eq(products.id, review.productId)).for("no key update");
    await summarizeReviews(tx, review.productId);
    return edited;
  });

/** Which reviews others see: staff decides about those whose authors received nothing, and may hide any (C51). */
export function staffReviewRoutes({ serve, db, clock, secret }: Backend): void {
  const list = preparedList(db, {
    ...{ name: "reviews", table: reviews },
    where: (
      { isReported: reported }: { readonly isReported: boolean },
      { state }: Bindable<{ readonly state: ReviewState | undefined }>,
    ) => (reported ? isReported(db) : state && eq(reviews.state, state)),
    orderBy: () => [desc(reviews.createdAt), desc(reviews.id)],
    select: (where, orderBy) =>
      db
        .select({ review: reviews, productName: products.name })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(where)
        .orderBy(...orderBy),
  });

  serve(staffReviews, async ({ query: { page, state } }) => {
    const choices = { isReported: state === "reported" };
    const [rows, count] = await list({ choices, values: { state: state === "reported" ? undefined : state }, page });
    const ids = rows.map(({ review }) => review.id);
    const [reportsOf, photosOf] = await Promise.all([readReports(db, ids), readReviewPhotos(db, secret, ids)]);
    const data = rows.map(({ review, productName }) => ({
      ...{ id: review.id, product_id: review.productId, product_name: productName, name: review.name },
      ...{ rating: review.rating, review: review.text, is_verified: review.isVerified, state: review.state },
      ...{ created_at: review.createdAt.toISOString(), version: review.version, reply: review.reply },
      hidden_reason: review.hiddenReason,
      photos: photosOf(review.id),
      ...reportsOf(review.id),
    }));
    return listPage(data, count);
  });

  serve(decideReview, async ({ params: { id }, body, customer: { customerId } }) => {
    const { version, state, reason = "", undoes = false } = body;
    const by = { customerId, action: DECISIONS[state] };
    const now = clock();
    const decided = await inTransaction(db, async (tx) => {
      const [row] = await tx.select({ reasonBefore: reviews.hiddenReason }).from(reviews).where(eq(reviews.id, id));
      if (!row) return httpError(404, NO_SUCH_REVIEW);
      const checked = checkDecision({ ...row, state, reason });
      if (!checked.ok) return httpError(400, checked.refusal, { field: "reason" });
      const changes = { state, hiddenReason: checked.value };
      const edited = await editReview(tx, id, { version, changes }, by, now);
      if (edited instanceof HttpError) return edited;
      if (state === "hidden") await closeReports(tx, id, now);
      else if (undoes) await reopenReports(tx, id);
      return edited;
    });
    return decided instanceof HttpError ? decided : { status: true, data: { version: decided } };
  });

  serve(replyToReview, async ({ params: { id }, body: { version, reply }, customer: { customerId } }) => {
    const by = { customerId, action: "reply" };
    const replied = await editReview(db, id, { version, changes: { reply: reply || null } }, by, clock());
    return replied instanceof HttpError ? replied : { status: true, data: { version: replied } };
  });
}
