import * as accounts from "./accounts.ts";
import * as addresses from "./addresses.ts";
import * as appointments from "./appointments.ts";
import * as blogs from "./blogs.ts";
import * as captcha from "./captcha.ts";
import * as cart from "./cart.ts";
import * as cartReminders from "./cart-reminders.ts";
import * as catalogue from "./catalogue.ts";
import * as coins from "./coins.ts";
import * as additions from "./dashboard/additions.ts";
import * as staffAppointmentSlots from "./dashboard/appointment-slots.ts";
import * as batchOrders from "./dashboard/batch-orders.ts";
import * as batches from "./dashboard/batches.ts";
import * as books from "./dashboard/books.ts";
import * as bulkEdits from "./dashboard/bulk-edits.ts";
import * as content from "./dashboard/content.ts";
import * as staffCustomers from "./dashboard/customers.ts";
import * as staffDeliveryOptions from "./dashboard/delivery-options.ts";
import * as staffDiscounts from "./dashboard/discounts.ts";
import * as staffEvents from "./dashboard/events.ts";
import * as failedJobs from "./dashboard/failed-jobs.ts";
import * as staffFigures from "./dashboard/figures.ts";
import * as leftCarts from "./dashboard/left-carts.ts";
import * as messageTexts from "./dashboard/message-texts.ts";
import * as staffMessages from "./dashboard/messages.ts";
import * as staffOrders from "./dashboard/orders.ts";
import * as overview from "./dashboard/overview.ts";
import * as paidChanges from "./dashboard/paid-changes.ts";
import * as papers from "./dashboard/papers.ts";
import * as parcels from "./dashboard/parcels.ts";
import * as payouts from "./dashboard/payouts.ts";
import * as staffPeople from "./dashboard/people.ts";
import * as phoneOrders from "./dashboard/phone-orders.ts";
import * as pictures from "./dashboard/pictures.ts";
import * as staffPolicyTexts from "./dashboard/policy-texts.ts";
import * as priceList from "./dashboard/price-list.ts";
import * as productImport from "./dashboard/product-import.ts";
import * as staffProducts from "./dashboard/products.ts";
import * as refunds from "./dashboard/refunds.ts";
import * as staffReturns from "./dashboard/returns.ts";
import * as staffReviews from "./dashboard/reviews.ts";
import * as staffSearch from "./dashboard/search.ts";
import * as staffSession from "./dashboard/session.ts";
import * as shopSettings from "./dashboard/shop-settings.ts";
import * as staffActions from "./dashboard/staff-actions.ts";
import * as stock from "./dashboard/stock.ts";
import * as staffStores from "./dashboard/stores.ts";
import * as staffSubscriptions from "./dashboard/subscriptions.ts";
import * as team from "./dashboard/team.ts";
import * as staffVouchers from "./dashboard/vouchers.ts";
import * as wantedProducts from "./dashboard/wanted-products.ts";
import type { Endpoint } from "./endpoint.ts";
import * as eventTickets from "./event-tickets.ts";
import * as events from "./events.ts";
import * as feeds from "./feeds.ts";
import * as giftVouchers from "./gift-vouchers.ts";
import * as home from "./home.ts";
import * as leads from "./leads.ts";
import * as orders from "./orders.ts";
import * as pages from "./pages.ts";
import * as passkeys from "./passkeys.ts";
import * as policyTexts from "./policy-texts.ts";
import * as privacy from "./privacy.ts";
import * as profile from "./profile.ts";
import * as reviewReports from "./review-reports.ts";
import * as reviews from "./reviews.ts";
import * as session from "./session.ts";
import * as sessions from "./sessions.ts";
import * as sharedWishlists from "./shared-wishlists.ts";
import * as shopPolicy from "./shop-policy.ts";
import * as stockRequests from "./stock-requests.ts";
import * as stores from "./stores.ts";
import * as subscriptions from "./subscriptions.ts";

