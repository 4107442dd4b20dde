import {
  BLOG_PARAMETERS,
  EVENT_PARAMETERS,
  isAppPage,
  isReviewsPath,
  MOBILE_PARAMETER,
  SHOP_PARAMETERS,
} from "../../app/navigation/addresses.ts";

const NO_PARAMETERS: readonly string[] = [];
const APP_PARAMETERS = [MOBILE_PARAMETER];
const REVIEWS_PARAMETERS = ["stars", "page", "report"];

/** The parameters that a page's server HTML depends on. All others are dropped, so they cannot fill the cache. */
function parametersOf(path: string): readonly string[] {
  if (path === "/shop") return SHOP_PARAMETERS;
  if (path === "/event") return EVENT_PARAMETERS;
  if (path === "/blogs") return BLOG_PARAMETERS;
  if (isReviewsPath(path)) return REVIEWS_PARAMETERS;
  return isAppPage(path) ? APP_PARAMETERS : NO_PARAMETERS;
}

const MAX_VALUE_LENGTH = 120;

/** The cache key of a URL, at which the page is also rendered: its path and known parameters, in a fixed order. */
export function pageKey(url: string): string {
  const question = url.indexOf("?");
  if (question < 0) return url;
  const path = url.slice(0, question);
  const asked = new URLSearchParams(url.slice(question + 1));
  const known = new URLSearchParams();
  for (const name of parametersOf(path)) {
    const value = asked.get(name);
    if (value && value.length <= MAX_VALUE_LENGTH) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}
