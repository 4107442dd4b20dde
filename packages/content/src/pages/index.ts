import type { ContentPage } from "../blocks.ts";
import { faq } from "./faq.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { returnAndRefundPolicy } from "./return-and-refund-policy.ts";
import { shippingPolicy } from "./shipping-policy.ts";
import { termsAndConditions } from "./terms-and-conditions.ts";

export { faq, privacyPolicy, returnAndRefundPolicy, shippingPolicy, termsAndConditions };

/** The four legal pages, in the footer's order. */
export const policies: readonly ContentPage[] = [
  termsAndConditions,
  shippingPolicy,
  returnAndRefundPolicy,
  privacyPolicy,
];

/** Every page that is words alone; the webviews show these. */
export const contentPages: readonly ContentPage[] = [...policies, faq];
