import type { Call } from "@store/api-client";
import { createContext } from "react-router";

/** Asks the backend while a page is rendered on the server: without an identity, so that the page suits everybody. */
export const callContext = createContext<Call>();

/** The store's own address, for canonical links. */
export const siteUrlContext = createContext<string>();

/**
 * Takes the HTML of a page as a text, where the server wants it so: a response's body would encode it, only for it to be
 * decoded again.
 */
export const takeHtmlContext = createContext<((html: string) => void) | undefined>(undefined);

/** Whether forms show Google's captcha, which the page's policy then has to let in. */
export const recaptchaContext = createContext(false);
