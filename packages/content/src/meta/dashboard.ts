import { personalPage } from "./page-meta.ts";

/** The pages of the staff, by route pattern; apart from the customer's own, which every shopper loads. */
export const dashboardMeta = {
  "/dashboard": personalPage("Dashboard", "How the store is doing today, for its staff."),
  "/dashboard/orders": personalPage("Orders", "The shop's orders, for its staff."),
  "/dashboard/orders/:orderId": personalPage("Order", "An order of the shop, for its staff."),
  "/dashboard/products": personalPage("Products", "The shop's products, for its staff."),
  "/dashboard/products/:productId": personalPage("Product", "A product of the shop, for its staff."),
  "/dashboard/stock": personalPage("Stock", "What is in stock, for the shop's staff."),
  "/dashboard/stock/:productId": personalPage(
    "Stock of a product",
    "All that changed a product's stock, for its staff.",
  ),
  "/dashboard/price-list": personalPage("Price list", "Many prices and stocks at once, for the shop's staff."),
  "/dashboard/vouchers": personalPage("Vouchers", "The shop's vouchers, for its staff."),
  "/dashboard/vouchers/:voucherId": personalPage("Voucher", "A voucher of the shop, for its staff."),
  "/dashboard/content": personalPage("Content", "The shop's words and pictures, for its staff."),
  "/dashboard/content/events": personalPage("Events", "The shop's events, for its staff."),
  "/dashboard/content/events/:eventId": personalPage("Event", "An event of the shop, for its staff."),
  "/dashboard/content/appointment-slots": personalPage(
    "Appointment slots",
    "The vaidya's hours, for the shop's staff.",
  ),
  "/dashboard/content/stores": personalPage("Stores", "The shop's stores, for its staff."),
  "/dashboard/content/stores/:storeId": personalPage("Store", "A store of the shop, for its staff."),
  "/dashboard/content/delivery-options": personalPage(
    "Delivery options",
    "How often subscriptions are delivered, for the shop's staff.",
  ),
  "/dashboard/content/delivery-options/:optionId": personalPage(
    "Delivery option",
    "How often a subscription is delivered, for the shop's staff.",
  ),
  "/dashboard/content/:kind": personalPage("Content", "Words and pictures of one kind, for the shop's staff."),
  "/dashboard/content/:kind/:id": personalPage("Change content", "Words and pictures of the shop, for its staff."),
  "/dashboard/team": personalPage("Team", "Who works in the shop, for its owners."),
  "/dashboard/sessions": personalPage("My sessions", "Where a member of staff is logged in."),
  "/dashboard/people/:list": personalPage("People", "Who wrote, booked, registered or gave, for the shop's staff."),
  "/dashboard/people/:list/:entryId": personalPage("Entry", "What somebody sent to the shop, for its staff."),
  "/dashboard/customers": personalPage("Customers", "The shop's customers, for its staff."),
  "/dashboard/customers/:customerId": personalPage("Customer", "A customer of the shop, for its staff."),
  "/dashboard/messages": personalPage("Messages", "Mails and SMS of the shop, for its staff."),
} as const;
