import type { Call } from "@store/api-client";
import { createContext } from "react-router";
import type { RenderOnce } from "./cached-html.tsx";

/** Calls the backend while a page is rendered on the server. It has no identity, as the page is the same for everybody. */
export const callContext = createContext<Call>();

/** The store's own address, for canonical links. */
export const siteUrlContext = createContext<string>();

/** Receives a page's HTML, to avoid encoding it into a response body and decoding it again. */
export const takeHtmlContext = createContext<((html: string) => void) | undefined>(undefined);

/** Whether forms show Google's captcha; the content security policy must then allow it. */
export const recaptchaContext = createContext(false);

/** Keeps the parts that many pages have in common. */
export const renderOnceContext = createContext<RenderOnce | undefined>(undefined);
