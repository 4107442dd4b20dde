import type { Endpoint } from "@store/api-client/contract";
import * as contract from "@store/api-client/contract";
import { describe, expect, test } from "vitest";
import { newOwner, rightRequest, sendParts } from "./testing/requests/index.ts";
import { useTestStore } from "./testing/test-store.ts";

/*
 * The replies of docs/requirements/calls.md [R191], with the fields of the entities that they name. A refusal's own
 * fields (non_field_errors, errors.quantity, error) stand below.
 */

const LOGIN = [
  ...["token", "first_name", "last_name", "email", "phone_no", "cart_counter", "cart_totals.final_total"],
  ...["wishlist_counter", "is_sose_elite_user", "is_staff", "is_superuser"],
].map((field) => `data.${field}`);
const CARD = ["id", "name", "image1", "home_image", "product_price", "base_price", "available_stock_quantity"];
const of = (place: string, fields: readonly string[]) => fields.map((field) => `${place}.${field}`);
const ADDRESS = [
  ...["id", "full_name", "mobile", "another_mobile", "address_line_1", "address_line_2", "landmark", "city_obj.name"],
  ...["state_obj.name", "country_obj.name", "postal_code", "address_tags", "is_default"],
];
const EVENT = [
  ...["id", "title", "event_image", "desc", "start_datetime", "end_datetime", "vanue_address", "organizer_obj.name"],
  ...["event_status", "max_attendees", "max_attendees_status"],
];
const SUBSCRIPTION = [
  ...["id", "active", "product", "product_details.name", "quantity", "delivery_options_details.0.duration"],
  ...["start_date", "next_delivery_date", "subscription_price", "total_price"],
];
const ORDER = [
  ...["id", "order_id", "order_date", "order_status", "sale_status", "pay_type", "is_paid", "is_invoiced"],
  ...["billing_address.full_address", "shipping_address.full_address", "product_info.0.product_name"],
  ...["product_info.0.selling_price", "product_info.0.tax_name", "product_info.0.product_total"],
  ...["product_info.0.is_rated", "rated_product_info", "product_total", "tax_amt", "shipping_amt", "discount_amt"],
  ...["used_coin", "final_total", "is_gift"],
];
const COIN_RECORD = ["id", "order_id", "pos_order", "new_added_coin", "used_coin", "available_coin", "created_at"];
const TOTALS = ["total", "discount_amt", "gst_amt", "final_total"];
const HTML = ["id", "title", "content", "published_at"];

