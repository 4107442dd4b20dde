import { describe, expect, it } from "vitest";
import { checkAddress } from "./account/address.ts";
import { checkEmail } from "./account/email.ts";
import { checkTenDigitPhone, normalizeMobile } from "./account/mobile.ts";
import { checkNewPassword, checkPassword } from "./account/password.ts";
import { checkProfileMobile } from "./account/profile.ts";
import { checkSignup } from "./account/signup.ts";
import { checkCartCheckout, checkDeliveryCountry, checkOrderChoices } from "./buying/checkout.ts";
import { checkCoinOtp, checkCoinRedemption } from "./buying/coins.ts";
import { checkVoucher } from "./buying/voucher.ts";
import { checkReview, REVIEW_MAXIMUM_LENGTH } from "./catalogue/review-form.ts";
import { checkTicketCount } from "./events/event.ts";
import { checkTicket } from "./events/ticket.ts";
import { checkAppointment, checkAppointmentsAhead } from "./forms/appointment.ts";
import { checkAppointmentDate } from "./forms/appointment-date.ts";
import type { FormOutcome } from "./forms/form.ts";
import { checkGiftVoucher } from "./forms/gift-voucher.ts";
import { checkInquiry, checkInquiryPhone } from "./forms/inquiry.ts";
import { checkLeadPhone } from "./forms/lead.ts";
import { fromRupees, ZERO_PAISE } from "./money/money.ts";
import { checkCashLimits, checkCashPlace } from "./orders/cash-limits.ts";
import {
  checkOrderCanProceed,
  checkParcelCorrection,
  checkReturnRequest,
  checkSecondSending,
  checkUndeliveredDay,
  nextOrderState,
} from "./orders/order-state.ts";
import { checkReservationRenewal, checkUnpaidOrders } from "./orders/reservation.ts";
import { checkReceived, checkReturnedPieces, nextReturnState } from "./orders/return-request.ts";
import type { Outcome } from "./outcome.ts";
import { DEFAULT_POLICY } from "./policy.ts";
import { checkSubscribe } from "./subscriptions/subscription.ts";
import { checkSubscriptionEdit } from "./subscriptions/subscription-edit.ts";
import { checkShift } from "./subscriptions/subscription-shift.ts";
import { day } from "./testing/day.ts";

/*
 * Programs act on the code of a refusal, which no compiler checks beyond this package. The messages are tested beside
 * their rules.
 */

const NOW = new Date("2026-03-15T06:30:00Z");
const LATER = new Date("2026-04-15T06:30:00Z");
const NONE = { orders: 0, amount: fromRupees(0) };
const HUNDRED = fromRupees(100);
const HUNDRED_RUPEES = [{ basePrice: HUNDRED, gst: ZERO_PAISE, quantity: 1 }];

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "accepted" : outcome.refusal.code);

const codesOf = (outcome: FormOutcome<unknown>) =>
  outcome.ok ? {} : Object.fromEntries(outcome.refusals.map(({ field, code }) => [field, code]));

