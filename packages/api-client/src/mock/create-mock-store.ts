import type { HttpHandler } from "msw";
import { accountChangeHandlers } from "./shop/account-changes.ts";
import { accountHandlers } from "./shop/accounts.ts";
import { addressHandlers } from "./shop/addresses.ts";
import { appointmentHandlers } from "./shop/appointments.ts";
import { blogHandlers } from "./shop/blogs.ts";
import { captchaHandlers } from "./shop/captcha.ts";
import { cartHandlers } from "./shop/cart.ts";
import { catalogueHandlers } from "./shop/catalogue.ts";
import { coinHandlers } from "./shop/coins.ts";
import { dashboardHandlers } from "./shop/dashboard.ts";
import { documentHandlers } from "./shop/documents.ts";
import { eventHandlers } from "./shop/events.ts";
import { giftVoucherHandlers } from "./shop/gift-vouchers.ts";
import { homeHandlers } from "./shop/home.ts";
import { leadHandlers } from "./shop/leads.ts";
import { membershipHandlers } from "./shop/membership.ts";
import { orderPaymentHandlers } from "./shop/order-payments.ts";
import { subscriptionOrderHandlers } from "./shop/order-subscription.ts";
import { orderHandlers } from "./shop/orders.ts";
import { reviewHandlers } from "./shop/reviews.ts";
import { createServe } from "./shop/serve.ts";
import { createShop, type MockShop } from "./shop/shop.ts";
import { storeHandlers } from "./shop/stores.ts";
import { subscriptionHandlers } from "./shop/subscriptions.ts";
import { voucherHandlers } from "./shop/vouchers.ts";

export interface MockStoreSettings {
  /** Where the client under test sends its calls, without a slash at the end. */
  readonly baseUrl?: string;
  readonly now?: () => Date;
}

/**
 * A small shop in memory that answers every endpoint of the contract, for stories and tests: twelve products, a cart, a
 * wishlist, logins, addresses and orders. Each store is new; what is changed in one is not in another.
 */
export function createMockStore({ now = () => new Date(), baseUrl = "" }: MockStoreSettings = {}): {
  readonly handlers: readonly HttpHandler[];
  readonly shop: MockShop;
} {
  const shop = createShop(now);
  const serve = createServe(shop, baseUrl);
  const areas = [
    accountHandlers,
    accountChangeHandlers,
    captchaHandlers,
    dashboardHandlers,
    catalogueHandlers,
    reviewHandlers,
    homeHandlers,
    cartHandlers,
    voucherHandlers,
    coinHandlers,
    addressHandlers,
    orderHandlers,
    documentHandlers,
    subscriptionHandlers,
    subscriptionOrderHandlers,
    orderPaymentHandlers,
    membershipHandlers,
    giftVoucherHandlers,
    blogHandlers,
    storeHandlers,
    eventHandlers,
    appointmentHandlers,
    leadHandlers,
  ];
  return { shop, handlers: areas.flatMap((handlers) => handlers(serve, shop).flat()) };
}
