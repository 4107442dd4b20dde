import { sampled } from "@store/vitest";

/** Pages that only the browser fills in, for a customer and for staff, with what appears then. */
export const OWN_PAGES = [
  { path: "/cart", who: "customer", shows: /Your cart is empty|Subtotal/ },
  { path: "/wishlist", who: "customer", shows: /Your wishlist is empty|₹/ },
  { path: "/profile#details", who: "customer", shows: /My details.*@/s },
  { path: "/profile#addresses", who: "customer", shows: /Edit the address of/ },
  { path: "/profile#orders", who: "customer", shows: /SO-\d/ },
  { path: "/profile/edit", who: "customer", shows: /Discard/ },
  { path: "/profile/addresses/:addressId/edit", who: "customer", shows: /Save address/ },
  { path: "/orders/:orderId", who: "customer", shows: /SO-\d/ },
  { path: "/order-placed/:orderId", who: "customer", shows: /SO-\d/ },
  { path: "/profile#subscribe", who: "customer", shows: /View Details/ },
  { path: "/subscribe/:productId", who: "customer", shows: /No Subscriptions Found|Unit Price/ },
  { path: "/sosecoin", who: "customer", shows: /Balance/ },
  { path: "/dashboard", who: "staff", shows: /\d/ },
  { path: "/dashboard/orders", who: "staff", shows: /SO-\d/ },
  { path: "/dashboard/orders/:orderId", who: "staff", shows: /SO-\d/ },
  { path: "/dashboard/products", who: "staff", shows: /\d products/ },
  { path: "/dashboard/products/:productId", who: "staff", shows: /Count its pieces/ },
  { path: "/dashboard/stock", who: "staff", shows: /\d products/ },
  { path: "/dashboard/stock/:productId", who: "staff", shows: /Opening stock/ },
  { path: "/dashboard/price-list", who: "staff", shows: /Upload and preview/ },
  { path: "/dashboard/vouchers", who: "staff", shows: /\d vouchers/ },
  { path: "/dashboard/vouchers/:voucherId", who: "staff", shows: /Orders that used it/ },
  { path: "/dashboard/books", who: "staff", shows: /Invoices less credit notes/ },
  { path: "/dashboard/content", who: "staff", shows: /Banners/ },
  { path: "/dashboard/content/events", who: "staff", shows: /\d events/ },
  { path: "/dashboard/content/events/:eventId", who: "staff", shows: /Who comes/ },
  { path: "/dashboard/content/appointment-slots", who: "staff", shows: /Hours of the week/ },
  { path: "/dashboard/content/stores", who: "staff", shows: /\d stores/ },
  { path: "/dashboard/content/stores/:storeId", who: "staff", shows: /Remove from the list/ },
  { path: "/dashboard/content/delivery-options", who: "staff", shows: /\d delivery options/ },
  { path: "/dashboard/content/delivery-options/:optionId", who: "staff", shows: /Days from one delivery/ },
  { path: "/dashboard/content/:kind", who: "staff", shows: /In the shop/ },
  { path: "/dashboard/content/:kind/:id", who: "staff", shows: /Save/ },
  { path: "/dashboard/team", who: "staff", shows: /Add somebody/ },
  { path: "/dashboard/audit", who: "staff", shows: /No actions yet|\d actions?/ },
  { path: "/dashboard/sessions", who: "staff", shows: /This session/ },
  { path: "/dashboard/people/:list", who: "staff", shows: /No inquiries found|\d inquir/ },
  { path: "/dashboard/customers", who: "staff", shows: /\d customers/ },
  { path: "/dashboard/customers/:customerId", who: "staff", shows: /Joined/ },
  { path: "/dashboard/reviews", who: "staff", shows: /No reviews found|\d reviews?/ },
  { path: "/dashboard/failed-jobs", who: "staff", shows: /No failed jobs yet|\d failed jobs?/ },
  { path: "/dashboard/settings", who: "staff", shows: /GSTIN/ },
  { path: "/dashboard/settings/selling", who: "staff", shows: /Minimum order/ },
  { path: "/dashboard/messages", who: "staff", shows: /No messages found|\d messages?/ },
] as const;

/** How they ask is the same for all: one of each kind of page and person, and in the long run all. */
export const SOME_OWN_PAGES = sampled(
  OWN_PAGES,
  OWN_PAGES.filter(({ path }) =>
    ["/cart", "/profile#orders", "/orders/:orderId", "/dashboard/orders", "/dashboard/products/:productId"].includes(
      path,
    ),
  ),
);
