import { toSlug } from "@store/domain";
import { BACKEND } from "@store/react-client/browser-call";

// Those that the dashboard leads to, too.
export {
  blogAddress,
  categoryAddress,
  eventAddress,
  productAddress,
} from "@store/react-client/shop-addresses";

/** All reviews of a product [R80]. */
export const reviewsAddress = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/products/${id}/reviews/${encodeURIComponent(toSlug(name))}`;

/** A wishlist that is shared. */
export const sharedWishlistAddress = (token: string): string => `/wishlist/${token}`;

/** Whether a path is that of a product's reviews. */
export const isReviewsPath = (path: string): boolean => /^\/products\/[^/]+\/reviews\//.test(path);

/** The parameters of the address bar that the list of the blog knows [R122]. */
export const BLOG_PARAMETERS = ["page", "archive"] as const;

/** The newest posts, for feed readers. */
export const BLOG_FEED = "/blogs/feed.xml";

/** The listing of a search's results. */
export const searchAddress = (text: string): string => `/shop?${new URLSearchParams({ search: text })}`;

/** A picture's absolute address, for search engines and shared links: the store's own come from its backend. */
export const pictureAddress = (image: string, siteUrl: string): string =>
  image.startsWith("/") ? siteUrl + BACKEND + image : image;

/** What advertisers and mails add to an address, to count who comes: no page depends on it. */
const TRACKING = /[?&](?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)=[^&#]*/g;

/** The query of an address without what only campaigns count. */
export const withoutTracking = (query: string): string => query.replace(TRACKING, "").replace(/^&/, "?");

/** An address with what another query has for campaigns alone, so that a redirect does not lose it. */
export function withTracking(address: string, query: string): string {
  const tracking = (query.match(TRACKING) ?? []).map((one) => one.slice(1)).join("&");
  return tracking ? `${address}${address.includes("?") ? "&" : "?"}${tracking}` : address;
}

/** The parameters of the address bar that the shop listing knows [R54]. */
export const SHOP_PARAMETERS = [
  "page",
  "category",
  "category_name",
  "search",
  "brand",
  "brand_name",
  "ordering",
  "tag",
  "foam",
  "size",
  "min_price",
  "max_price",
  "rating",
  "in_stock",
  "more",
] as const;

/** The parameters of the address bar that the list of events knows. */
export const EVENT_PARAMETERS = ["status", "category", "search"] as const;

/**
 * The pages that native apps show inside themselves: with `mobile=true` they come without header and footer (C3).
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

/** An address as a page inside a native app links to it: pages that can be shown there stay there. */
export function addressInsideApp(address: string): string {
  const { pathname, searchParams, hash } = new URL(address, "https://store.invalid");
  if (!address.startsWith("/") || !isAppPage(pathname)) return address;
  searchParams.set(MOBILE_PARAMETER, "true");
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether a page is shown inside a native app, which has a header of its own. */
export const isInsideApp = (path: string, parameters: URLSearchParams): boolean =>
  isAppPage(path) && parameters.get(MOBILE_PARAMETER) === "true";
