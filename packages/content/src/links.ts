import type { Policy } from "@store/domain";
import { shopContact, whatsappUrl } from "./shop-contact.ts";
import { link } from "./text.ts";

/** Links to pages of the store that several texts share, each written once. */
export const links = {
  terms: link("terms and conditions", "/terms-and-conditions"),
  shippingPolicy: link("shipping policy", "/shipping-policy"),
  returnPolicy: link("return and refund policy", "/return-and-refund-policy"),
  privacyPolicy: link("privacy policy", "/privacy-policy"),
  faq: link("frequently asked questions", "/faq"),
  exports: link("export enquiry form", "/exports"),
  business: link("business form", "/bussiness"),
  contact: link("contact form", "/contact-us"),
  events: link("events", "/event"),
  aboutUs: link("about us", "/about-us"),
  inspire: link("inspire and support", "/inspire-and-support"),
  shop: link("shop", "/shop"),
  coins: link("coin programme", "/so-coin"),
  membership: link("membership page", "/subscription-plans"),
  subscribe: link("Subscribe and Save", "/subscribe"),
  stores: link("store locator", "/store-locator"),
  vaidya: link("consult our Vaidya", "/consult-our-vaidya"),
} as const;

/** Links by which texts say how the shop is reached. */
export function contactLinks(policy: Policy) {
  const { emails, phones } = shopContact(policy);
  return {
    careEmail: link(emails.care.shown, emails.care.href),
    supportEmail: link(emails.support.shown, emails.support.href),
    businessEmail: link(emails.business.shown, emails.business.href),
    exportsEmail: link(emails.exports.shown, emails.exports.href),
    privacyEmail: link(emails.privacy.shown, emails.privacy.href),
    grievanceEmail: link(emails.grievance.shown, emails.grievance.href),
    carePhone: link(phones.care.shown, phones.care.href),
    grievancePhone: link(phones.grievance.shown, phones.grievance.href),
    franchisePhone: link(phones.franchise.shown, phones.franchise.href),
    organicLivingPhone: link(phones.organicLiving.shown, phones.organicLiving.href),
    whatsapp: link(`WhatsApp ${phones.whatsapp.shown}`, whatsappUrl(policy)),
  };
}
