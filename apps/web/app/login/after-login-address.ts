export const LOGIN_PAGE = "/login";
const SHOP = "/shop";
const HOME = "/";

/** Pages without use for a shopper who is logged in. */
const isAccountPage = (path: string) => path === "/signup" || /^\/reset-password(?:\/|$)/.test(path);

/**
 * Where a login leads from a page: from /login to the shop, from signup and reset staff to the shop and others home;
 * everywhere else the shopper stays (document 1, section 4).
 */
export function addressAfterLogin(path: string, isStaff: boolean): string | undefined {
  if (path === LOGIN_PAGE) return SHOP;
  if (!isAccountPage(path)) return undefined;
  return isStaff ? SHOP : HOME;
}