describe("the code of a refusal", () => {
  const redemption = { isLoggedIn: true, coins: 5, available: 50, orderTotal: HUNDRED };
  const subscription = { isLoggedIn: true, stock: 5, quantity: 1, deliveryOption: 1 };
  const shift = { active: true, nextDeliveryDate: day("2026-03-15"), today: day("2026-03-15") };
  const tickets = { eventStatus: "ONGOING", count: 1, left: 5 };
  const voucher = (change: object) =>
    checkVoucher({ kind: "flat", amount: HUNDRED, ...change }, { lines: HUNDRED_RUPEES, now: NOW });

  it.each<[string, Outcome<unknown>]>([
    ["login-required", checkCartCheckout({ isLoggedIn: false, lines: [], total: HUNDRED }, DEFAULT_POLICY)],
    ["address-missing", checkOrderChoices({ address: null, paymentMethod: "cash" })],
    ["payment-method-missing", checkOrderChoices({ address: 1, paymentMethod: null })],
    ["country-not-served", checkDeliveryCountry(1)],
    ["too-many-unpaid-orders", checkUnpaidOrders(3, DEFAULT_POLICY)],
    ["reservation-renewal-over", checkReservationRenewal(NOW, LATER, DEFAULT_POLICY)],
    ["order-state", nextOrderState("Shipped", "cancel", "customer")],
    ["order-unpaid", checkOrderCanProceed({ isPaid: false, isCash: false })],
    ["parcel-not-on-its-way", checkParcelCorrection({ orderStatus: "Packed", trackingNumber: null }, null)],
    ["parcel-changed", checkParcelCorrection({ orderStatus: "Shipped", trackingNumber: "GP2" }, "GP1")],
    ["sent-again-before", checkSecondSending({ isPaid: false, isReleased: true, isSentAgain: true })],
    ["paid-back-before", checkSecondSending({ isPaid: true, isReleased: true, isSentAgain: false })],
    ["undelivered-day", checkUndeliveredDay(day("2026-03-16"), { shippedOn: undefined, today: day("2026-03-15") })],
    ["return-not-delivered", checkReturnRequest({ orderStatus: "Shipped", deliveredAt: null }, NOW, DEFAULT_POLICY)],
    ["return-nothing-chosen", checkReturnedPieces([], [], [])],
    ["return-unknown-line", checkReturnedPieces([{ id: 1, quantity: 1 }], [], [])],
    [
      "return-line-twice",
      checkReceived(
        [{ id: 1, quantity: 1 }],
        [
          { id: 1, restocked: 1, writtenOff: 0 },
          { id: 1, restocked: 1, writtenOff: 0 },
        ],
      ),
    ],
    ["return-too-many", checkReturnedPieces([{ id: 1, quantity: 2 }], [{ id: 1, quantity: 1 }], [])],
    ["return-more-than-asked", checkReceived([{ id: 1, quantity: 1 }], [{ id: 1, restocked: 1, writtenOff: 1 }])],
    ["return-nothing-came", checkReceived([], [])],
    ["return-state", nextReturnState("refused", "accept")],
    ["return-over", checkReturnRequest({ orderStatus: "Delivered", deliveredAt: NOW }, LATER, DEFAULT_POLICY)],
    [
      "cash-limit",
      checkCashLimits(
        { amount: fromRupees(10_001), isMobileProven: true, ofCustomer: NONE, ofAddress: NONE },
        DEFAULT_POLICY,
      ),
    ],

    ["cash-not-taken", checkCashPlace({ postalCode: "900056", amount: HUNDRED }, DEFAULT_POLICY)],
    ["coins-not-above-zero", checkCoinRedemption({ ...redemption, coins: 0 }, DEFAULT_POLICY)],
    ["coins-over-balance", checkCoinRedemption({ ...redemption, coins: 51 }, DEFAULT_POLICY)],
    ["coins-over-total", checkCoinRedemption({ ...redemption, available: 500, coins: 101 }, DEFAULT_POLICY)],
    ["coins-not-whole", checkCoinRedemption({ ...redemption, coins: 1.5 }, DEFAULT_POLICY)],
    ["otp-missing", checkCoinOtp("")],

    ["voucher-unknown", checkVoucher(undefined, { lines: HUNDRED_RUPEES, now: NOW })],
    ["voucher-not-started", voucher({ startsAt: LATER })],
    ["voucher-expired", voucher({ endsAt: NOW })],
    ["voucher-used-up", voucher({ usesLeft: 0 })],
    ["voucher-used-before", voucher({ usesPerCustomer: 0 })],
    [
      "voucher-of-another",
      checkVoucher({ kind: "gift", balance: HUNDRED, ownerId: 1 }, { lines: HUNDRED_RUPEES, now: NOW, customerId: 2 }),
    ],
    ["voucher-below-minimum", voucher({ minimum: fromRupees(101) })],

    ["login-required", checkSubscribe({ ...subscription, isLoggedIn: false })],
    ["out-of-stock", checkSubscribe({ ...subscription, stock: 0 })],
    ["delivery-option-missing", checkSubscribe({ ...subscription, deliveryOption: null })],
    ["quantity-above-stock", checkSubscribe({ ...subscription, quantity: 6, deliveryOption: null })],
    ["date-missing", checkShift({ ...shift, date: undefined })],
    ["date-too-early", checkShift({ ...shift, date: day("2026-03-14") })],
    ["date-too-late", checkShift({ ...shift, date: day("2026-03-31") })],

    ["email-invalid", checkEmail("asha")],
    ["mobile-invalid", normalizeMobile("98765")],
    ["mobile-invalid", checkProfileMobile("98765")],
    ["phone-invalid", checkTenDigitPhone("98765", "+91", "")],
    ["phone-invalid", checkInquiryPhone("98x", { country: 104, callingCode: "+91" })],
    ["phone-invalid", checkLeadPhone("98x")],
    ["required", checkInquiryPhone("", { country: 104, callingCode: "+91" })],
    ["password-weak", checkPassword("asha")],
    ["passwords-differ", checkNewPassword("Neem-leaf-1", "Neem-leaf-2")],

    ["login-required", checkReview({ isLoggedIn: false, rating: 4, areStarsMeant: false })],
    ["rating-missing", checkReview({ isLoggedIn: true, rating: 0, areStarsMeant: false })],
    [
      "review-too-long",
      checkReview({ isLoggedIn: true, rating: 4, review: "x".repeat(REVIEW_MAXIMUM_LENGTH + 1), areStarsMeant: false }),
    ],

    ["event-closed", checkTicketCount({ ...tickets, eventStatus: "ENDED" })],
    ["event-full", checkTicketCount({ ...tickets, left: 0 })],
    ["no-tickets", checkTicketCount({ ...tickets, count: 0 })],
    ["too-many-tickets", checkTicketCount({ ...tickets, count: 11, left: 20 })],
    ["too-few-left", checkTicketCount({ ...tickets, count: 6 })],

    ["required", checkAppointmentDate("", NOW)],
    ["date-too-early", checkAppointmentDate("2026-03-15", NOW)],
    ["date-too-late", checkAppointmentDate("2026-12-15", NOW)],
    ["too-many-appointments", checkAppointmentsAhead(3)],
  ])("is %s", (code, outcome) => {
    expect(codeOf(outcome)).toBe(code);
  });
});