export * from "./accounts.ts";
export * from "./addresses.ts";
export * from "./appointments.ts";
export * from "./blogs.ts";
export * from "./captcha.ts";
export * from "./cart.ts";
export * from "./cart-reminders.ts";
export * from "./catalogue.ts";
export * from "./coins.ts";
export * from "./dashboard/additions.ts";
export * from "./dashboard/appointment-slots.ts";
export * from "./dashboard/batch-orders.ts";
export * from "./dashboard/batches.ts";
export * from "./dashboard/books.ts";
export * from "./dashboard/bulk-edits.ts";
export * from "./dashboard/content.ts";
export * from "./dashboard/customers.ts";
export * from "./dashboard/delivery-options.ts";
export * from "./dashboard/discounts.ts";
export * from "./dashboard/events.ts";
export * from "./dashboard/failed-jobs.ts";
export * from "./dashboard/figures.ts";
export * from "./dashboard/left-carts.ts";
export * from "./dashboard/message-texts.ts";
export * from "./dashboard/messages.ts";
export * from "./dashboard/orders.ts";
export * from "./dashboard/overview.ts";
export * from "./dashboard/paid-changes.ts";
export * from "./dashboard/papers.ts";
export * from "./dashboard/parcels.ts";
export * from "./dashboard/payouts.ts";
export * from "./dashboard/people.ts";
export * from "./dashboard/phone-orders.ts";
export * from "./dashboard/pictures.ts";
export * from "./dashboard/policy-texts.ts";
export * from "./dashboard/price-list.ts";
export * from "./dashboard/product-facts.ts";
export * from "./dashboard/product-import.ts";
export * from "./dashboard/products.ts";
export * from "./dashboard/refunds.ts";
export * from "./dashboard/returns.ts";
export * from "./dashboard/reviews.ts";
export * from "./dashboard/search.ts";
export * from "./dashboard/session.ts";
export * from "./dashboard/shop-settings.ts";
export * from "./dashboard/staff-actions.ts";
export * from "./dashboard/stock.ts";
export * from "./dashboard/stores.ts";
export * from "./dashboard/subscriptions.ts";
export * from "./dashboard/team.ts";
export * from "./dashboard/vouchers.ts";
export * from "./dashboard/wanted-products.ts";
export * from "./endpoint.ts";
export * from "./event-tickets.ts";
export * from "./events.ts";
export * from "./feeds.ts";
export { FILE_NOTE_HEADER, FileReply, Quantity, RefusedReply } from "./fields.ts";
export * from "./gift-vouchers.ts";
export * from "./headers.ts";
export * from "./home.ts";
export * from "./leads.ts";
export * from "./orders.ts";
export * from "./pages.ts";
export * from "./parse-request.ts";
export * from "./passkeys.ts";
export * from "./payment-methods.ts";
export { ownPolicyText, ownPolicyTexts } from "./policy-texts.ts";
export * from "./privacy.ts";
export * from "./profile.ts";
export * from "./review-reports.ts";
export * from "./reviews.ts";
export * from "./session.ts";
export * from "./sessions.ts";
export * from "./shared-wishlists.ts";
export * from "./shop-policy.ts";
export * from "./stock-requests.ts";
export * from "./stores.ts";
export * from "./subscriptions.ts";

const AREAS = [
  session,
  accounts,
  sessions,
  passkeys,
  profile,
  privacy,
  captcha,
  addresses,
  catalogue,
  feeds,
  content,
  home,
  reviewReports,
  reviews,
  cart,
  sharedWishlists,
  coins,
  orders,
  subscriptions,
  giftVouchers,
  blogs,
  pages,
  policyTexts,
  shopPolicy,
  stores,
  leads,
  events,
  eventTickets,
  appointments,
  overview,
  staffSearch,
  staffSession,
  shopSettings,
  messageTexts,
  staffPolicyTexts,
  stock,
  priceList,
  productImport,
  team,
  staffActions,
  staffOrders,
  phoneOrders,
  additions,
  paidChanges,
  staffProducts,
  bulkEdits,
  pictures,
  staffPeople,
  staffCustomers,
  staffMessages,
  failedJobs,
  staffReviews,
  refunds,
  staffReturns,
  staffAppointmentSlots,
  staffDeliveryOptions,
  staffDiscounts,
  staffEvents,
  staffStores,
  staffSubscriptions,
  staffVouchers,
  papers,
  batchOrders,
  parcels,
  batches,
  books,
  staffFigures,
  cartReminders,
  leftCarts,
  payouts,
  stockRequests,
  wantedProducts,
] as const;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;

/** Every call by name: what the mock, the OpenAPI document and the tests walk. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  AREAS.flatMap((area) =>
    Object.entries<unknown>(area).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);
