export { type AboutPoint, about } from "./about.ts";
export * from "./blocks.ts";
export { brand, namingShop } from "./brand.ts";
export { coinProgramme } from "./coin-programme.ts";
export { consultation } from "./consultation.ts";
export { contact } from "./contact.ts";
export { EXPORT_COUNTRIES, EXPORT_NOTICE } from "./export-countries.ts";
export { facts } from "./facts.ts";
export { fillPage, fillWordsOfPage } from "./fill-page.ts";
export { giftVoucher } from "./gift-voucher.ts";
export { leadPages } from "./leads.ts";
export { contactLinks, links } from "./links.ts";
export { type MembershipBenefit, membershipBenefits, memberVoices } from "./membership.ts";
export { accountMeta } from "./meta/account.ts";
export { ownPageMeta, PAGE_META, pageMeta } from "./meta/index.ts";
export { inquiryMeta } from "./meta/inquiries.ts";
export { documentTitle, type PageMeta } from "./meta/page-meta.ts";
export { pageTextsMeta } from "./meta/pages.ts";
export { shoppingMeta } from "./meta/shopping.ts";
export { PAGE_FACTS, type PageFact } from "./page-facts.ts";
export { pageHtml } from "./page-html.ts";
export * from "./pages/index.ts";
export { signupNotice } from "./privacy-notice.ts";
export { coinQuestions } from "./questions/coins.ts";
export { membershipQuestions } from "./questions/membership.ts";
export { subscriptionQuestions } from "./questions/subscription.ts";
export { type OwnTexts, pageInWords } from "./rewritten-page.ts";
export { addressLine, sellerFacts, shopContact, socialLinks, whatsappUrl } from "./shop-contact.ts";
export { shownLinks, USUAL_LINKS } from "./shop-links.ts";
export { appreciation } from "./stories/appreciation.ts";
export { type ResourceFilm, resources } from "./stories/resources.ts";
export { type StoryFilm, testimonials } from "./stories/testimonials.ts";
export { subscriptionHelp, subscriptionPageQuestions } from "./subscription-help.ts";
export { giftVoucherTerms } from "./terms/gift-voucher.ts";
export { subscriptionDisclaimer, subscriptionTerms } from "./terms/subscription.ts";
export {
  type EmText,
  type Inline,
  joinRuns,
  link,
  plainText,
  type StrongText,
  strong,
  type Text,
  type TextLink,
  text,
} from "./text.ts";
export { trustFacts } from "./trust.ts";
export { legalRupees, listed } from "./wording.ts";
