import { postReview, productReviews } from "@store/api-client/contract";
import { SHORT_LIVED } from "../../http/cache-policy.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { THANKS, THANKS_SHOWN_LATER } from "./messages.ts";
import { createReadReviews } from "./read-reviews.ts";
import { writeReview } from "./write-review.ts";

const REVIEWS_BY_CUSTOMER = limit("review-customer", 20, 15 * MINUTE);

export function reviewRoutes({ serve, db, clock, limits, policy }: Backend): void {
  const byCustomer = limits.shared(REVIEWS_BY_CUSTOMER);
  const read = createReadReviews(db);

  serve(
    productReviews,
    async ({ params, query }) => (await read(params.id, query)) ?? httpError(404, NO_SUCH_PRODUCT),
    // Personal, so that authors see their new review at once.
    { personal: true, cache: SHORT_LIVED },
  );

  serve(postReview, async ({ params, body, customer }) => {
    const { customerId } = customer;
    const tooMany = await byCustomer.count(customerId);
    if (tooMany) return tooMany;
    const { rating, review, photos = [], order_id: orderId } = body;
    const written = await writeReview(
      db,
      { productId: params.id, customerId, rating, review, photos, orderId },
      clock(),
      policy(),
    );
    if (written instanceof HttpError) return written;
    const isPublished = written === "published";
    return { status: true, message: isPublished ? THANKS : THANKS_SHOWN_LATER, is_published: isPublished };
  });
}
