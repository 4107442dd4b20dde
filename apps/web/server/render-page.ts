import type { Call } from "@store/api-client";
import { nameRequest } from "@store/http-server/tracing";
import { brandStyle } from "@store/ui/brand-style";
import { RouterContextProvider } from "react-router-dom";
import { shopPolicy } from "../app/data/policy.ts";
import { callContext, siteUrlContext } from "../app/data/router-context.ts";
import { renderPage } from "../app/entry.server.tsx";
import type { Speed } from "../speed/server.ts";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { createPage, type Page } from "./http/page.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";
import type { FindFiles } from "./page-files.ts";
import { pageHead } from "./page-start/page-head.ts";
import { dataScript, EARLY_SCRIPT } from "./page-start/page-scripts.ts";
import { searchEngineFile } from "./seo/search-engine-files.ts";
import type { WebSettings } from "./settings.ts";

/** As React ends it, near the beginning of a page's head: the scripts that follow ask how wide the page is. */
const VIEWPORT = 'initial-scale=1"/>';
const HEAD_END = "</head>";
const BODY_END = "</body>";

export interface RendererParts extends Pick<WebSettings, "siteUrl" | "hasRecaptcha"> {
  /** Asks the backend without an identity. */
  readonly call: Call;
  readonly speed: Pick<Speed, "beginPage" | "startTags">;
  readonly findFiles: FindFiles;
  /** Told of an error in a page's loader. */
  readonly onError: (error: unknown) => void;
  /** In development, what Vite needs in the head. */
  readonly headTags?: string;
}

/** Renders the anonymous page at an address of the store. */
export function createRenderer(parts: RendererParts) {
  const { siteUrl, hasRecaptcha, call, speed, findFiles, onError, headTags = "" } = parts;
  return async (address: string): Promise<Page> => {
    const file = await searchEngineFile(address, siteUrl, call);
    if (file) return file;
    const url = new URL(address, siteUrl);
    const context = new RouterContextProvider();
    context.set(callContext, call);
    context.set(siteUrlContext, siteUrl);
    const { around, fillIn } = speed.beginPage();
    const rendered = await renderPage(new Request(url), context, around, onError);
    const headers = { "cache-control": "no-cache", ...SECURITY_HEADERS };
    if (rendered instanceof Response) {
      return createPage(rendered.status, { ...headers, ...Object.fromEntries(rendered.headers) }, "");
    }
    const { html, status, route, data, sources } = rendered;
    nameRequest("GET", route);
    const { entry, scripts, styles } = findFiles(sources);
    const start = speed.startTags(entry, scripts);
    const { identity } = shopPolicy();
    const ownStyle = brandStyle(identity.colours);
    const [headAt, headEnd] = [html.indexOf(VIEWPORT) + VIEWPORT.length, html.indexOf(HEAD_END)];
    const end = html.lastIndexOf(BODY_END);
    const page = [
      "<!DOCTYPE html>",
      html.slice(0, headAt),
      headTags,
      EARLY_SCRIPT,
      start.head,
      pageHead(url.pathname, html, identity),
      html.slice(headAt, headEnd),
      ...styles.map((href) => `<link rel="stylesheet" href="${href}"/>`),
      ownStyle && `<style>${ownStyle}</style>`,
      html.slice(headEnd, end),
      dataScript(data),
      start.body,
      html.slice(end),
    ].join("");
    return createPage(
      status,
      {
        ...headers,
        ...rendered.headers,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": contentSecurityPolicy(page, { hasRecaptcha }),
      },
      fillIn(page),
    );
  };
}
