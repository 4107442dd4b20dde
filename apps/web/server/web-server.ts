import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { CATALOGUE_VERSION_HEADER, isUploadPath } from "@store/api-client/contract";
import { UNEXPECTED_ERROR } from "@store/domain";
import { createHttpServer, HSTS } from "@store/http-server";
import type { Traces } from "@store/http-server/tracing";
import { withTracking } from "../app/navigation/addresses.ts";
import { pageKey } from "./cache/page-key.ts";
import type { Dashboard } from "./dashboard-files.ts";
import { BACKEND_PREFIX, createBackendProxy } from "./http/backend-proxy.ts";
import type { Backends } from "./http/backends.ts";
import type { Page } from "./http/page.ts";
import { PLAIN_TEXT, SECURITY_HEADERS } from "./http/security-headers.ts";
import { writePage } from "./http/write-page.ts";
import { PRODUCT_FEED } from "./seo/product-feed.ts";

/** More connections than a shop of this size has, and fewer than a process has room for. */
const MAX_CONNECTIONS = 10_000;

/** The backend's pictures. */
export const PICTURES = "/media/";

/** A missing file there is a plain 404, not a page. */
const ASSETS = "/assets/";

/**
 * The address of the B2B form is misspelt in the requirements, and stays so; the correct spelling redirects to it
 * (C26).
 */
const MISSPELT = { right: /^\/business\/?(?=\?|$)/, path: "/bussiness" } as const;

export interface WebListenerParts {
  /** Whether the store is served by https: browsers are then sent HSTS. */
  readonly isHttps?: boolean;
  /** The page of a key (`page-key.ts`). A cached one is answered synchronously. */
  readonly pageAt: (key: string) => Page | Promise<Page>;
  /** The catalogue's version. */
  readonly version: () => number;
  readonly backends: Backends;
  /** The client build, by path. */
  readonly files: ReadonlyMap<string, Page>;
  /** Answers with the feed of products. */
  readonly feed: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Left out where something in front of this server has it. */
  readonly dashboard?: Dashboard | undefined;
  /** Whose traces requests belong to. */
  readonly traces?: Traces | undefined;
  /** Called when a page could not be rendered. */
  readonly onFailure: (address: string, failure: unknown) => void;
}

/** Whether a request names a page of this store: a path with letters that can be read, and no host of its own. */
function isAddress(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Answers the storefront's requests: proxy to the backend, static files, and pages. */
export function createWebListener({
  isHttps = false,
  pageAt,
  version,
  backends,
  files,
  feed,
  dashboard,
  onFailure,
}: WebListenerParts): (request: IncomingMessage, response: ServerResponse) => void {
  const backend = createBackendProxy(backends);
  const answer = (url: string, request: IncomingMessage, response: ServerResponse): void | Promise<void> => {
    const [path = ""] = url.split("?", 1);
    if (path === PRODUCT_FEED) return feed(request, response);
    const page = files.get(url) ?? dashboard?.(url) ?? pageAt(pageKey(url));
    const write = (rendered: Page) => {
      const { location } = rendered.headers;
      const target = location && withTracking(location, url.slice(path.length));
      // The page's key, by which it was rendered, has nothing of campaigns.
      if (target !== location) {
        response.writeHead(rendered.status, { ...rendered.headers, location: target }).end();
        return;
      }
      return writePage(rendered, request, response);
    };
    return page instanceof Promise ? page.then(write) : write(page);
  };

  return (request, response) => {
    if (isHttps) response.setHeader("strict-transport-security", HSTS);
    const url = request.url ?? "/";
    // Written texts name the backend's pictures by the backend's own paths.
    if (url.startsWith(PICTURES)) request.url = BACKEND_PREFIX + url;
    if (request.url?.startsWith(`${BACKEND_PREFIX}/`)) {
      request.headers[CATALOGUE_VERSION_HEADER.toLowerCase()] = String(version());
      return void backend(request, response);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { ...SECURITY_HEADERS, allow: "GET, HEAD" }).end();
    }
    if (!isAddress(url)) return void response.writeHead(400, SECURITY_HEADERS).end();
    if (MISSPELT.right.test(url)) {
      const location = url.replace(MISSPELT.right, MISSPELT.path);
      return void response.writeHead(301, { ...SECURITY_HEADERS, location }).end();
    }
    if (url === "/healthz") return void response.writeHead(200, PLAIN_TEXT).end("ok");
    if (url.startsWith(ASSETS) && !files.has(url)) return void response.writeHead(404, SECURITY_HEADERS).end();
    const fail = (failure: unknown) => {
      onFailure(url, failure);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, PLAIN_TEXT).end(UNEXPECTED_ERROR);
    };
    try {
      answer(url, request, response)?.catch(fail);
    } catch (failure) {
      fail(failure);
    }
  };
}

/** The storefront's server. */
export function createWebServer(parts: WebListenerParts): Server {
  return createHttpServer(createWebListener(parts), {
    maxConnections: MAX_CONNECTIONS,
    traces: parts.traces,
    isFile: ({ url = "" }) => url.startsWith(BACKEND_PREFIX) && isUploadPath(url.slice(BACKEND_PREFIX.length)),
  });
}
