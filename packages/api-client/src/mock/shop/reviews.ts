import { checkReview } from "@store/domain";
import type { HttpHandler } from "msw";
import { postReview, productReviews } from "../../contract/index.ts";
import { refuse } from "../mock-endpoint.ts";
import { pictureOf, ratingOf, reviewOf } from "./cards.ts";
import type { Serve } from "./serve.ts";
import type { MockPerson, MockShop } from "./shop.ts";

const NO_SUCH_PRODUCT = "This product does not exist";

/** What the customer's orders show of a product from then on. */
function markRated(customer: MockPerson, productId: number, rating: number): void {
  customer.orders = customer.orders.map((order) => ({
    ...order,
    product_info: order.product_info.map((line) =>
      line.product_id === productId ? { ...line, is_rated: true, product_rating_by_user: rating } : line,
    ),
  }));
}

export const reviewHandlers = (
  serve: Serve,
  { findProduct, nextId }: MockShop,
): readonly (readonly HttpHandler[])[] => [
  serve.nobody(productReviews, ({ params }) => {
    const product = findProduct(params.id);
    if (!product) return refuse(404, NO_SUCH_PRODUCT);
    return {
      status: true,
      product_name: product.name,
      product_image: pictureOf(product),
      average_rating: ratingOf(product).average_rating,
      reviews: product.reviews.map(reviewOf),
    };
  }),

  serve.customer(postReview, ({ params, body, customer }) => {
    const product = findProduct(params.id);
    if (!product) return refuse(404, NO_SUCH_PRODUCT);
    const checked = checkReview({ isLoggedIn: true, rating: body.rating, review: body.review });
    if (!checked.ok) return refuse(400, checked.refusal.message);
    if (product.reviews.some(({ by }) => by === customer.id)) return refuse(409, "You have already rated this product");
    const { rating, review } = checked.value;
    const name = `${customer.firstName} ${customer.lastName}`;
    product.reviews = [{ id: nextId(), name, rating, review: review || null, by: customer.id }, ...product.reviews];
    markRated(customer, product.id, rating);
    return { status: true, message: "Thank you for your review!" };
  }),
];
