import { describe, expect, it } from "vitest";
import {
  checkProfile,
  checkProfileMobile,
  PROFILE_MOBILE_MAXIMUM,
  PROFILE_MOBILE_MINIMUM,
} from "../account/profile.ts";
import { fromRupees, type Paise, paise } from "../money/money.ts";
import { messageOf, refusedFields } from "../testing/refused.ts";
import { checkGiftVoucher, typedAmount } from "./gift-voucher.ts";
import { GIFT_VOUCHER_AMOUNTS, GIFT_VOUCHER_MAXIMUM, GIFT_VOUCHER_MINIMUM } from "./gift-voucher-amounts.ts";
import { checkInquiry, checkInquiryPhone, type InquiryForm } from "./inquiry.ts";
import {
  B2B_QUESTIONS,
  canSendLead,
  checkLead,
  EXPORT_QUESTIONS,
  LEAD_CONSENT,
  REGISTERED_VALUES,
  REVENUE_BANDS,
} from "./lead.ts";

describe("profile [R145]", () => {
  it.each([
    ["+919876543210", true],
    ["919876543210", true],
    [" +919876543210 ", true],
    ["9876543210", false],
    ["09876543210", false],
    ["+91987654321", false],
    ["+9198765432100", false],
    ["+91 98765 43210", true],
    ["+91 98765 43210 9", false],
    ["+65 9123 4567", false],
    ["abcdefghijkl", false],
    ["", false],
  ])("mobile %j: %s", (text, expected) => {
    const outcome = checkProfileMobile(text);
    expect(outcome.ok).toBe(expected);
    expect(outcome.ok ? outcome.value : outcome.refusal.message).toBe(
      expected ? "+919876543210" : "Please enter valid mobile number",
    );
  });

  it("12 to 13 characters [R196]", () => {
    expect([PROFILE_MOBILE_MINIMUM, PROFILE_MOBILE_MAXIMUM]).toEqual([12, 13]);
  });

  it("requires both names", () => {
    expect(refusedFields(checkProfile({ firstName: "", lastName: " ", mobile: "+919876543210" }))).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
    });
    expect(checkProfile({ firstName: " Asha", lastName: "Patel ", mobile: "919876543210" })).toEqual({
      ok: true,
      value: { firstName: "Asha", lastName: "Patel", company: "", mobile: "+919876543210" },
    });
    expect(checkProfile({ firstName: "A", lastName: "P", company: " Neem ", mobile: "919876543210" })).toMatchObject({
      value: { company: "Neem" },
    });
  });
});

describe("contact form [R128]", () => {
  const form: InquiryForm = {
    company: "Neem & Co",
    name: "Asha",
    email: "asha@example.com",
    subject: "Ghee",
    country: 104,
    callingCode: "+91",
    phone: "7926500000",
    description: "How is it made?",
  };

  it("accepts a form in order, with its calling code, and adds the age group [R131]", () => {
    expect(checkInquiry(form)).toMatchObject({ value: { phone: "+917926500000", ageGroup: "00 to 06" } });
    expect(checkInquiry({ ...form, phone: "+917926500000" })).toMatchObject({ value: { phone: "+917926500000" } });
  });

  it("names every required field, and no phone before a country is chosen", () => {
    const empty = {
      company: "",
      name: "",
      email: "",
      subject: "",
      country: null,
      callingCode: "",
      phone: "",
      description: "",
    };
    const { callingCode, phone, ...required } = empty;
    expect(Object.keys(refusedFields(checkInquiry(empty)))).toEqual(Object.keys(required));
  });

  it.each([
    ["", "Phone is required"],
    ["79265x", "Phone accepts digits only"],
    ["1234567890123456", "Phone accepts digits only"],
    ["123456789012345", undefined],
    ["1", undefined],
  ])("phone %j: %s", (phone, message) => {
    expect(refusedFields(checkInquiry({ ...form, phone })).phone).toBe(message);
  });
});

describe("gift voucher [R173] [R174]", () => {
  it.each([
    ["777", 77_700],
    [" 10,000 ", 1_000_000],
    ["₹ 1 250", 125_000],
    ["777.5", 77_750],
    ["777.55", 77_755],
    ["", undefined],
    ["abc", undefined],
    ["-500", undefined],
    ["1e3", undefined],
    ["777.555", undefined],
  ])("a custom amount typed as “%s” is %s paise", (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount);
  });

  const form = {
    amount: fromRupees(500),
    senderName: "Asha",
    senderEmail: "asha@example.com",
    receiverName: "Ravi",
    receiverEmail: "ravi@example.com",
  };

  it("is offered for 100, 500, 1000 and 2000 rupees [R196]", () => {
    expect(GIFT_VOUCHER_AMOUNTS).toEqual([10_000, 50_000, 100_000, 200_000]);
    for (const amount of GIFT_VOUCHER_AMOUNTS) expect(checkGiftVoucher({ ...form, amount }).ok).toBe(true);
  });

  it("is from 100 to 10,000 rupees", () => {
    expect([GIFT_VOUCHER_MINIMUM, GIFT_VOUCHER_MAXIMUM]).toEqual([10_000, 1_000_000]);
  });

  it("needs no message", () => {
    expect(checkGiftVoucher(form)).toEqual({ ok: true, value: { ...form, message: "" } });
  });

  const below: Paise = paise(GIFT_VOUCHER_MINIMUM - 1);
  const above: Paise = paise(GIFT_VOUCHER_MAXIMUM + 1);

  it.each([
    [GIFT_VOUCHER_MINIMUM, undefined],
    [fromRupees(750), undefined],
    [GIFT_VOUCHER_MAXIMUM, undefined],
    [below, "Please choose an amount from ₹100 to ₹10,000"],
    [above, "Please choose an amount from ₹100 to ₹10,000"],
    [fromRupees(777.5), "Please choose an amount in whole rupees"],
    [paise(GIFT_VOUCHER_MINIMUM + 1), "Please choose an amount in whole rupees"],
    [paise(-10_000), "Please choose an amount from ₹100 to ₹10,000"],
    [undefined, "Please choose an amount"],
  ])("custom amount of %s paise: %s", (amount, message) => {
    expect(messageOf(checkGiftVoucher({ ...form, amount }))).toBe(message);
  });

  it("names the five fields that are required", () => {
    const empty = { amount: undefined, receiverName: "", receiverEmail: "", senderName: "", senderEmail: "" };
    expect(Object.keys(refusedFields(checkGiftVoucher(empty)))).toEqual(Object.keys(empty));
  });
});

