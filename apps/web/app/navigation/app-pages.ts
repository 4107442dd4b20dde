/**
 * The pages that native apps show inside themselves: with `mobile=true` they come without header and footer
 * (documents 1 to 3, section 2; checklist C3).
 */
const APP_PAGES: ReadonlySet<string> = new Set([
  "/privacy-policy",
  "/terms-and-conditions",
  "/shipping-policy",
  "/return-and-refund-policy",
  "/about-us",
  "/faq",
  "/franchise",
  "/subscription-plans",
  "/gift-voucher",
  "/bussiness",
  "/exports",
]);

export const MOBILE_PARAMETER = "mobile";

export const isAppPage = (path: string): boolean => APP_PAGES.has(path.replace(/\/$/, ""));

/** Whether a page is shown inside a native app, which has a header of its own. */
export const isInsideApp = (path: string, parameters: URLSearchParams): boolean =>
  isAppPage(path) && parameters.get(MOBILE_PARAMETER) === "true";
