import interUrl from "@store/ui/fonts/inter.woff2?url";
import { addressAfterLogin } from "../../app/login/after-login-address.ts";

/**
 * `public/favicon.svg` inside the page, since browsers fetch an icon before the largest picture is drawn; search engines
 * take the other.
 */
const ICON =
  '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%2032%2032%22%3E%3Cpath%20fill=%22%231F6B3A%22%20d=%22M16%201C9%209%204%2014%204%2020a12%2011%200%200%200%2024%200C28%2014%2023%209%2016%201Z%22/%3E%3Cpath%20fill=%22%23FCF0D9%22%20d=%22M10%2022c0-7%205-10%2012-10%200%207-4%2012-12%2010Z%22/%3E%3C/svg%3E"/>';

const FONT = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${interUrl}"/>`;

/**
 * Leads customers who are logged in on from the pages where one logs in or signs up, before these are shown: the server's
 * page is anonymous. Of who they are the storage tells, as in `leadOn`.
 */
const leadOnScript = (path: string): string => {
  const [staff, others] = [addressAfterLogin(path, true), addressAfterLogin(path, false)];
  const leave = `document.documentElement.hidden=true;location.replace(localStorage.access?"${staff}":"${others}")`;
  return `<script>try{if(localStorage.token){${leave}}}catch{}</script>`;
};

const WITHOUT_USE_WHEN_LOGGED_IN: ReadonlySet<string> = new Set(["/login", "/signup"]);

/** What every page's head has besides its own tags. On the home page the large picture goes before the font. */
export const pageHead = (path: string): string => {
  const script = WITHOUT_USE_WHEN_LOGGED_IN.has(path) ? leadOnScript(path) : "";
  return path === "/" ? ICON : script + ICON + FONT;
};
