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
export const policies: readonly ContentPage[] = [
  termsAndConditions,
  shippingPolicy,
  returnAndRefundPolicy,
  privacyPolicy,
];

/** The pages of text that native apps show, too. */
export const contentPages: readonly ContentPage[] = [...policies, faq, aboutUs, franchisePage];

/** Every page of the webviews: those, and of the membership page what needs no account. */
export const embedPages: readonly ContentPage[] = [...contentPages, subscriptionPlans];

/** Every page of the site that is text alone. */
export const textPages: readonly ContentPage[] = [...contentPages, inspireAndSupport, organicLiving];
