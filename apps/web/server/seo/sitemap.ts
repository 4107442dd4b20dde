import type { Call } from "@store/api-client";
import {
  blogList,
  categories,
  eventList,
  ownPages,
  ownPolicyTexts,
  sitemapFiles,
  sitemapProducts,
} from "@store/api-client/contract";
import { PAGE_META, textPages } from "@store/content";
import { pageAddress } from "@store/domain";
import { isMissing } from "@store/react-client/failures";
import { shopPolicy } from "../../app/data/policy.ts";
import {
  blogAddress,
  categoryAddress,
  eventAddress,
  productAddress,
  reviewsAddress,
} from "../../app/navigation/addresses.ts";
import { element, XML_DECLARATION } from "./xml.ts";

export const SITEMAP = "/sitemap.xml";
const PRODUCTS = /^\/sitemap-products-([1-9]\d{0,5})\.xml$/;

/** An address of the store, and when what it shows was last changed, where that is known. */
interface Entry {
  readonly address: string;
  readonly changedAt?: string | undefined;
}

type Entries = readonly Entry[] | undefined;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (root: string, name: string, siteUrl: string, entries: readonly Entry[]) =>
  `${XML_DECLARATION}<${root} ${XMLNS}>${entries
    .map(
      ({ address, changedAt }) =>
        `<${name}>${element("loc", siteUrl + address)}${changedAt ? element("lastmod", changedAt) : ""}</${name}>`,
    )
    .join("")}</${root}>\n`;

/** Routes without a parameter that search engines may show; texts with their last change, the owner's or ours. */
async function pages(call: Call): Promise<Entries> {
  const answer = await call(ownPolicyTexts);
  if (!answer.ok) return undefined;
  const rewritten = new Map(answer.reply.data.map(({ page, changed_at }) => [`/${page}`, changed_at]));
  return [
    ...Object.entries(PAGE_META).flatMap(([path, { indexed }]) =>
      indexed && !path.includes(":") ? [{ address: path }] : [],
    ),
    ...textPages(shopPolicy()).map(({ path, updatedOn }) => ({
      address: path,
      changedAt: rewritten.get(path) ?? updatedOn,
    })),
  ];
}

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[] | undefined;
}
const categoriesOf = (branches: readonly Branch[]): readonly string[] =>
  branches.flatMap((branch) => [categoryAddress(branch), ...categoriesOf(branch.children ?? [])]);

async function categoryPages(call: Call): Promise<Entries> {
  const tree = await call(categories, { query: { list: "true" } });
  return tree.ok ? categoriesOf(tree.reply.categories).map((address) => ({ address })) : undefined;
}

async function pagesOfOwn(call: Call): Promise<Entries> {
  const answer = await call(ownPages);
  return answer.ok
    ? answer.reply.data.map(({ slug, changed_at }) => ({ address: pageAddress(slug), changedAt: changed_at }))
    : undefined;
}

/** Asked one after the other: the blog is short. */
async function blogPosts(call: Call): Promise<Entries> {
  const entries: Entry[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(blogList, { query: { page } });
    if (!answer.ok) return undefined;
    pages = answer.reply.total_pages;
    entries.push(...answer.reply.blogs.map((post) => ({ address: blogAddress(post), changedAt: post.published_at })));
  }
  return entries;
}

async function eventPages(call: Call): Promise<Entries> {
  const answer = await call(eventList, { query: { status: "all_events" } });
  return answer.ok ? answer.reply.events.map(({ id }) => ({ address: eventAddress(id) })) : undefined;
}

/** A product's page, and that of its reviews where it has some: an empty one says nothing to a search engine. */
async function productPages(call: Call, file: number): Promise<Entries> {
  const answer = await call(sitemapProducts, { params: { file } });
  if (isMissing(answer)) return [];
  return answer.ok
    ? answer.reply.data.flatMap((product) =>
        [productAddress(product), ...(product.has_reviews ? [reviewsAddress(product)] : [])].map((address) => ({
          address,
          changedAt: product.changed_at,
        })),
      )
    : undefined;
}

/** A file for each kind of page; those of products are as many as there are. */
const KINDS: Readonly<Record<string, (call: Call) => Promise<Entries>>> = {
  "/sitemap-pages.xml": pages,
  "/sitemap-categories.xml": categoryPages,
  "/sitemap-own-pages.xml": pagesOfOwn,
  "/sitemap-blogs.xml": blogPosts,
  "/sitemap-events.xml": eventPages,
};

async function files(call: Call): Promise<Entries> {
  const answer = await call(sitemapFiles);
  if (!answer.ok) return undefined;
  return [
    ...Object.keys(KINDS).map((address) => ({ address })),
    ...answer.reply.data.map(({ file, changed_at }) => ({
      address: `/sitemap-products-${file}.xml`,
      changedAt: changed_at,
    })),
  ];
}

/**
 * The store as search engines read it, from the real catalogue: an index, and a file for each kind of page, with the time
 * of the last change where it is known. A file holds at most 50,000 addresses: products are cut by their ids.
 * @returns the XML; undefined for another path, "unreachable" when the backend does not answer.
 */
export async function sitemapAt(
  path: string,
  siteUrl: string,
  call: Call,
): Promise<string | "unreachable" | undefined> {
  if (path === SITEMAP) {
    const entries = await files(call);
    return entries ? document("sitemapindex", "sitemap", siteUrl, entries) : "unreachable";
  }
  const file = Number(PRODUCTS.exec(path)?.[1] ?? 0);
  const kind = Object.hasOwn(KINDS, path) ? KINDS[path] : undefined;
  if (!kind && file === 0) return undefined;
  const entries = await (kind ? kind(call) : productPages(call, file));
  if (!entries) return "unreachable";
  // No product has an id of that file.
  return !kind && entries.length === 0 ? undefined : document("urlset", "url", siteUrl, entries);
}
