export const LOGIN_PAGE = "/login";
const SHOP = "/shop";
const HOME = "/";

/** Pages without use for a shopper who is logged in. */
const isAccountPage = (path: string) => path === "/signup" || /^\/reset-password(?:\/|$)/.test(path);

/** The parameter of /login with the page of the dashboard that staff came from. */
const BACK = "back";

/** The login, which leads staff back to a page of the dashboard. */
export const loginBackTo = (address: string): string => `${LOGIN_PAGE}?${new URLSearchParams({ [BACK]: address })}`;

/** Nowhere but to the dashboard: the address may be one that somebody was sent. */
function backOf(search: string): string | undefined {
  const address = new URLSearchParams(search).get(BACK) ?? "";
  return /^\/dashboard(?:[/?#]|$)/.test(address) ? address : undefined;
}

/**
 * Where a login leads from a page: from /login to the shop, from signup and reset staff to the shop and others home;
 * everywhere else the shopper stays [R30 R31]. Staff whom the dashboard sent to /login come back to it.
 * @param search of the page's address.
 */
export function addressAfterLogin(path: string, isStaff: boolean, search = ""): string | undefined {
  if (path === LOGIN_PAGE) return (isStaff ? backOf(search) : undefined) ?? SHOP;
  if (!isAccountPage(path)) return undefined;
  return isStaff ? SHOP : HOME;
}
