import { decideReview, replyToReview, staffReviews } from "@store/api-client/contract";
import type { ReviewState } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, reviews } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import type { StaffAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import type { Bindable } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_REVIEW } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { summarizeReviews } from "./summarize-reviews.ts";

/** As the audit names them. A review waits again when a decision is undone. */
const DECISIONS = { published: "approve", hidden: "hide", waiting: "undo a decision" } as const;

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
export function staffReviewRoutes({ serve, db, clock }: Backend): void {
  const list = preparedList(db, {
    ...{ name: "reviews", table: reviews },
    where: (_: object, { state }: Bindable<{ readonly state: ReviewState | undefined }>) =>
      state && eq(reviews.state, state),
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
    const [rows, count] = await list({ choices: {}, values: { state }, page });
    const data = rows.map(({ review, productName }) => ({
      ...{ id: review.id, product_id: review.productId, product_name: productName, name: review.name },
      ...{ rating: review.rating, review: review.text, is_verified: review.isVerified, state: review.state },
      ...{ created_at: review.createdAt.toISOString(), version: review.version, reply: review.reply },
    }));
    return listPage(data, count);
  });

  serve(decideReview, async ({ params: { id }, body: { version, state }, customer: { customerId } }) => {
    const by = { customerId, action: DECISIONS[state] };
    const decided = await editReview(db, id, { version, changes: { state } }, by, clock());
    return decided instanceof HttpError ? decided : { status: true, data: { version: decided } };
  });

  serve(replyToReview, async ({ params: { id }, body: { version, reply }, customer: { customerId } }) => {
    const by = { customerId, action: "reply" };
    const replied = await editReview(db, id, { version, changes: { reply: reply || null } }, by, clock());
    return replied instanceof HttpError ? replied : { status: true, data: { version: replied } };
  });
}
