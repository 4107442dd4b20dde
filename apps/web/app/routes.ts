import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Screens that are still to come stand here with their title and breadcrumb, so that no link of the store is dead. */
const COMING = "features/pages/coming-page.tsx";
const coming = (path: string) => route(path, COMING, { id: `coming/${path}` });

const CONTENT = "features/pages/content-page.tsx";
const content = (path: string) => route(path, CONTENT, { id: `content/${path}` });

/** The site map: every route of the store, in the specification's order (document 1, section 2). */
export default [
  index("features/home/home-page.tsx"),
  route("shop", "features/shop/shop-page.tsx"),
  route("products/:productId/:productName", "features/product/product-page.tsx"),
  route("products/:productId/reviews/:productName", "features/reviews/reviews-page.tsx"),
  route("cart", "features/cart/cart-page.tsx"),
  route("wishlist", "features/wishlist/wishlist-page.tsx"),
  route("checkout", "features/checkout/checkout-page.tsx"),
  route("store-locator", "features/stores/store-locator-page.tsx"),
  coming("inspire-and-support"),
  content("privacy-policy"),
  coming("gift-voucher"),
  coming("franchise"),
  coming("organic-living"),
  coming("about-us"),
  coming("blogs"),
  coming("blogs/:blogId/:blogName"),
  coming("contact-us"),
  coming("exports"),
  coming("bussiness"),
  route("subscription-plans", "features/elite/subscription-plans-page.tsx"),
  route("subscription-payment", "features/elite/subscription-payment-page.tsx"),
  coming("consult-our-vaidya"),
  coming("consult-our-vaidya/schedule-appointment"),
  coming("appreciation"),
  coming("resources"),
  content("return-and-refund-policy"),
  content("shipping-policy"),
  content("terms-and-conditions"),
  coming("testimonials"),
  content("faq"),
  route("signup", "features/account/signup-page.tsx"),
  route("login", "features/account/login-page.tsx"),
  route("reset-password", "features/account/forgot-password-page.tsx"),
  route("reset-password/:resetUUID", "features/account/reset-password-page.tsx"),
  route("update-password", "features/account/update-password-page.tsx"),
  route("profile", "routes/profile-page.tsx"),
  coming("profile/edit"),
  route("profile/addresses/add", "features/addresses/add-address-page.tsx"),
  route("profile/addresses/:addressId/edit", "features/addresses/edit-address-page.tsx"),
  route("orders/:orderId", "features/orders/order-page.tsx"),
  coming("subscribe"),
  coming("subscribe/:productId"),
  coming("so-coin"),
  coming("sosecoin"),
  coming("event"),
  coming("event/:id"),
  route("dashboard", "features/dashboard/dashboard-page.tsx"),
  route("page-not-found", "features/pages/page-not-found-page.tsx"),
  route("*", "features/pages/unknown-path.ts"),
] satisfies RouteConfig;
