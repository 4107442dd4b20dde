import { SHOP_NAME, SHOP_PAGE, SHOP_SUMMARY } from "../brand.ts";
import { listedPage, personalPage } from "./page-meta.ts";

/** The pages on the way to an order, by route pattern. */
export const shoppingMeta = {
  "/": listedPage("Organic groceries, natural care and Gir cow goodness", SHOP_SUMMARY),
  "/shop": listedPage(SHOP_PAGE.title, SHOP_PAGE.description),
  "/products/:productId/:productName": listedPage(
    "Product",
    `Price, ingredients, benefits and reviews, with delivery across India from ${SHOP_NAME}.`,
  ),
  "/products/:productId/reviews/:productName": listedPage(
    "Customer reviews",
    `What shoppers say: every rating and review of this product at ${SHOP_NAME}.`,
  ),
  "/cart": personalPage("My Cart", "Your products, vouchers, coins and totals before checkout."),
  "/wishlist": personalPage("My Wishlist", "The products you have kept for later."),
  "/checkout": personalPage("Checkout", "Choose an address and how you pay."),
  "/page-not-found": personalPage("Page not found", "There is nothing at this address."),
} as const;
