import type { Policy } from "@store/domain";
import type { ContentPage } from "../blocks.ts";
import { type OwnTexts, pageInWords } from "../rewritten-page.ts";
import { aboutUs } from "./about-us.ts";
import { FAQ, faq } from "./faq.ts";
import { franchisePage } from "./franchise.ts";
import { inspireAndSupport } from "./inspire-and-support.ts";
import { organicLiving } from "./organic-living.ts";
import { PRIVACY_POLICY, privacyPolicy } from "./privacy-policy.ts";
import { RETURN_AND_REFUND_POLICY, returnAndRefundPolicy } from "./return-and-refund-policy.ts";
import { SHIPPING_POLICY, shippingPolicy } from "./shipping-policy.ts";
import { subscriptionPlans } from "./subscription-plans.ts";
import { TERMS_AND_CONDITIONS, termsAndConditions } from "./terms-and-conditions.ts";

export {
  aboutUs,
  FAQ,
  faq,
  franchisePage,
  inspireAndSupport,
  organicLiving,
  PRIVACY_POLICY,
  privacyPolicy,
  RETURN_AND_REFUND_POLICY,
  returnAndRefundPolicy,
  SHIPPING_POLICY,
  shippingPolicy,
  TERMS_AND_CONDITIONS,
  termsAndConditions,
};

/** The four legal pages, in the footer's order. */
export const policies = (policy: Policy): readonly ContentPage[] => [
  termsAndConditions(policy),
  shippingPolicy(policy),
  returnAndRefundPolicy(policy),
  privacyPolicy(policy),
];

const storyPages = (policy: Policy): readonly ContentPage[] => [aboutUs(policy), franchisePage(policy)];

/** The pages of text that native apps show, too. */
export const contentPages = (policy: Policy): readonly ContentPage[] => [
  ...policies(policy),
  faq(policy),
  ...storyPages(policy),
];

/** Every page of the webviews: those, and of the membership page what needs no account. */
export const embedPages = (policy: Policy, own: OwnTexts = new Map()): readonly ContentPage[] => [
  ...REWRITABLE_PAGES.map((standard) => pageInWords(standard, own.get(standard.path), policy)),
  ...storyPages(policy),
  subscriptionPlans(policy),
];

/** Every page of the site that is text alone. */
export const textPages = (policy: Policy): readonly ContentPage[] => [
  ...contentPages(policy),
  inspireAndSupport(policy),
  organicLiving(policy),
];

/** The pages whose texts an owner may rewrite, as the shop has them itself: their words name facts. */
export const REWRITABLE_PAGES: readonly ContentPage[] = [
  TERMS_AND_CONDITIONS,
  SHIPPING_POLICY,
  RETURN_AND_REFUND_POLICY,
  PRIVACY_POLICY,
  FAQ,
];
