import { facts } from "@store/content";
import * as domain from "@store/domain";
import { fromRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { production, sampleShop } from "./source-files.ts";

/** Section 9 of each document: name and value. Money is in paise. */
const CONSTANTS: Readonly<Partial<Record<keyof typeof domain, unknown>>> = {
  // Document 1
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
  // Document 2
  MINIMUM_ORDER: fromRupees(250),
  SHIPPING_CHARGE: fromRupees(100),
  FREE_SHIPPING_CITY: "Ahmedabad",
  RUPEES_PER_COIN_EARNED: 100,
  STEPPER_MINIMUM: 1,
  STEPPER_MAXIMUM_WITHOUT_STOCK: 20,
  ADDRESSES_SHOWN_FIRST: 2,
  WALLET_COMPANY_ID: 17,
  WALLET_WEBSITE_ID: 5,
  PACKING_MATERIAL_CATEGORY: 490,
  SUBSCRIPTION_DISCOUNT_PERCENT: 5,
  PAYMENT_POLL_MS: 1000,
  RETURN_REQUEST_DAYS: 15,
  // Document 3
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

/** What the documents promise and no rule computes with. */
const FACTS = {
  "membership.cancellationWeeks": [facts.membership.cancellationWeeks, 3],
  "membership.consultReplyHours": [facts.membership.consultReplyHours, "2 to 3"],
  "membership.rapidDeliveryCities": [
    facts.membership.rapidDeliveryCities,
    ["Ahmedabad", "Mumbai", "Bangalore", "Kolkata", "Gandhinagar", "Bhavnagar"],
  ],
  "returns.replacementGuaranteeDays": [facts.returns.replacementGuaranteeDays, 5],
  "returns.requestWithinDays": [facts.returns.requestWithinDays, 15],
  "delivery.furtherAttempts": [facts.delivery.furtherAttempts, "two"],
  "delivery.normalWorkingDays": [facts.delivery.normalWorkingDays, 7],
  "delivery.ahmedabadWorkingDays": [facts.delivery.ahmedabadWorkingDays, 2],
  "delivery.restOfIndiaWorkingDays": [facts.delivery.restOfIndiaWorkingDays, "5 to 6"],
  "subscription.intervalMonths": [facts.subscription.intervalMonths, "1 to 4"],
  "subscription.paymentMethods": [
    facts.subscription.paymentMethods,
    ["debit card", "credit card", "net banking", "UPI"],
  ],
} as const;

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
