import { DEFAULT_POLICY, formatRoundRupees } from "@store/domain";
import { describe, expect, it } from "vitest";
import { pageText } from "../blocks.ts";
import { shopContact } from "../shop-contact.ts";
import { giftVoucherTerms } from "../terms/gift-voucher.ts";
import { subscriptionTerms } from "../terms/subscription.ts";
import { plainText } from "../text.ts";
import { legalRupees } from "../wording.ts";
import { policies, privacyPolicy, returnAndRefundPolicy, shippingPolicy, termsAndConditions } from "./index.ts";

const terms = pageText(termsAndConditions(DEFAULT_POLICY));
const shipping = pageText(shippingPolicy(DEFAULT_POLICY));
const returns = pageText(returnAndRefundPolicy(DEFAULT_POLICY));
const privacy = pageText(privacyPolicy(DEFAULT_POLICY));

describe("terms and conditions", () => {
  it("name the flat rate, the normal time, and no delivery outside India [R117]", () => {
    expect(terms).toContain("flat shipping rate of Rs. 100 within India");
    expect(terms).toContain("normally delivered within 7 working days");
    expect(terms).toContain("not deliver outside India");
  });

  it("take their amounts from the cart's rules [R196]", () => {
    expect(terms).toContain(`flat shipping rate of ${legalRupees(DEFAULT_POLICY.shipping.charge)}`);
    expect(terms).toContain(`minimum order value is ${legalRupees(DEFAULT_POLICY.minimumOrder)}`);
  });
});

describe("terms of what is paid ahead", () => {
  it.each([
    "No expiry",
    "No purchase fee",
    "Non-reloadable",
    "Non-transferable",
    "Not redeemable in stores",
    "usable only on the Surabhi Organics website and apps",
    shopContact(DEFAULT_POLICY).emails.care.shown,
  ])("gift vouchers: %s [R175]", (words) => {
    expect(giftVoucherTerms(DEFAULT_POLICY).map(plainText).join("\n")).toContain(words);
  });

  it.each([
    "intervals of 1 to 4 months",
    "cancel at least 10 calendar days before the delivery day",
    "automatic only, by debit card, credit card, net banking or UPI",
    "that on the day the order is generated",
  ])("subscriptions: %s [R170]", (words) => {
    expect(subscriptionTerms(DEFAULT_POLICY).map(plainText).join("\n")).toContain(words);
  });

  it("stand in the terms as well", () => {
    for (const line of [...giftVoucherTerms(DEFAULT_POLICY), ...subscriptionTerms(DEFAULT_POLICY)])
      expect(terms).toContain(plainText(line));
  });
});

describe("shipping policy", () => {
  it("says 2 working days in Ahmedabad, 5 to 6 in the rest of India [R118]", () => {
    expect(shipping).toContain("In Ahmedabad: 2 working days");
    expect(shipping).toContain("In the rest of India: 5 to 6 working days");
  });

  it("charges what the cart charges, and names who pays nothing [R102]", () => {
    expect(shipping).toContain(`${formatRoundRupees(DEFAULT_POLICY.shipping.charge)} an order`);
    expect(shipping).toContain("Free for SO Elite members");
    expect(shipping).toContain("Free when the first address in your address list is in Ahmedabad");
  });

  it("delivers only inside India [R117]", () => {
    expect(shipping).toContain("We deliver only inside India");
  });

  it("comes again two more times [R113]", () => {
    expect(shipping).toContain("two more delivery attempts");
  });
});

it("terms and shipping policy each keep their own delivery times [C20]", () => {
  expect(terms).not.toMatch(/2 working days|5 to 6 working days/);
  expect(shipping).not.toContain("within 7 working days");
});

describe("return and refund policy", () => {
  it.each(["damaged", "defective", "missing part", "mismatched", "original condition"])(
    "covers: %s [R119]",
    (words) => {
      expect(returns).toContain(words);
    },
  );

  it("gives 5 days for a replacement and 15 for a return [R113]", () => {
    expect(returns).toContain("5-day replacement guarantee");
    expect(returns).toContain("Return requests are accepted within 15 days of delivery");
  });

  it("refunds to the way the shopper paid", () => {
    expect(returns).toContain("original payment method within 7 working days");
  });
});

describe("privacy policy", () => {
  it("says what is kept, why, how long, who receives it, and what one may ask [R116]", () => {
    expect(privacyPolicy(DEFAULT_POLICY).sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["what-we-collect", "who-receives-data", "how-long", "your-rights", "grievance-officer"]),
    );
    expect(privacy).toContain("Digital Personal Data Protection Act 2023");
  });
});

describe("what an Indian online seller must say", () => {
  it.each([
    ["terms", terms],
    ["returns", returns],
    ["privacy", privacy],
  ])("%s name the grievance officer and the times for an answer", (_page, words) => {
    expect(words).toContain(shopContact(DEFAULT_POLICY).grievanceOfficer.name);
    expect(words).toContain("within 48 hours");
    expect(words).toContain("within 1 month");
  });

  it("terms name the seller, the office, GSTIN and food licence", () => {
    for (const fact of [
      DEFAULT_POLICY.identity.legalName,
      shopContact(DEFAULT_POLICY).address.postalCode,
      DEFAULT_POLICY.identity.gstin,
      DEFAULT_POLICY.identity.fssaiLicence,
    ]) {
      expect(terms).toContain(fact);
    }
  });

  it.each(policies(DEFAULT_POLICY).map((page) => [page.path, page] as const))(
    "%s says how to reach the shop [R13]",
    (_path, page) => {
      expect(pageText(page)).toMatch(/@surabhiorganics\.example/);
    },
  );
});
