import type { Call } from "@store/api-client";
import { createPage, type Page } from "../http/page.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { SITEMAP, sitemapAt } from "./sitemap.ts";

const HOUR = 3600;
const kept = (type: string) => ({
  ...SECURITY_HEADERS,
  "content-type": `${type}; charset=utf-8`,
  "cache-control": `public, max-age=${HOUR}`,
});

/** What belongs to one person, or to the backend. */
const PRIVATE = [
  "/backend/",
  "/cart",
  "/checkout",
  "/dashboard",
  "/orders/",
  "/profile",
  "/update-password",
  "/wishlist",
];

const robots = (siteUrl: string) =>
  ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${siteUrl}${SITEMAP}`, ""].join("\n");

/** robots.txt and the site map; undefined for every other path. */
export async function searchEngineFile(path: string, siteUrl: string, call: Call): Promise<Page | undefined> {
  if (path === "/robots.txt") return createPage(200, kept("text/plain"), robots(siteUrl));
  if (!path.startsWith("/sitemap")) return undefined;
  const xml = await sitemapAt(path, siteUrl, call);
  if (xml === "unreachable") {
    const headers = { ...SECURITY_HEADERS, "cache-control": "no-store", "retry-after": "60" };
    return createPage(503, headers, "The site map cannot be made now.");
  }
  return xml === undefined ? undefined : createPage(200, kept("application/xml"), xml);
}
