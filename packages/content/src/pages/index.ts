import type { Policy } from "@store/domain";
import type { ContentPage } from "../blocks.ts";
import { aboutUs } from "./about-us.ts";
import { faq } from "./faq.ts";
import { franchisePage } from "./franchise.ts";
import { inspireAndSupport } from "./inspire-and-support.ts";
import { organicLiving } from "./organic-living.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { returnAndRefundPolicy } from "./return-and-refund-policy.ts";
import { shippingPolicy } from "./shipping-policy.ts";
import { subscriptionPlans } from "./subscription-plans.ts";
import { termsAndConditions } from "./terms-and-conditions.ts";

export {
  aboutUs,
  faq,
  franchisePage,
  inspireAndSupport,
  organicLiving,
  privacyPolicy,
  returnAndRefundPolicy,
  shippingPolicy,
  termsAndConditions,
};

/** The four legal pages, in the footer's order. */
export const policies = (policy: Policy): readonly ContentPage[] => [
  termsAndConditions(policy),
  shippingPolicy(policy),
  returnAndRefundPolicy(policy),
  privacyPolicy(policy),
];

/** The pages of text that native apps show, too. */
export const contentPages = (policy: Policy): readonly ContentPage[] => [
  ...policies(policy),
  faq(policy),
  aboutUs(policy),
  franchisePage(policy),
];

/** Every page of the webviews: those, and of the membership page what needs no account. */
export const embedPages = (policy: Policy): readonly ContentPage[] => [
  ...contentPages(policy),
  subscriptionPlans(policy),
];

/** Every page of the site that is text alone. */
export const textPages = (policy: Policy): readonly ContentPage[] => [
  ...contentPages(policy),
  inspireAndSupport(policy),
  organicLiving(policy),
];
