import { describe, expect, it } from "vitest";
import { membershipLabel } from "./account/membership.ts";
import { clientTxnId, PAYMENT_POLL_MINUTES, PAYMENT_POLL_MS } from "./buying/payment.ts";
import * as carousel from "./catalogue/product-carousel.ts";
import * as company from "./company.ts";
import { CAPTCHA_FAILED, CAPTCHA_FIELD, CAPTCHA_FIRST, VERIFY_NOT_A_ROBOT } from "./forms/captcha.ts";
import * as celebration from "./screens/celebration.ts";
import * as home from "./screens/home.ts";
import * as sections from "./screens/home-sections.ts";
import * as limits from "./screens/interface-limits.ts";

describe("constants against the specification [R196]", () => {
  it("company 5, wallet company 17, wallet website 5, packing material 490", () => {
    expect({ ...company }).toEqual({
      COMPANY_ID: 5,
      WALLET_COMPANY_ID: 17,
      WALLET_WEBSITE_ID: 5,
      PACKING_MATERIAL_CATEGORY: 490,
    });
  });

  it("polling and toasts", () => {
    expect({ ...limits }).toEqual({
      COUNTER_POLL_MS: 500,
      LOGIN_POLL_MS: 1000,
      TOAST_MINIMUM_MS: 2000,
      CONTENT_TOAST_MINIMUM_MS: 3000,
      TOAST_MAXIMUM_MS: 5000,
      SIGNUP_TOAST_MS: 3000,
      LOGIN_ERROR_TOAST_MS: 5000,
      EVENT_TOAST_MS: 4000,
      LOGIN_REDIRECT_MS: 1000,
      SCROLL_TO_TOP_PX: 250,
      MOBILE_BREAKPOINT_PX: 768,
      CONTAINER_MAXIMUM_PX: 1920,
    });
  });

  it("payment is polled each second for ten minutes", () => {
    expect([PAYMENT_POLL_MS, PAYMENT_POLL_MINUTES]).toEqual([1000, 10]);
    expect(clientTxnId(new Date(1_700_000_000_000))).toBe("1700000000000");
  });

  it("home page [R51]", () => {
    expect([home.HOME_BLOGS, home.BLOGS_PER_VIEW]).toEqual([8, 4]);
    expect([home.TESTIMONIAL_CHARACTERS, home.TESTIMONIALS_PER_VIEW]).toEqual([150, 3]);
    expect([carousel.PRODUCTS_PER_VIEW, carousel.PRODUCTS_WITHOUT_SCROLLING]).toEqual([5, 4]);
    expect([home.BANNER_AUTOPLAY_MS, home.LOGIN_POPUP_CAROUSEL_MS, home.AWARDS_CAROUSEL_MS]).toEqual([
      10_000, 2500, 3000,
    ]);
  });

  it("home section ids", () => {
    expect(Object.values(sections.UPPER_SECTIONS)).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 11, 12]);
    expect(Object.values(sections.PRODUCT_SECTIONS)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(Object.values(sections.LOWER_SECTIONS)).toEqual([1, 2, 3, 4, 8, 9, 11]);
  });

  it("captcha texts", () => {
    expect([CAPTCHA_FIELD, VERIFY_NOT_A_ROBOT, CAPTCHA_FAILED, CAPTCHA_FIRST]).toEqual([
      "recaptcha",
      "Please verify you are not a robot.",
      "reCAPTCHA verification failed",
      "Please complete reCAPTCHA first",
    ]);
  });

  it("elite subscriptions are Active or Expired", () => {
    expect([membershipLabel(true), membershipLabel(false)]).toEqual(["Active", "Expired"]);
  });
});

describe("home page rules", () => {
  it.each([
    [4, false],
    [5, true],
  ])("a carousel of %d products scrolls: %s", (items, expected) => {
    expect(carousel.carouselScrolls(items)).toBe(expected);
  });

  it.each([
    ["x".repeat(150), "x".repeat(150)],
    ["x".repeat(151), `${"x".repeat(150)}…`],
    [`${"x".repeat(149)} y`, `${"x".repeat(149)}…`],
    ["🌿".repeat(150), "🌿".repeat(150)],
    ["", ""],
  ])("a testimonial is cut at 150 characters (%#) [R51]", (text, shown) => {
    expect(home.cutTestimonial(text)).toBe(shown);
  });
});

describe("celebration [R53]", () => {
  it("timing", () => {
    expect([
      celebration.CELEBRATION_DELAY_MS,
      celebration.CELEBRATION_MESSAGE_DELAY_MS,
      celebration.CELEBRATION_SHOWN_MS,
      celebration.CELEBRATION_CLOSING_MS,
    ]).toEqual([2000, 500, 5000, 1000]);
  });

  it.each([
    [false, false, 140, 36],
    [true, false, 80, 36],
    [false, true, 0, 12],
    [true, true, 0, 12],
  ])("mobile %s, reduced motion %s: %d pieces, %d sparkles", (isMobile, reducedMotion, pieces, count) => {
    expect(celebration.confettiPieces({ isMobile, reducedMotion })).toBe(pieces);
    expect(celebration.sparkles({ reducedMotion })).toBe(count);
  });
});