describe("what the words of a refusal name, for words in another language (C57)", () => {
  const paramsOf = (outcome: Outcome<unknown>) => (outcome.ok ? "accepted" : outcome.refusal.params);
  const ghee = { name: "Ghee", stock: 0 };
  const cart = { isLoggedIn: true, lines: [{ name: "Ghee", stock: 1 }], total: HUNDRED };
  const cash = { amount: fromRupees(10_001), isMobileProven: true, ofCustomer: NONE, ofAddress: NONE };
  const full = { orders: 1, amount: HUNDRED };

  it.each<[string, Outcome<unknown>, object]>([
    ["the minimum", checkCartCheckout(cart, DEFAULT_POLICY), { minimum: 25_000 }],
    ["the products", checkCartCheckout({ ...cart, lines: [ghee] }, DEFAULT_POLICY), { names: ["Ghee"] }],
    [
      "whose limit, and the limit",
      checkCashLimits({ ...cash, amount: HUNDRED, isMobileProven: false, ofAddress: full }, DEFAULT_POLICY),
      { isOfAddress: true, isMobileProven: false, orders: 1, amount: 200_000 },
    ],
    [
      "the customer's limit",
      checkCashLimits(cash, DEFAULT_POLICY),
      { isOfAddress: false, isMobileProven: true, orders: 5, amount: 1_000_000 },
    ],
    ["the unpaid orders", checkUnpaidOrders(3, DEFAULT_POLICY), { maximum: 3 }],
    ["the days of a renewal", checkReservationRenewal(NOW, LATER, DEFAULT_POLICY), { days: 3 }],
    [
      "the days of a return",
      checkReturnRequest({ orderStatus: "Delivered", deliveredAt: NOW }, LATER, DEFAULT_POLICY),
      { days: 15 },
    ],
    [
      "the order's state",
      nextOrderState("Shipped", "cancel", "customer"),
      { orderStatus: "Shipped", action: "cancel" },
    ],
    [
      "the voucher's minimum",
      checkVoucher({ kind: "flat", amount: HUNDRED, minimum: fromRupees(101) }, { lines: HUNDRED_RUPEES, now: NOW }),
      { minimum: 10_100 },
    ],
    ["the seats left", checkTicketCount({ eventStatus: "ONGOING", count: 6, left: 5 }), { left: 5 }],
    ["the appointments", checkAppointmentsAhead(3), { ahead: 3 }],
  ])("%s", (_name, outcome, params) => {
    expect(paramsOf(outcome)).toEqual(params);
  });
});

