import { describe, expect, it } from "vitest";
import { createCaller, type Outgoing } from "../client/index.ts";
import { sampleReply } from "../mock/index.ts";
import * as contract from "./index.ts";
import { allEndpoints } from "./index.ts";

type Name = keyof typeof contract;
type Call = readonly [call: string, name: Name];

/** The calls of docs/requirements/calls.md: shell, accounts, home and shop. */
const SHELL_HOME_SHOP: readonly Call[] = [
  ["GET /user/visitor/", "visitor"],
  ["POST /user/send-otp/", "sendOtp"],
  ["POST /user/verify-otp/", "verifyOtp"],
  ["POST /user/signin/", "signIn"],
  ["POST /user/signup/", "signUp"],
  ["POST /user/reset-password/", "requestPasswordReset"],
  ["POST /user/reset-password/{resetUUID}/", "resetPassword"],
  ["POST /user/change-password/", "changePassword"],
  ["GET /user/meta-tags/", "metaTags"],
  ["GET /categories/", "categories"],
  ["GET /web/products/list/", "productList"],
  ["GET /web/product-foams/list/", "productFoams"],
  ["GET /cart/", "cart"],
  ["POST /cart/", "addToCart"],
  ["POST /wishlist/", "toggleWishlist"],
  ["GET /ecommerce/banners/", "banners"],
  ["GET /upper-section/", "upperSection"],
  ["GET /product-section/", "productSection"],
  ["GET /lower-section/", "lowerSection"],
  ["GET /youtubevideo-section/", "videoSection"],
  ["GET /statistics-section/", "statisticsSection"],
  ["GET /testimonials-section/", "testimonialsSection"],
  ["GET /home/blogs/", "homeBlogs"],
];

/** Those of a purchase. */
const PURCHASE: readonly Call[] = [
  ["GET /api/related-other-products/", "relatedProducts"],
  ["GET /web/single/product/{id}/", "productDetail"],
  ["GET /web/single/product/recently-viewed/{id}/", "recentlyViewed"],
  ["GET /delivery-options/", "deliveryOptions"],
  ["POST /rating_review/{id}/", "postReview"],
  ["GET /listwish/", "wishlist"],
  ["GET /user/address/", "addresses"],
  ["DELETE /cart/{id}/", "removeCartItem"],
  ["PATCH /cart/{id}/", "updateCartItem"],
  ["GET /generate-cart-pdf/", "cartPdf"],
  ["GET /validate-voucher-code/", "validateVoucher"],
  ["GET /products/", "productsOfCategory"],
  ["GET /coin_app/wallet_history/{contactId}/", "walletHistory"],
  ["POST /coin_app/send_otp/", "sendCoinOtp"],
  ["PATCH /coin_app/verify_otp/", "verifyCoinOtp"],
  ["GET /user/elite_check/", "eliteCheck"],
  ["POST /orders/", "placeOrder"],
  ["PATCH /coin_app/get_user_wallet/{contactId}/", "confirmWallet"],
  ["POST /orders/coin-snapshot/", "coinSnapshot"],
  ["POST /get-order-payment-link/", "orderPaymentLink"],
  ["POST /subscriptions/", "subscribe"],
  ["POST /subscriptions-order/", "orderSubscription"],
  ["POST /get-subscription-payment-link/", "subscriptionPaymentLink"],
  ["GET /user/get-subscription-payment/{txnid}/", "subscriptionPayment"],
  ["GET /stores/", "stores"],
];

