import { decideReview, staffReviews } from "@store/api-client/contract";
import type { ReviewState } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { products, reviews } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import type { Bindable } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_REVIEW } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { summarizeReviews } from "./summarize-reviews.ts";

/** As the audit names them. A review waits again when a decision is undone. */
const DECISIONS = { published: "approve", hidden: "hide", waiting: "undo a decision" } as const;

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
      ...{ created_at: review.createdAt.toISOString(), version: review.version },
    }));
    return listPage(data, count);
  });

  serve(decideReview, async ({ params: { id }, body: { version, state }, customer: { customerId } }) => {
    const edit = { where: eq(reviews.id, id), version, changes: { state }, missing: NO_SUCH_REVIEW };
    const action = { customerId, action: DECISIONS[state], subject: "review" } as const;
    const decided = await inTransaction(db, async (tx) => {
      const edited = await editRow(tx, reviews, edit, { ...action, subjectId: id }, clock());
      if (edited instanceof HttpError) return edited;
      // As `summarizeReviews` wants it: of two decisions at once the later knows the earlier.
      const [review] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id));
      if (!review) return edited;
      await tx.select({ id: products.id }).from(products).where(eq(products.id, review.productId)).for("no key update");
      await summarizeReviews(tx, review.productId);
      return edited;
    });
    return decided instanceof HttpError ? decided : { status: true, data: { version: decided } };
  });
}