describe("the codes of a refused form, by field", () => {
  it("an address", () => {
    const form = { fullName: "Asha", addressLine1: "12 Neem Street", addressLine2: "Near the well", mobile: "98765" };
    expect(
      codesOf(checkAddress({ ...form, country: null, state: 0, city: 1.5, postalCode: "38OOO1", tag: "Farm" })),
    ).toEqual({
      country: "required",
      state: "required",
      city: "required",
      postalCode: "postal-code-not-numeric",
      mobile: "phone-invalid",
      tag: "tag-unknown",
    });
  });

  it("a signup", () => {
    const names = { firstName: "", lastName: "" };
    expect(
      codesOf(checkSignup({ ...names, email: "", mobileNo: "98765", password: "asha", confirmPassword: "Asha" })),
    ).toEqual({
      email: "email-invalid",
      mobileNo: "mobile-invalid",
      firstName: "required",
      lastName: "required",
      password: "password-weak",
      confirmPassword: "passwords-differ",
    });
  });

  it.each([
    ["", "required"],
    ["+91", "required"],
    ["9876543210", "phone-prefix"],
    ["+91987654321", "phone-digits"],
  ])("a ticket with the phone %j", (phone, code) => {
    expect(codesOf(checkTicket({ name: "Asha", email: "asha", phone }))).toEqual({ phone: code });
  });

  it.each([
    [undefined, "required"],
    [fromRupees(0), "amount-out-of-bounds"],
    [fromRupees(100.5), "amount-not-whole"],
  ])("a gift voucher of %s paise", (amount, code) => {
    const people = {
      senderName: "Asha",
      senderEmail: "a@example.com",
      receiverName: "Ravi",
      receiverEmail: "r@example.com",
    };
    expect(codesOf(checkGiftVoucher({ ...people, amount }))).toEqual({ amount: code });
  });

  it("a subscription's edit", () => {
    const price = { basePrice: HUNDRED, gst: HUNDRED };
    const current = { quantity: 1, deliveryOption: 1, discountPercent: 0, stock: 5, price };
    const edit = (form: object) =>
      checkSubscriptionEdit({ quantity: 1, deliveryOption: null, active: null, ...form }, current, [], DEFAULT_POLICY);
    expect(codesOf(edit({ quantity: 9, deliveryOption: 2, active: true }))).toEqual({
      quantity: "quantity-above-stock",
      deliveryOption: "option-not-offered",
    });
    expect(codesOf(edit({}))).toEqual({
      deliveryOption: "required",
      active: "required",
    });
  });

  it("an inquiry without a country", () => {
    const texts = { company: "Neem & Co", name: "Asha", email: "a@example.com", subject: "Ghee", description: "How?" };
    expect(codesOf(checkInquiry({ ...texts, country: null, callingCode: "+91", phone: "" }))).toEqual({
      country: "required",
    });
  });

  it("an appointment", () => {
    const texts = { name: "Asha", email: "a@example.com", description: "Tired", landmark: "Near the well" };
    const choices = { gender: "Female", ageGroup: "18 to 45", problem: "Eye Care", medicineTypes: [] };
    const slots = [{ weekday: 1, startingHour: "09:30" }];
    const form = { ...texts, ...choices, date: "2026-03-16", slot: "10:30", callingCode: "+91", mobile: "9876543210" };
    expect(codesOf(checkAppointment({ ...form, country: null, isTakingMedicine: null }, { slots, now: NOW }))).toEqual({
      slot: "required",
      country: "required",
      isTakingMedicine: "required",
    });
    const booked = { ...form, slot: "09:30", country: 104, isTakingMedicine: true };
    expect(codesOf(checkAppointment(booked, { slots, booked: ["09:30"], now: NOW }))).toEqual({
      slot: "slot-taken",
      medicineTypes: "required",
    });
  });
});