/** Those of account and content; orders and invoices need the token and ownership (C29). */
const ACCOUNT_AND_CONTENT: readonly Call[] = [
  ["GET /blogs/", "blogList"],
  ["GET /blogs/{id}/", "blogPost"],
  ["GET /countries/", "countries"],
  ["GET /states/{id}/", "states"],
  ["GET /cities/{id}/", "cities"],
  ["POST /inquiries/", "inquiry"],
  ["GET /user/profile/", "profile"],
  ["PATCH /user/profile/", "updateProfile"],
  ["POST /user/address/", "addAddress"],
  ["PATCH /user/address/{id}/", "editAddress"],
  ["PATCH /user/address/", "editContactAddress"],
  ["DELETE /user/address/{id}/", "deleteAddress"],
  ["GET /web/orders/list/", "orderList"],
  ["GET /orders/{id}/", "order"],
  ["GET /accounting/invoice-pdf/", "invoicePdf"],
  ["PATCH /edit-order-payment-link/", "editOrderPaymentLink"],
  ["GET /rating_review/{id}/", "productReviews"],
  ["GET /user/profile_elite_users/", "eliteSubscriptions"],
  ["GET /subscriptions/", "subscriptions"],
  ["PATCH /subscriptions/{id}/", "updateSubscription"],
  ["POST /user/deactivate/", "deactivate"],
  ["GET /online_appointment_slots/", "appointmentSlots"],
  ["POST /events/", "bookAppointment"],
  ["POST /getvoucgerpaymentlink/", "giftVoucherPaymentLink"],
  ["POST /user/web/b2b/create/", "createB2bLead"],
  ["POST /user/web/Exportlead/create/", "createExportLead"],
  ["GET /events/ecommerce/", "eventList"],
  ["GET /events/{id}/", "eventDetail"],
  ["POST /events/event_apply/", "applyForEvent"],
];

const CALLS = [...SHELL_HOME_SHOP, ...PURCHASE, ...ACCOUNT_AND_CONTENT];

/** The calls that are marked as authorised, or that act on what is a customer's own. */
const FOR_CUSTOMERS: readonly Name[] = [
  "changePassword",
  "postReview",
  "addresses",
  "validateVoucher",
  "walletHistory",
  "sendCoinOtp",
  "verifyCoinOtp",
  "eliteCheck",
  "placeOrder",
  "confirmWallet",
  "coinSnapshot",
  "orderPaymentLink",
  "subscribe",
  "orderSubscription",
  "subscriptionPaymentLink",
  "subscriptionPayment",
  "profile",
  "updateProfile",
  "addAddress",
  "editAddress",
  "editContactAddress",
  "deleteAddress",
  "orderList",
  "order",
  "invoicePdf",
  "editOrderPaymentLink",
  "eliteSubscriptions",
  "subscriptions",
  "updateSubscription",
  "deactivate",
  "bookAppointment",
];

/** What goes out for a call of this name, as a customer. */
async function sentFor(name: string): Promise<Outgoing | undefined> {
  const endpoint = allEndpoints[name];
  if (!endpoint) return undefined;
  const sent: Outgoing[] = [];
  const call = createCaller({
    baseUrl: "",
    identity: () => ({ token: "t", visitorId: "v" }),
    send: async (outgoing) => {
      sent.push(outgoing);
      return { status: 200, content: sampleReply(endpoint) };
    },
  });
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => [key, 7]));
  const request: object = { params, body: endpoint.body ? {} : undefined };
  await call(endpoint, request);
  return sent[0];
}

describe("every required call is a typed function", () => {
  it.each(CALLS)("%s is %s: method, path and headers [R191] [R193]", async (documented, name) => {
    const [method, path = ""] = documented.split(" ");
    expect(await sentFor(name)).toMatchObject({ method, url: path.replaceAll(/\{\w+\}/g, "7") });
    const { headers = {} } = (await sentFor(name)) ?? {};
    expect(headers).toMatchObject({ "X-Company-Id": "5", Authorization: "token t" });
  });

  it.each(FOR_CUSTOMERS)("%s is for customers alone [R193]", (name) => {
    expect(allEndpoints[name]?.access).toBe("customer");
  });

  it("has each once", () => {
    expect(new Set(CALLS.map(([documented]) => documented)).size).toBe(CALLS.length);
  });
});

const MISSPELLINGS = /voucger|aaply|vanue|bussiness/i;

describe("the wire's misspellings [R192] [C26]", () => {
  it("are kept on the wire", () => {
    expect(contract.giftVoucherPaymentLink.path).toBe("/getvoucgerpaymentlink/");
    expect(contract.createExportLead.path).toBe("/user/web/Exportlead/create/");
    expect(contract.applyForEvent.body.entries).toHaveProperty("event_aaply_data");
    expect(JSON.stringify(sampleReply(contract.eventDetail))).toContain('"vanue_address"');
    expect(JSON.stringify(sampleReply(contract.walletHistory))).toContain('"SoseCoins"');
  });

  it("are in no name that TypeScript exports", () => {
    expect(Object.keys(contract).filter((name) => MISSPELLINGS.test(name))).toEqual([]);
  });
});
