/** A page and the file that shows it. */
export interface Page {
  /** As React Router matches it, without the first slash. */
  readonly path: string;
  /** In `app/`. */
  readonly file: string;
}

const page = (path: string, file: string): Page => ({ path, file });
const content = (path: string) => page(path, `features/pages/${path}-page.tsx`);

/** The site map: every page of the store, in the order of [R1]. */
export const SITE_MAP: readonly Page[] = [
  page("", "features/home/home-page.tsx"),
  page("shop", "features/shop/shop-page.tsx"),
  page("products/:productId/:productName", "features/product/product-page.tsx"),
  page("products/:productId/reviews/:productName", "features/reviews/reviews-page.tsx"),
  page("cart", "features/cart/cart-page.tsx"),
  page("wishlist", "features/wishlist/wishlist-page.tsx"),
  page("wishlist/:shareToken", "features/wishlist/shared-wishlist-page.tsx"),
  page("checkout", "features/checkout/checkout-page.tsx"),
  page("store-locator", "features/stores/store-locator-page.tsx"),
  content("inspire-and-support"),
  content("privacy-policy"),
  page("gift-voucher", "features/gift-voucher/gift-voucher-page.tsx"),
  content("franchise"),
  content("organic-living"),
  content("about-us"),
  page("blogs", "features/blogs/blogs-page.tsx"),
  page("blogs/:blogId/:blogName", "features/blogs/post-page.tsx"),
  page("pages/:slug", "features/pages/own-page.tsx"),
  page("contact-us", "features/contact/contact-page.tsx"),
  page("exports", "features/leads/exports-page.tsx"),
  page("bussiness", "features/leads/business-page.tsx"),
  page("subscription-plans", "features/elite/subscription-plans-page.tsx"),
  page("subscription-payment", "features/elite/subscription-payment-page.tsx"),
  page("consult-our-vaidya", "features/consult/consult-page.tsx"),
  page("consult-our-vaidya/schedule-appointment", "features/consult/schedule-page.tsx"),
  page("appreciation", "features/stories/appreciation-page.tsx"),
  page("resources", "features/stories/resources-page.tsx"),
  content("return-and-refund-policy"),
  content("shipping-policy"),
  content("terms-and-conditions"),
  page("testimonials", "features/stories/testimonials-page.tsx"),
  content("faq"),
  page("signup", "features/account/signup-page.tsx"),
  page("login", "features/account/login-page.tsx"),
  page("reset-password", "features/account/forgot-password-page.tsx"),
  page("reset-password/:resetUUID", "features/account/reset-password-page.tsx"),
  page("update-password", "features/account/update-password-page.tsx"),
  page("profile", "routes/profile-page.tsx"),
  page("profile/edit", "features/account/edit-profile-page.tsx"),
  page("profile/addresses/add", "features/addresses/add-address-page.tsx"),
  page("profile/addresses/:addressId/edit", "features/addresses/edit-address-page.tsx"),
  page("orders/:orderId", "features/orders/order-page.tsx"),
  page("order-placed/:orderId", "features/orders/order-placed-page.tsx"),
  page("track/:token", "features/orders/track-page.tsx"),
  page("cart-reminders/:token", "features/cart/stop-reminders-page.tsx"),
  page("back-in-stock/:token", "features/product/stop-stock-request-page.tsx"),
  page("subscribe", "features/subscriptions/subscribe-page.tsx"),
  page("subscribe/:productId", "features/subscriptions/subscription-page.tsx"),
  page("so-coin", "features/coins/coin-programme-page.tsx"),
  page("sosecoin", "features/coins/wallet-page.tsx"),
  page("event", "features/events/events-page.tsx"),
  page("event/:id", "features/events/event-page.tsx"),
  page("page-not-found", "features/pages/page-not-found-page.tsx"),
  page("*", "features/pages/unknown-path.ts"),
];
