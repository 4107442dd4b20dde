import type { Call } from "@store/api-client";
import { ownPolicyTexts } from "@store/api-client/contract";
import { shopPolicy } from "../../app/data/policy.ts";
import { BLOG_FEED } from "../../app/navigation/addresses.ts";
import { createPage, type Page } from "../http/page.ts";
import { NOT_NOW, PLAIN_TEXT, SECURITY_HEADERS } from "../http/security-headers.ts";
import { blogFeed } from "./blog-feed.ts";
import { LLMS, llmsText } from "./llms-text.ts";
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
  "/order-placed/",
  "/orders/",
  "/profile",
  "/track/",
  "/update-password",
  "/wishlist",
];

const robots = (siteUrl: string) =>
  ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${siteUrl}${SITEMAP}`, ""].join("\n");

/** A file of the backend's data; asked for again in a minute when the backend does not answer. */
function dataPage(text: string | "unreachable", type: string): Page {
  if (text !== "unreachable") return createPage(200, kept(type), text);
  const headers = { ...PLAIN_TEXT, "cache-control": "no-store", "retry-after": "60" };
  return createPage(503, headers, NOT_NOW);
}

/** robots.txt, llms.txt, the site map and the blog's feed; undefined for every other path. */
export async function searchEngineFile(path: string, siteUrl: string, call: Call): Promise<Page | undefined> {
  if (path === "/robots.txt") return createPage(200, kept("text/plain"), robots(siteUrl));
  if (path === LLMS) {
    const texts = await call(ownPolicyTexts);
    return dataPage(texts.ok ? llmsText(siteUrl, shopPolicy(), texts.reply.data) : "unreachable", "text/plain");
  }
  if (path === BLOG_FEED) return dataPage(await blogFeed(siteUrl, call), "application/rss+xml");
  if (!path.startsWith("/sitemap")) return undefined;
  const xml = await sitemapAt(path, siteUrl, call);
  return xml === undefined ? undefined : dataPage(xml, "application/xml");
}
