import * as build from "virtual:react-router/server-build";
import type { Call } from "@store/api-client";
import { RouterContextProvider } from "react-router";
import {
  callContext,
  recaptchaContext,
  renderOnceContext,
  siteUrlContext,
  takeHtmlContext,
} from "../app/data/server-context.ts";
import { createHtmlCache } from "./cache/html-cache.tsx";
import { createPage, type Page } from "./http/page.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";
import { createPageHandler, type Prepare } from "./page-handler.ts";
import { searchEngineFile } from "./seo/search-engine-files.ts";
import type { WebSettings } from "./settings.ts";

/** Of cards, lists of cards, and what stands around every page. */
const MAX_PARTS_BYTES = 6 * 1024 * 1024;

/** Renders the anonymous page at an address of the store; `call` asks the backend without an identity. */
export function createRenderer(
  { siteUrl, hasRecaptcha }: Pick<WebSettings, "siteUrl" | "hasRecaptcha">,
  call: Call,
  prepare?: Prepare,
) {
  const handle = createPageHandler(build, prepare);
  const beginPage = createHtmlCache(MAX_PARTS_BYTES);
  return async (address: string): Promise<Page> => {
    const file = await searchEngineFile(address, siteUrl, call);
    if (file) return file;
    const context = new RouterContextProvider();
    context.set(callContext, call);
    context.set(siteUrlContext, siteUrl);
    context.set(recaptchaContext, hasRecaptcha);
    const { renderOnce, fillIn } = beginPage();
    context.set(renderOnceContext, renderOnce);
    let html: string | undefined;
    context.set(takeHtmlContext, (text) => {
      html = text;
    });
    const response = await handle(new Request(new URL(address, siteUrl)), context);
    const headers = { "cache-control": "no-cache", ...SECURITY_HEADERS, ...Object.fromEntries(response.headers) };
    return createPage(response.status, headers, html === undefined ? await response.text() : fillIn(html));
  };
}
