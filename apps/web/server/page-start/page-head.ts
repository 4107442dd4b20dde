import { type Identity, sizedPicture } from "@store/domain";
import { addressAfterLogin } from "@store/react-client/after-login-address";
import { BOOKING, LANDING, LOG_IN } from "../../app/features/consult/ask-to-log-in.ts";
import { pictureAddress } from "../../app/navigation/addresses.ts";
import { SHOPPER, SHOWN_TO } from "../../app/session/early-session.ts";
import { MARK_SHOPPER } from "./browser-scripts.ts";

/**
 * `public/favicon.svg` in the shop's colour inside the page, since browsers fetch an icon before the largest picture is
 * painted; search engines take the other.
 */
const iconOf = (colour: string): string =>
  `<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0,0,32,32'%3E%3Cpath%20fill='${encodeURIComponent(colour)}'%20d='M16,1C9,9,4,14,4,20a12,11,0,0,0,24,0C28,14,23,9,16,1Z'/%3E%3Cpath%20fill='%23FCF0D9'%20d='M10,22c0-7,5-10,12-10,0,7-4,12-12,10Z'/%3E%3C/svg%3E"/>`;

/** Leads on to another address before the page is shown. Condition and address are JavaScript. */
const leaveScript = (condition: string, address: string): string =>
  `<script>try{if(${condition}){document.documentElement.hidden=true;location.replace(${address})}}catch{}</script>`;

/**
 * Leads customers who are logged in on from the pages where one logs in or signs up, before these are shown: the server's
 * page is anonymous. Of who they are the storage tells, as in `leadOn`.
 */
const leadOnScript = (path: string): string => {
  const [staff, others] = [addressAfterLogin(path, true), addressAfterLogin(path, false)];
  return leaveScript("localStorage.token", `localStorage.access?"${staff}":"${others}"`);
};

const WITHOUT_USE_WHEN_LOGGED_IN: ReadonlySet<string> = new Set(["/login", "/signup"]);

/** Where those who are not logged in are led from pages for customers. So do the pages, once their scripts have run. */
const ADDRESS_OF_OTHERS: ReadonlyMap<string, string> = new Map([
  ["/checkout", "/cart"],
  [BOOKING, LANDING + LOG_IN],
]);

const shownTo = (whom: string) => `[${SHOWN_TO}=${whom}]`;

/** In the page itself: in a style sheet, all other pages would have it too. */
const HIDE_FROM_OTHERS = `<style>${[
  `:root[${SHOPPER}] ${shownTo("nobody")}`,
  `:root:not([${SHOPPER}]) ${shownTo("shopper")}`,
  `:root[${SHOPPER}=customer] ${shownTo("visitor")}`,
  `:root:not([${SHOPPER}=customer]) ${shownTo("customer")}`,
].join()}{display:none}</style>`;

function ownPartOf(path: string, html: string): string {
  if (WITHOUT_USE_WHEN_LOGGED_IN.has(path)) return leadOnScript(path);
  const ofOthers = ADDRESS_OF_OTHERS.get(path);
  if (ofOthers) return leaveScript("!localStorage.token", `"${ofOthers}"`);
  return html.includes(` ${SHOWN_TO}="`) ? `<script>${MARK_SHOPPER}</script>${HIDE_FROM_OTHERS}` : "";
}

/**
 * What every page's head has in addition to its own tags; after the scripts of its beginning.
 * @param html the page as React has rendered it.
 */
export const pageHead = (path: string, html: string, { colours, logo }: Identity): string =>
  `<meta name="theme-color" content="${colours.main}"/>` +
  ownPartOf(path, html) +
  (logo ? `<link rel="icon" href="${pictureAddress(sizedPicture(logo, 80, "webp"), "")}"/>` : iconOf(colours.main));