const USED: Readonly<Partial<Record<keyof typeof contract, readonly string[]>>> = {
  // Shell, accounts, home and shop
  visitor: ["status", "visitor_id"],
  sendOtp: ["status", "message"],
  verifyOtp: ["status", ...LOGIN, "allow_company_list"],
  signIn: ["status", ...LOGIN, "allow_company_list"],
  signUp: ["status", "message"],
  requestPasswordReset: ["status", "message"],
  resetPassword: ["status", "message"],
  changePassword: ["status", "message"],
  metaTags: ["title", "description", "keywords"],
  categories: ["status", "categories.0.id", "categories.0.name", "categories.0.children"],
  productList: ["status", "message", "total_pages", ...of("data.data.0", CARD), "category_banners"],
  productFoams: ["data.0.id", "data.0.name"],
  cart: [
    ...["status", "data.cart_counter", "data.final_total", "data.product_price", "data.cart_items.0.product"],
    ...["data.cart_items.0.available_quantity.Quantity", ...of("data", TOTALS)],
  ],
  addToCart: ["status", "cart_counter"],
  toggleWishlist: ["status", "message", "wishlist_counter"],
  banners: ["data"],
  upperSection: ["data"],
  productSection: ["data"],
  lowerSection: ["data"],
  videoSection: ["data"],
  statisticsSection: ["data"],
  testimonialsSection: ["data"],
  homeBlogs: ["blogs.0.title", "blogs.0.published_at"],
  // Purchase
  relatedProducts: [
    ...["status", "RelatedOtherProducts.0.related_product_details", "RelatedOtherProducts.0.other_product_details"],
    "RelatedOtherProducts.0.product_details",
  ],
  productDetail: ["status", "data.brand_name", "data.benefits", "data.website_description", "data.rating_review_data"],
  recentlyViewed: ["status", "data"],
  deliveryOptions: ["status", "data.0.id", "data.0.name", "data.0.duration"],
  postReview: ["status", "message"],
  wishlist: [...of("data.0", CARD), "wishlist_counter"],
  addresses: of("data.0", ADDRESS),
  removeCartItem: ["status", "error", ...TOTALS],
  updateCartItem: ["status", "cart_counter"],
  validateVoucher: ["status", "message", ...TOTALS],
  productsOfCategory: ["data.products"],
  walletHistory: ["status", "message", ...of("SoseCoins.0", COIN_RECORD), ...of("data.0", COIN_RECORD)],
  verifyCoinOtp: ["is_verified", "message"],
  eliteCheck: ["status", "is_sose_elite_user"],
  placeOrder: ["status", "data"],
  orderPaymentLink: ["status", "payment_url", "txn_id", "order_id"],
  subscribe: ["data.id"],
  subscriptionPaymentLink: ["payment_url"],
  subscriptionPayment: ["status"],
  stores: ["store_section_data.0.city", "store_section_data.0.stores", "cities"],
  // Account and content
  blogList: ["status", "blogs.0.id", "blogs.0.title", "total_pages", "filters"],
  blogPost: ["status", ...of("blogData", HTML), "nextPost", "previousPost"],
  countries: ["status", "data.0.id", "data.0.country_name", "data.0.calling_code"],
  states: ["status", "data.0.id", "data.0.name"],
  cities: ["status", "data.0.id", "data.0.name"],
  inquiry: ["status", "message"],
  profile: [
    ...["status", "data.contact_id", "data.first_name", "data.last_name", "data.company", "data.email"],
    ...["data.mobile_no", "data.profile_pic", "data.is_subscribed", "data.is_wallet", "data.addresses"],
  ],
  updateProfile: ["status", "data.first_name", "data.last_name"],
  addAddress: ["status", "message"],
  editAddress: ["status", "message"],
  editContactAddress: ["status", "message"],
  deleteAddress: ["status"],
  orderList: ["status", "data.0.order_id", "data.0.product_info"],
  order: of("data", ORDER),
  editOrderPaymentLink: ["status", "txn_id", "payment_url"],
  productReviews: ["status", "product_name", "product_image", "average_rating", "reviews"],
  eliteSubscriptions: ["status", "data"],
  subscriptions: ["status", ...of("data.0", SUBSCRIPTION)],
  deactivate: ["status"],
  appointmentSlots: ["online_appointment_slot.0.week_day_number", "online_appointment_slot.0.starting_hour"],
  bookAppointment: ["status", "message"],
  giftVoucherPaymentLink: ["status", "data"],
  eventList: of("events.0", EVENT),
  eventDetail: of("events", EVENT),
};

/** What stands at a path of a schema; undefined where the contract has no such field. */
function schemaAt(schema: unknown, path: readonly string[]): unknown {
  const { wrapped, item, options, entries } = Object(schema);
  if (wrapped) return schemaAt(wrapped, path);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  if (Array.isArray(options)) return options.map((option) => schemaAt(option, path)).find((found) => found);
  if (item) return schemaAt(item, rest);
  return Object.hasOwn(Object(entries), name) ? schemaAt(entries[name], rest) : undefined;
}

/** Whether a reply has a field, be it null. */
const has = (reply: unknown, [name, ...rest]: readonly string[]): boolean =>
  name === undefined || (Object.hasOwn(Object(reply), name) && has(Object(reply)[name], rest));

const cells = Object.entries(USED).map(([name, fields]) => [name, contract.allEndpoints[name], fields] as const);
const store = useTestStore();
/** Its right request is refused, as no OTP was sent; a login by OTP answers what `signIn` does (otp-login.test.ts). */
const answered = cells.filter(([name]) => name !== "verifyOtp");

describe("the fields that are required", () => {
  test.each(cells)("%s: the contract has them [R191]", (_, endpoint, fields) => {
    expect(fields.filter((field) => !schemaAt(endpoint?.reply, field.split(".")))).toEqual([]);
  });

  test.each(answered)("%s: the API answers them [R191]", async (name, endpoint, fields) => {
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const owner = await newOwner(store());
    const parts = await rightRequest(name, endpoint satisfies Endpoint).make(owner);
    const headers = { authorization: `token ${owner.call.identity.token}` };
    const reply: unknown = await (await sendParts(store(), endpoint, parts, headers)).json();
    expect(
      fields.filter((field) => !has(reply, field.split("."))),
      JSON.stringify(reply).slice(0, 600),
    ).toEqual([]);
  });

  test("a refusal has its own [R191]", () => {
    const fields = ["status", "message", "non_field_errors", "errors", "error"];
    expect(fields.filter((field) => !schemaAt(contract.RefusedReply, [field]))).toEqual([]);
  });
});