describe("leads [R178]", () => {
  const form = {
    companyName: "Neem & Co",
    industryType: "Food",
    companySize: "10",
    annualRevenue: "1 to 5 cr",
    companyRegistered: "applied",
  };

  it("nine revenue bands, three registered values, four and eleven questions, and the consent [R196]", () => {
    expect(REVENUE_BANDS.join("; ")).toBe(
      "30 lacs to 1 cr; 1 to 5 cr; 5 to 10 cr; 10 to 25 cr; 25 to 50 cr; 50 to 100 cr; 100 to 200 cr; 200 to 500 cr; 500 cr and above",
    );
    expect(REGISTERED_VALUES).toEqual(["yes", "applied", "no"]);
    expect([B2B_QUESTIONS.length, EXPORT_QUESTIONS.length]).toEqual([4, 11]);
    expect(LEAD_CONSENT).toBe(
      "By submitting this form, you agree to our Privacy Policy and consent to being contacted by our team regarding your inquiry.",
    );
  });

  it("accepts a form in order; an email may be missing, not malformed", () => {
    expect(checkLead(form)).toEqual({ ok: true, value: { ...form, email: "", phone: "" } });
    expect(checkLead({ ...form, email: " " })).toEqual({ ok: true, value: { ...form, email: "", phone: "" } });
    expect(checkLead({ ...form, email: "asha@example.com" }).ok).toBe(true);
    expect(refusedFields(checkLead({ ...form, email: "asha" }))).toEqual({ email: "Invalid email format" });
  });

  it("names the five fields that are required", () => {
    const empty = { companyName: "", industryType: "", companySize: "", annualRevenue: "", companyRegistered: "" };
    expect(Object.keys(refusedFields(checkLead(empty)))).toEqual(Object.keys(empty));
  });

  it("may be sent only with the consent [R179] [C24]", () => {
    expect([canSendLead({ hasConsented: false }), canSendLead({ hasConsented: true })]).toEqual([false, true]);
  });

  it.each([
    ["", "+91", ""],
    ["+91", "+91", ""],
    ["98765 43210", "+91", "+919876543210"],
    ["+91 98765 43210", "+91", "+919876543210"],
    ["7926500000", "+91", "+917926500000"],
    ["987654321", "+91", undefined],
    ["022 2345 6789", "+91", "+912223456789"],
    ["0222345678", "+91", undefined],
    ["+65 9123 4567", "+91", undefined],
    ["\u202a+44 (0)20 7946 0000\u202c", "+44", "+442079460000"],
    ["98765 CALL0", "+91", undefined],
    ["20 7946 0000", "+44", "+442079460000"],
    ["1234", "+44", "+441234"],
    ["123", "+44", undefined],
    ["1234567890123", "+44", "+441234567890123"],
    ["12345678901234", "+44", undefined],
    ["123456789012345", undefined, "123456789012345"],
    ["20 79CALL46", "+44", undefined],
    ["44 20 7946 ext", undefined, undefined],
    ["no 2079460000", undefined, undefined],
    ["+44 20 7946 0000", "", "+442079460000"],
    ["2079460000", undefined, "2079460000"],
    ["+", undefined, undefined],
  ])("a phone may be missing, not malformed: %j behind %j is %j [R176] [R177]", (phone, callingCode, kept) => {
    const checked = checkLead({ ...form, phone, callingCode });
    expect(checked.ok ? checked.value.phone : undefined).toBe(kept);
    if (!checked.ok) expect(refusedFields(checked)).toEqual({ phone: "Please enter a valid phone number" });
  });

  it.each([
    [{ annualRevenue: "1 cr" }, "annualRevenue"],
    [{ companyRegistered: "Yes" }, "companyRegistered"],
  ])("refuses %j", (change, field) => {
    expect(Object.keys(refusedFields(checkLead({ ...form, ...change })))).toEqual([field]);
  });
});

describe("the phone of the contact form [R128]", () => {
  const place = { country: 104, callingCode: "+91" };

  it("may be empty until a country is chosen", () => {
    expect(checkInquiryPhone("", { ...place, country: null })).toEqual({ ok: true, value: "" });
    expect(checkInquiryPhone(" ", place).ok).toBe(false);
  });

  it.each(["a12345", "12345a", "1".repeat(16)])("is not %j", (phone) => {
    expect(messageOf(checkInquiryPhone(phone, place))).toBe("Phone accepts digits only");
  });
});

it("texts that are not required are trimmed", () => {
  const people = {
    senderName: "Asha",
    senderEmail: "a@example.com",
    receiverName: "Ravi",
    receiverEmail: "r@example.com",
  };
  expect(checkGiftVoucher({ ...people, amount: fromRupees(500), message: " Enjoy! " })).toMatchObject({
    value: { message: "Enjoy!" },
  });
});
