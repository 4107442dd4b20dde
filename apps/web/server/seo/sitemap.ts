import type { Call } from "@store/api-client";
import { blogList, categories, eventList, productList, type ReplyOf } from "@store/api-client/contract";
import { PAGE_META, textPages } from "@store/content";
import pLimit from "p-limit";
import { shopPolicy } from "../../app/data/policy.ts";
import {
  blogAddress,
  categoryAddress,
  eventAddress,
  productAddress,
  reviewsAddress,
} from "../../app/navigation/addresses.ts";
import { escaped, XML_DECLARATION } from "./xml.ts";

/** Pages of the product list in one file: far below the 50,000 addresses that a file may hold. */
const LIST_PAGES_IN_A_FILE = 100;
/** Lists asked for at a time: the shoppers' requests come first. */
const AT_ONCE = 2;

export const SITEMAP = "/sitemap.xml";
const PAGES = "/sitemap-pages.xml";
const PRODUCTS = /^\/sitemap-products-(\d{1,4})\.xml$/;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (root: string, element: string, addresses: readonly string[]) =>
  `${XML_DECLARATION}<${root} ${XMLNS}>${addresses
    .map((address) => `<${element}><loc>${escaped(address)}</loc></${element}>`)
    .join("")}</${root}>\n`;

/** Routes without a parameter that search engines may show. */
const fixedPages = [
  ...Object.entries(PAGE_META).flatMap(([path, { indexed }]) => (indexed && !path.includes(":") ? [path] : [])),
  ...textPages(shopPolicy()).map(({ path }) => path),
];

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[] | undefined;
}
const categoriesOf = (branches: readonly Branch[]): readonly string[] =>
  branches.flatMap((branch) => [categoryAddress(branch), ...categoriesOf(branch.children ?? [])]);

/** Asked one after the other: the blog is short. */
async function blogPosts(call: Call): Promise<readonly string[] | undefined> {
  const addresses: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await call(blogList, { query: { page } });
    if (!answer.ok) return undefined;
    pages = answer.reply.total_pages;
    addresses.push(...answer.reply.blogs.map(blogAddress));
  }
  return addresses;
}

async function pageAddresses(call: Call): Promise<readonly string[] | undefined> {
  const [tree, posts, events] = await Promise.all([
    call(categories, { query: { list: "true" } }),
    blogPosts(call),
    call(eventList, { query: { status: "all_events" } }),
  ]);
  if (!tree.ok || !posts || !events.ok) return undefined;
  const eventAddresses = events.reply.events.map(({ id }) => eventAddress(id));
  return [...fixedPages, ...categoriesOf(tree.reply.categories), ...posts, ...eventAddresses];
}

const listPages = async (call: Call): Promise<number | undefined> => {
  const answer = await call(productList, { query: {} });
  return answer.ok ? answer.reply.total_pages : undefined;
};

type Card = ReplyOf<typeof productList>["data"]["data"][number];

/** A product's page, and that of its reviews where it has some: an empty one says nothing to a search engine. */
const addressesOf = (card: Card): readonly string[] => [
  productAddress(card),
  ...((card.average_rating?.review_count ?? 0) > 0 ? [reviewsAddress(card)] : []),
];

async function productAddresses(call: Call, file: number): Promise<readonly string[] | undefined> {
  const pages = await listPages(call);
  if (pages === undefined) return undefined;
  const first = (file - 1) * LIST_PAGES_IN_A_FILE + 1;
  const wanted = Array.from({ length: Math.min(LIST_PAGES_IN_A_FILE, pages - first + 1) }, (_, place) => first + place);
  if (wanted.length === 0) return [];
  const limit = pLimit(AT_ONCE);
  const answers = await Promise.all(wanted.map((page) => limit(() => call(productList, { query: { page } }))));
  return answers.every(({ ok }) => ok)
    ? answers.flatMap((answer) => (answer.ok ? answer.reply.data.data.flatMap(addressesOf) : []))
    : undefined;
}

/**
 * The store as search engines read it, from the real catalogue: an index, a file of pages, and files of products
 * with their reviews.
 * @returns the XML; undefined for another path, "unreachable" when the backend does not answer.
 */
export async function sitemapAt(
  path: string,
  siteUrl: string,
  call: Call,
): Promise<string | "unreachable" | undefined> {
  const absolute = (addresses: readonly string[]) => addresses.map((address) => siteUrl + address);
  const urls = (addresses: readonly string[] | undefined) =>
    addresses ? document("urlset", "url", absolute(addresses)) : "unreachable";

  if (path === SITEMAP) {
    const pages = await listPages(call);
    if (pages === undefined) return "unreachable";
    const files = Array.from({ length: Math.ceil(pages / LIST_PAGES_IN_A_FILE) }, (_, file) => file + 1);
    return document(
      "sitemapindex",
      "sitemap",
      absolute([PAGES, ...files.map((file) => `/sitemap-products-${file}.xml`)]),
    );
  }
  if (path === PAGES) return urls(await pageAddresses(call));
  const file = Number(PRODUCTS.exec(path)?.[1] ?? 0);
  if (file === 0) return undefined;
  const products = await productAddresses(call, file);
  return products?.length === 0 ? undefined : urls(products);
}
