import type { Call } from "@store/api-client";
import { productFoams, productList, type ReplyOf } from "@store/api-client/contract";
import { clampPage, groupBySection } from "@store/domain";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { type Facets, facetsOf } from "./facets.ts";
import { listRequest, type ShopQuery } from "./shop-query.ts";

export interface ShopGroup {
  readonly id: number | undefined;
  /** Undefined for products without a section. */
  readonly title: string | undefined;
  readonly products: readonly ProductSummary[];
}

export interface ShopListing {
  /** By section, in the sections' order [R59]; one group where the list is sorted, searched or a brand's. */
  readonly groups: readonly ShopGroup[];
  readonly totalPages: number;
  readonly totalCount: number | undefined;
  /** What was searched for instead of a misspelt text. */
  readonly didYouMean?: string;
  /** Nothing has all that was searched for. */
  readonly isPartialMatch?: boolean;
  /** Of a category that has one. */
  readonly banners?: { readonly web: string | undefined; readonly mobile: string | undefined };
}

export interface ShopContents {
  /** The page that is shown, where the one that was asked for does not exist. */
  readonly page?: number;
  /** The category that was asked for; its banner and filters belong to it. */
  readonly category: number | undefined;
  /** Undefined when the products could not be loaded. */
  readonly listing: ShopListing | undefined;
  /** What the list can be narrowed by. */
  readonly facets: Facets;
}

type ListReply = ReplyOf<typeof productList>;
type Card = ListReply["data"]["data"][number];

const sectionOf = ({ section_info: section }: Card) =>
  section && { id: section.id, name: section.name, sequence: section.section_sequence };

const grouped = (cards: readonly Card[]): readonly ShopGroup[] =>
  groupBySection(cards, sectionOf).map(({ section, products }) => ({
    id: section?.id,
    title: section?.name,
    products: products.map(summarize),
  }));

const ungrouped = (cards: readonly Card[]): readonly ShopGroup[] =>
  cards.length > 0 ? [{ id: undefined, title: undefined, products: cards.map(summarize) }] : [];

function listingOf({ data, category_banners: banners, ...reply }: ListReply, isInSections: boolean): ShopListing {
  return {
    groups: (isInSections ? grouped : ungrouped)(data.data),
    totalPages: reply.total_pages,
    totalCount: reply.total_count,
    ...(reply.did_you_mean ? { didYouMean: reply.did_you_mean } : {}),
    ...(reply.is_partial_match ? { isPartialMatch: true } : {}),
    ...(banners ? { banners: { web: banners.web_banner, mobile: banners.mobile_banner } } : {}),
  };
}

/** Whether the products stand in the shop's own order: sections would tear a sorted or searched list apart (C41). */
const isInShopOrder = ({ search, ordering, brand }: ShopQuery): boolean =>
  search === undefined && ordering === undefined && brand === undefined;

/** The page of a list that was asked for; of a list that has fewer, its last. */
async function loadPage(call: Call, query: ShopQuery) {
  const asked = await call(productList, listRequest(query));
  const page = asked.ok ? clampPage(query.page, asked.reply.total_pages) : query.page;
  if (page === query.page) return { list: asked };
  return { list: await call(productList, listRequest({ ...query, page })), page };
}

/** The products of a query and the forms to filter them by, loaded in parallel. */
export async function loadShop(call: Call, query: ShopQuery): Promise<ShopContents> {
  const [{ list, page }, foams] = await Promise.all([
    loadPage(call, query),
    call(productFoams, { query: { category_id: query.category } }),
  ]);
  return {
    ...(page === undefined ? {} : { page }),
    category: query.category,
    facets: facetsOf(list.ok ? list.reply.facets : undefined, foams.ok ? foams.reply.data : [], query),
    listing: list.ok ? listingOf(list.reply, isInShopOrder(query)) : undefined,
  };
}
