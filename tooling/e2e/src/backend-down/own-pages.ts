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
  { path: "/profile#subscribe", who: "customer", shows: /View Details/ },
  { path: "/subscribe/:productId", who: "customer", shows: /No Subscriptions Found|Unit Price/ },
  { path: "/sosecoin", who: "customer", shows: /Balance/ },
  { path: "/dashboard", who: "staff", shows: /\d/ },
  { path: "/dashboard/orders", who: "staff", shows: /SO-\d/ },
  { path: "/dashboard/orders/:orderId", who: "staff", shows: /SO-\d/ },
  { path: "/dashboard/products", who: "staff", shows: /\d products/ },
  { path: "/dashboard/products/:productId", who: "staff", shows: /Count its pieces/ },
] as const;
