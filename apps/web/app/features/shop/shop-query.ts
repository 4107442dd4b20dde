import type { productList, RequestOf } from "@store/api-client/contract";
import { clampPage, PAGE_MAXIMUM, PRODUCT_ORDERINGS, SEARCH_MAXIMUM_LENGTH, type ShopFilters } from "@store/domain";
import type { SHOP_PARAMETERS } from "../../navigation/addresses.ts";

type ShopParameter = (typeof SHOP_PARAMETERS)[number];

/** The listing's query in the URL [R54]. */
export interface ShopQuery extends ShopFilters {
  readonly categoryName?: string | undefined;
  readonly search?: string | undefined;
  readonly brand?: number | undefined;
  readonly brandName?: string | undefined;
}

const WHOLE = /^[1-9]\d{0,8}$/;

/**
 * Reads the parameters: drops invalid ids and unknown orders, cuts a search text that is too long, and takes the nearest
 * page that there may be.
 */
export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const words = (name: ShopParameter) => parameters.get(name)?.trim() || undefined;
  const id = (name: ShopParameter) => {
    const text = words(name);
    return text && WHOLE.test(text) ? Number(text) : undefined;
  };
  return {
    page: clampPage(Number(words("page")), PAGE_MAXIMUM),
    category: id("category"),
    categoryName: words("category_name"),
    search: words("search")?.slice(0, SEARCH_MAXIMUM_LENGTH).trim(),
    brand: id("brand"),
    brandName: words("brand_name"),
    ordering: PRODUCT_ORDERINGS.find((ordering) => ordering === words("ordering")),
    tag: id("tag"),
    foam: id("foam"),
  };
}

/** The query as parameters, without defaults such as page 1. */
export const shopParameters = (query: ShopQuery): readonly (readonly [ShopParameter, string])[] => {
  const parameters: readonly (readonly [ShopParameter, string | number | undefined])[] = [
    ["page", query.page > 1 ? query.page : undefined],
    ["category", query.category],
    ["category_name", query.categoryName],
    ["search", query.search],
    ["brand", query.brand],
    ["brand_name", query.brandName],
    ["ordering", query.ordering],
    ["tag", query.tag],
    ["foam", query.foam],
  ];
  return parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
};

export function shopAddress(query: ShopQuery): string {
  const search = new URLSearchParams(shopParameters(query).map(([name, value]) => [name, value])).toString();
  return search ? `/shop?${search}` : "/shop";
}

/** Whether a list shows only what has a tag or form. */
export const isFiltered = ({ tag, foam }: ShopQuery): boolean => tag !== undefined || foam !== undefined;

/** The addresses of a list's pages by their number; what they have in common is written once. */
export function pageAddresses(query: ShopQuery): (page: number) => string {
  const first = shopAddress({ ...query, page: 1 });
  const [path, parameters] = first.split("?", 2);
  const others = parameters === undefined ? "" : `&${parameters}`;
  return (page) => (page === 1 ? first : `${path}?page=${page}${others}`);
}

/** The API request of a query. */
export const listRequest = (query: ShopQuery): RequestOf<typeof productList> => ({
  query: {
    page: query.page,
    category_id: query.category,
    category_name: query.category ? undefined : query.categoryName,
    ordering: query.ordering,
    brand: query.brand,
    product_foam: query.foam,
    product_tag: query.tag,
    prod_search: query.search,
  },
});
