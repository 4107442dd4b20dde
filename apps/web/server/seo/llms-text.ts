import type { ownPolicyTexts, ReplyOf } from "@store/api-client/contract";
import { about, fillWordsOfPage, namingShop, PAGE_META, shopContact, textPages } from "@store/content";
import type { Policy } from "@store/domain";
import { BLOG_FEED } from "../../app/navigation/addresses.ts";
import { PRODUCT_FEED } from "./product-feed.ts";
import { SITEMAP } from "./sitemap.ts";

export const LLMS = "/llms.txt";

/** Where most who ask for something begin. */
const MAIN = ["/shop", "/blogs", "/event", "/store-locator", "/consult-our-vaidya", "/subscription-plans"] as const;
const HELP = ["/contact-us", "/exports", "/bussiness", "/so-coin"] as const;

type Named = { readonly title: string; readonly description: string };

/**
 * What the shop is and where to find what, in Markdown for programs that read it in place of people (llmstxt.org).
 * @param rewritten the policies that an owner wrote.
 */
export function llmsText(siteUrl: string, policy: Policy, rewritten: ReplyOf<typeof ownPolicyTexts>["data"]): string {
  const own = new Map(rewritten.map((text) => [`/${text.page}`, text]));
  const link = (path: string, { title, description }: Named) =>
    `- [${title}](${siteUrl}${path}): ${namingShop(description, policy.identity)}`;
  const { identity } = policy;
  const { emails, phones } = shopContact(policy);
  return [
    `# ${identity.shopName}`,
    "",
    `> ${identity.summary}`,
    "",
    about.short(policy),
    "",
    `Prices are in Indian rupees and include GST. Questions: ${emails.care.shown}, ${phones.care.shown}.`,
    "",
    "## Shop",
    "",
    ...MAIN.map((path) => link(path, PAGE_META[path])),
    "",
    "## About, help and policies",
    "",
    ...HELP.map((path) => link(path, PAGE_META[path])),
    ...textPages(policy).map((page) => {
      const { title, description } = own.get(page.path) ?? page;
      const words = { title: fillWordsOfPage(title, policy), description: fillWordsOfPage(description, policy) };
      return link(page.path, words);
    }),
    "",
    "## For programs",
    "",
    link(PRODUCT_FEED, {
      title: "Product feed",
      description: "everything for sale, with price and stock, as RSS 2.0.",
    }),
    link(SITEMAP, { title: "Site map", description: "every page of the store, with its last change." }),
    link(BLOG_FEED, { title: "Blog feed", description: "the newest posts, as RSS 2.0." }),
    "",
  ].join("\n");
}
