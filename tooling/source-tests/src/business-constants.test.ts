import { facts } from "@store/content";
import * as domain from "@store/domain";
import { DEFAULT_POLICY, fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { production, sampleShop } from "./source-files.ts";

/** The limits that docs/requirements states: name and value. Money is in paise. */
const CONSTANTS: Readonly<Partial<Record<keyof typeof domain, unknown>>> = {
  // Shell, accounts, home and shop
  COMPANY_ID: 5,
  COUNTRY_CODE: "+91",
  MOBILE_DIGITS: 10,
  OTP_DIGITS: 6,
  PASSWORD_MINIMUM_LENGTH: 8,
  SEARCH_DEBOUNCE_MS: 500,
  SUGGESTIONS_MAXIMUM: 4,
  SUGGESTIONS_ABOVE_MORE: 3,
  SEE_MORE_RESULTS: "See more results",
  COUNTER_MAXIMUM: 99,
  COUNTER_POLL_MS: 500,
  LOGIN_POLL_MS: 1000,
  HOME_BLOGS: 8,
  BLOGS_PER_VIEW: 4,
  TESTIMONIAL_CHARACTERS: 150,
  TESTIMONIALS_PER_VIEW: 3,
  PRODUCTS_PER_VIEW: 5,
  PRODUCTS_WITHOUT_SCROLLING: 4,
  BANNER_AUTOPLAY_MS: 10_000,
  LOGIN_POPUP_CAROUSEL_MS: 2500,
  AWARDS_CAROUSEL_MS: 3000,
  SHOP_SKELETON_CARDS: 20,
  PAGINATION_OUTER: 3,
  PAGINATION_INNER: 3,
  SIGNUP_TOAST_MS: 3000,
  LOGIN_ERROR_TOAST_MS: 5000,
  LOGIN_REDIRECT_MS: 1000,
  SCROLL_TO_TOP_PX: 250,
  MOBILE_BREAKPOINT_PX: 768,
  CONTAINER_MAXIMUM_PX: 1920,
  BUSINESS_TIME_ZONE: "Asia/Kolkata",
  // Purchase
  STEPPER_MINIMUM: 1,
  STEPPER_MAXIMUM_WITHOUT_STOCK: 20,
  ADDRESSES_SHOWN_FIRST: 2,
  WALLET_COMPANY_ID: 17,
  WALLET_WEBSITE_ID: 5,
  PACKING_MATERIAL_CATEGORY: 490,
  PAYMENT_POLL_MS: 1000,
  // Account and content
  COUNTRY_INDIA: { id: 104, name: "India", callingCode: "+91" },
  PROFILE_MOBILE_MINIMUM: 12,
  PROFILE_MOBILE_MAXIMUM: 13,
  ADDRESS_TAGS: ["", "Home", "Office", "Other"],
  NO_TAG: "No tag",
  ORDER_PAGE_SIZES: [10, 20, 30, 40, 50],
  ORDER_PAGE_SIZE: 10,
  ELITE_PAGE_SIZES: [10, 12, 25, 50, 100],
  ELITE_PAGE_SIZE: 12,
  COIN_HISTORY_PAGE_SIZE: 20,
  REVIEWS_PAGE_SIZE: 30,
  RATINGS: [1, 2, 3, 4, 5],
  ORDER_LINE_RATING: 1,
  PRODUCT_PAGE_RATING: 4,
  GIFT_VOUCHER_AMOUNTS: [100, 500, 1000, 2000].map(fromRupees),
  DELIVERY_PROGRESS_DAYS: 30,
  DELIVERY_SOON_DAYS: 3,
  SHIFT_OFFERED_DAYS: 7,
  SHIFT_WINDOW_DAYS: 15,
  SUBSCRIPTION_INTERVALS_DAYS: [30, 60, 90, 120],
  CANCEL_NOTICE_DAYS: 10,
  SUBSCRIPTION_QUANTITY_MINIMUM: 1,
  TICKETS_MAXIMUM: 10,
  EVENT_QUANTITY_MAXIMUM: 9,
  EVENT_TOAST_MS: 4000,
  COIN_VALUE: fromRupees(1),
  ADD_ADDRESS_DELAY_MS: 250,
  COUNTRY_SEARCH_MINIMUM: 3,
  DEFAULT_AGE_GROUP: "00 to 06",
  DEFAULT_EVENT_STATUS: "upcoming_events",
  DEFAULT_EVENT_CATEGORY: "Physical Event",
  EVENT_STATUS_FILTERS: ["all_events", "upcoming_events", "past_events", "this_month"],
  EVENT_CATEGORIES: ["Physical Event", "Online"],
  REGISTERED_VALUES: ["yes", "applied", "no"],
};

/** What the requirements say in words alone. */
const FACTS = {
  "delivery.furtherAttempts": [facts.delivery.furtherAttempts, "two"],
  "subscription.intervalMonths": [facts.subscription.intervalMonths, "1 to 4"],
  "subscription.paymentMethods": [
    facts.subscription.paymentMethods,
    ["debit card", "credit card", "net banking", "UPI"],
  ],
} as const;

/** What an owner may decide, and what the requirements decided (C59). */
const POLICY: Readonly<Record<string, readonly [unknown, unknown]>> = {
  minimumOrder: [DEFAULT_POLICY.minimumOrder, fromRupees(250)],
  "shipping.charge": [DEFAULT_POLICY.shipping.charge, fromRupees(100)],
  "shipping.freeCity": [DEFAULT_POLICY.shipping.freeCity.name, "Ahmedabad"],
  "cashOnDelivery.proven": [DEFAULT_POLICY.cashOnDelivery.proven, { orders: 5, amount: fromRupees(10_000) }],
  "cashOnDelivery.unproven": [DEFAULT_POLICY.cashOnDelivery.unproven, { orders: 1, amount: fromRupees(2000) }],
  "subscription.discountPercent": [DEFAULT_POLICY.subscription.discountPercent, 5],
  "coins.rupeesPerCoin": [DEFAULT_POLICY.coins.rupeesPerCoin, 100],
  "delivery.normalWorkingDays": [DEFAULT_POLICY.delivery.normalWorkingDays, 7],
  "delivery.cityWorkingDays": [DEFAULT_POLICY.delivery.cityWorkingDays, 2],
  "delivery.restWorkingDays": [DEFAULT_POLICY.delivery.restWorkingDays, { from: 5, to: 6 }],
  "returns.replacementDays": [DEFAULT_POLICY.returns.replacementDays, 5],
  "returns.requestDays": [DEFAULT_POLICY.returns.requestDays, 15],
  "membership.cancellationWeeks": [DEFAULT_POLICY.membership.cancellationWeeks, 3],
  "membership.consultReplyHours": [DEFAULT_POLICY.membership.consultReplyHours, "2 to 3"],
  "membership.rapidDeliveryCities": [
    DEFAULT_POLICY.membership.rapidDeliveryCities,
    ["Ahmedabad", "Mumbai", "Bangalore", "Kolkata", "Gandhinagar", "Bhavnagar"],
  ],
};

const declared = production.flatMap(({ declarations }) => declarations);
const values: Readonly<Record<string, unknown>> = domain;

describe.each(Object.entries(CONSTANTS))("%s [R196]", (name, value) => {
  it("is the specification's", () => {
    expect(values[name]).toEqual(value);
  });

  it("stands once, in the domain, and is read", () => {
    expect(declared.filter((entry) => entry.name === name).map(({ file }) => file)).toEqual([
      expect.stringMatching(/^packages\/domain\/src\//),
    ]);
    const readers = [...production, ...sampleShop].filter(({ reads }) => reads.has(name));
    expect(readers.map(({ path }) => path)).not.toEqual([]);
  });
});

it.each(Object.entries(FACTS))("the fact %s is the specification's [R196]", (_name, [fact, value]) => {
  expect(fact).toEqual(value);
});

it.each(Object.entries(POLICY))(
  "the policy's %s is the specification's by default [R196] (C59)",
  (_name, [set, value]) => {
    expect(set).toEqual(value);
  },
);
