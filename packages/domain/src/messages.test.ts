import { expect, it } from "vitest";
import { ADDRESS_MESSAGES } from "./account/address.ts";
import { OTP_SIX_DIGITS } from "./account/otp.ts";
import { COINS_USER_NOT_LOADED } from "./buying/coins.ts";
import { COINS_LOGIN } from "./buying/redeemed-coins.ts";
import { VOUCHER_LOGIN } from "./buying/voucher.ts";
import { CURATED_CATEGORIES } from "./catalogue/curated-categories.ts";
import { REVIEW_TOO_LONG } from "./catalogue/review-form.ts";
import { NO_PRODUCTS_AVAILABLE, NO_PRODUCTS_FOUND } from "./catalogue/search.ts";
import { WEEKDAYS } from "./dates/format.ts";
import { MONTHS } from "./dates/format-day.ts";
import { EVENT_REGISTERED } from "./events/event.ts";
import { APPOINTMENT_LOGIN, APPOINTMENT_MESSAGES } from "./forms/appointment-messages.ts";
import { CAPTCHA_FORMS, CAPTCHA_REFUSALS } from "./forms/captcha.ts";
import { GIFT_VOUCHER_MESSAGES } from "./forms/gift-voucher.ts";
import { INQUIRY_MESSAGES } from "./forms/inquiry.ts";
import { LEAD_CREATED, LEAD_MESSAGES } from "./forms/lead.ts";
import { SELECT_STATUS } from "./subscriptions/subscription.ts";
import { SHIFT_NOT_OFFERED } from "./subscriptions/subscription-shift.ts";

/* The texts that people read, letter by letter; those that a rule's own test asserts are not repeated. */

it("an address", () => {
  expect(ADDRESS_MESSAGES).toEqual({
    fullName: "Full name is required",
    addressLine1: "Street 1 is required",
    addressLine2: "Street 2 is required",
    country: "Country is required",
    state: "State is required",
    city: "City is required",
    cityName: "Please enter the name of your town in letters",
    mobile: "Mobile number must be 10 digits",
    anotherMobile: "Alternate mobile number must be 10 digits",
    tag: "Please choose one of the tags offered",
  });
});

it("an appointment", () => {
  expect(APPOINTMENT_LOGIN).toBe("Please login to book an appointment!");
  expect(APPOINTMENT_MESSAGES).toEqual({
    date: "Please select a date",
    dateTooEarly: "The earliest date is tomorrow",
    dateTooLate: "Appointments can be booked up to 90 days ahead",
    slot: "Please select a time slot",
    slotTaken: "This time has just been booked by somebody else. Please choose another!",
    slotYours: "You have booked this time already. Its confirmation is in your mail.",
    name: "Name is required",
    country: "Please select a country",
    mobile: "Phone number must be 10 digits",
    gender: "Please select a gender",
    ageGroup: "Please select an age group",
    problem: "Please select a problem",
    description: "Please describe the problem",
    landmark: "Landmark is required",
    medicine: "Please answer whether you are taking medicine",
    medicineTypes: "Please select the type of medicine",
  });
});

it("an inquiry", () => {
  expect(INQUIRY_MESSAGES).toEqual({
    company: "Company is required",
    name: "Name is required",
    subject: "Subject is required",
    country: "Please select a country",
    phone: "Phone is required",
    phoneDigits: "Phone accepts digits only",
    description: "Description is required",
  });
});

it("a lead", () => {
  expect(LEAD_CREATED).toBe("Data Created Successfully");
  expect(LEAD_MESSAGES).toEqual({
    companyName: "Company name is required",
    industryType: "Industry type is required",
    companySize: "Company size is required",
    annualRevenue: "Please select the annual revenue",
    companyRegistered: "Please select whether the company is registered",
    phone: "Please enter a valid phone number",
  });
});

it("a gift voucher", () => {
  expect(GIFT_VOUCHER_MESSAGES).toMatchObject({
    amount: "Please choose an amount",
    receiverName: "Recipient name is required",
    senderName: "Sender name is required",
  });
});

it("OTPs, coins, vouchers, reviews, subscriptions, search and events", () => {
  expect(OTP_SIX_DIGITS).toBe("The OTP has 6 digits");
  expect([COINS_LOGIN, COINS_USER_NOT_LOADED, VOUCHER_LOGIN]).toEqual([
    "Please login to redeem coins!",
    "Your details are still loading. Please try again.",
    "Please login to apply a voucher!",
  ]);
  expect([REVIEW_TOO_LONG, SELECT_STATUS, SHIFT_NOT_OFFERED]).toEqual([
    "A review has at most 2000 characters",
    "Please select a status!",
    "This order cannot be shifted now",
  ]);
  expect([NO_PRODUCTS_FOUND, NO_PRODUCTS_AVAILABLE, EVENT_REGISTERED]).toEqual([
    "No products found",
    "No products available!",
    "Event registration successfully!",
  ]);
});

it("the forms with a captcha, and what each says without one", () => {
  expect(Object.keys(CAPTCHA_REFUSALS)).toEqual([...CAPTCHA_FORMS]);
  expect(CAPTCHA_REFUSALS).toEqual({
    signup: "Please verify you are not a robot.",
    "forgot-password": "Please verify you are not a robot.",
    "change-password": "Please verify you are not a robot.",
    contact: "reCAPTCHA verification failed",
    appointment: "Please complete reCAPTCHA first",
    "gift-voucher": "Please complete reCAPTCHA first",
    "login-otp": "Please verify you are not a robot.",
    "stock-request": "Please complete reCAPTCHA first",
  });
});

it("the curated categories, in the order of the navigation", () => {
  expect(CURATED_CATEGORIES.map(({ id, name }) => `${id} ${name}`)).toEqual([
    "11 Ghee & Dairy",
    "12 Honey & Sweeteners",
    "13 Flours & Grains",
    "14 Pulses & Legumes",
    "15 Cold-Pressed Oils",
    "16 Masala & Spices",
    "17 Snacks & Breakfast",
    "18 Dry Fruits & Seeds",
    "19 Pickles & Preserves",
    "20 Tea & Drinks",
    "21 Herbal Powders",
    "22 Chyawanprash & Avaleha",
    "23 Herbal Juices",
    "31 Bath & Body",
    "32 Hair Care",
    "33 Face Care",
    "41 Gift Hampers",
    "51 Cleaners",
    "61 Pooja & Dhoop",
  ]);
});

it("months and weekdays", () => {
  expect(MONTHS.join()).toBe("January,February,March,April,May,June,July,August,September,October,November,December");
  expect(WEEKDAYS.join()).toBe("Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday");
});
