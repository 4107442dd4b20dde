import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

type Page = () => Promise<{ readonly default: ComponentType }>;

/** A page whose code is fetched when it is first opened. As a function: an object's failure would show nothing at all. */
const page = (path: string, load: Page) => ({ path, lazy: async () => ({ Component: (await load()).default }) });

/** Every page of the dashboard, by its address below /dashboard; the first is at /dashboard itself. */
export const SITE_MAP: RouteObject[] = [
  page("", () => import("./figures/dashboard-page.tsx")),
  page("orders", () => import("./orders/orders-page.tsx")),
  page("orders/new", () => import("./orders/phone-order-page.tsx")),
  page("orders/:orderId", () => import("./orders/order-page.tsx")),
  page("products", () => import("./products/products-page.tsx")),
  page("products/import", () => import("./products/import-page.tsx")),
  page("products/:productId", () => import("./products/product-page.tsx")),
  page("stock", () => import("./stock/stock-page.tsx")),
  page("stock/batches", () => import("./stock/batches-page.tsx")),
  page("stock/batches/:batchId", () => import("./stock/batch-orders-page.tsx")),
  page("stock/:productId", () => import("./stock/stock-movements-page.tsx")),
  page("price-list", () => import("./stock/price-list-page.tsx")),
  page("discounts", () => import("./discounts/discounts-page.tsx")),
  page("discounts/:discountId", () => import("./discounts/discount-page.tsx")),
  page("vouchers", () => import("./vouchers/vouchers-page.tsx")),
  page("vouchers/:voucherId", () => import("./vouchers/voucher-page.tsx")),
  page("content", () => import("./content/content-page.tsx")),
  page("content/events", () => import("./content/events-page.tsx")),
  page("content/events/:eventId", () => import("./content/event-page.tsx")),
  page("content/appointment-slots", () => import("./content/appointment-slots-page.tsx")),
  page("content/stores", () => import("./content/stores-page.tsx")),
  page("content/stores/:storeId", () => import("./content/store-page.tsx")),
  page("content/delivery-options", () => import("./content/delivery-options-page.tsx")),
  page("content/delivery-options/:optionId", () => import("./content/delivery-option-page.tsx")),
  page("content/:kind", () => import("./content/content-kind-page.tsx")),
  page("content/:kind/:id", () => import("./content/content-item-page.tsx")),
  page("money", () => import("./money/money-page.tsx")),
  page("money/lines", () => import("./money/lines-page.tsx")),
  page("money/upload", () => import("./money/upload-page.tsx")),
  page("books", () => import("./books/books-page.tsx")),
  page("settings", () => import("./settings/identity-page.tsx")),
  page("settings/selling", () => import("./settings/selling-page.tsx")),
  page("settings/links", () => import("./settings/links-page.tsx")),
  page("settings/home", () => import("./settings/home-page.tsx")),
  page("settings/texts", () => import("./settings/texts-page.tsx")),
  page("settings/texts/:channel/:key", () => import("./settings/text-page.tsx")),
  page("settings/history", () => import("./settings/history-page.tsx")),
  page("team", () => import("./staff/team-page.tsx")),
  page("audit", () => import("./audit/audit-page.tsx")),
  page("sessions", () => import("./staff/my-sessions-page.tsx")),
  page("people/:list", () => import("./people/people-page.tsx")),
  page("people/:list/:entryId", () => import("./people/person-page.tsx")),
  page("customers", () => import("./customers/customers-page.tsx")),
  page("customers/:customerId", () => import("./customers/customer-page.tsx")),
  page("reviews", () => import("./reviews/reviews-page.tsx")),
  page("messages", () => import("./messages/messages-page.tsx")),
  page("failed-jobs", () => import("./jobs/failed-jobs-page.tsx")),
  page("*", () => import("./frame/not-found-page.tsx")),
];
