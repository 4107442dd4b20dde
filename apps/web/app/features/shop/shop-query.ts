import type { productList, RequestOf } from "@store/api-client/contract";
import {
  clampPage,
  NO_FILTERS,
  PACK_SIZES,
  PAGE_MAXIMUM,
  PRODUCT_ORDERINGS,
  PRODUCT_TAGS,
  RATING_STEPS,
  readAddressId,
  readIds,
  readPriceRange,
  SEARCH_MAXIMUM_LENGTH,
  type ShopFilters,
} from "@store/domain";
import type { SHOP_PARAMETERS } from "../../navigation/addresses.ts";

type ShopParameter = (typeof SHOP_PARAMETERS)[number];

/** The filters with so many values that a list first shows the most frequent alone. */
export const LONG_FACETS = ["brand", "foam"] as const;

/** The listing's query in the URL [R54]. */
export interface ShopQuery extends ShopFilters {
  readonly categoryName?: string | undefined;
  readonly search?: string | undefined;
  /** Of a list that somebody came to by its brand. */
  readonly brandName?: string | undefined;
  /** The filter that is shown with all its values. */
  readonly more?: (typeof LONG_FACETS)[number] | undefined;
}

const TAG_IDS = Object.values(PRODUCT_TAGS);
const SIZE_IDS = PACK_SIZES.map(({ id }) => id);

/**
 * Reads the parameters: drops invalid ids, unknown values and orders, cuts a search text that is too long, and takes the
 * nearest page that there may be.
 */
export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const words = (name: ShopParameter) => parameters.get(name)?.trim() || undefined;
  return {
    page: clampPage(Number(words("page")), PAGE_MAXIMUM),
    category: readAddressId(words("category")),
    categoryName: words("category_name"),
    search: words("search")?.slice(0, SEARCH_MAXIMUM_LENGTH).trim(),
    brand: readIds(words("brand")),
    brandName: words("brand_name"),
    ordering: PRODUCT_ORDERINGS.find((ordering) => ordering === words("ordering")),
    tag: readIds(words("tag"), TAG_IDS),
    foam: readIds(words("foam")),
    packSize: readIds(words("size"), SIZE_IDS),
    price: readPriceRange(words("min_price"), words("max_price")),
    rating: RATING_STEPS.find((stars) => String(stars) === words("rating")),
    inStock: words("in_stock") === "1" || undefined,
    more: LONG_FACETS.find((facet) => facet === words("more")),
  };
}

/** The query as parameters, without defaults such as page 1. */
export const shopParameters = (query: ShopQuery): readonly (readonly [ShopParameter, string])[] => {
  const parameters: readonly (readonly [ShopParameter, string | number | undefined])[] = [
    ["page", query.page > 1 ? query.page : undefined],
    ["category", query.category],
    ["category_name", query.categoryName],
    ["search", query.search],
    ["brand", query.brand?.join()],
    ["brand_name", query.brandName],
    ["ordering", query.ordering],
    ["tag", query.tag?.join()],
    ["foam", query.foam?.join()],
    ["size", query.packSize?.join()],
    ["min_price", query.price?.from],
    ["max_price", query.price?.to],
    ["rating", query.rating],
    ["in_stock", query.inStock && 1],
    ["more", query.more],
  ];
  return parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]));
};

/** Of one filter; a comma may stand in an address, and is easier to read there. */
const SEVERAL_IDS = /=\d+(?:%2C\d+)+(?=&|$)/g;

export function shopAddress(query: ShopQuery): string {
  const search = new URLSearchParams(shopParameters(query).map(([name, value]) => [name, value])).toString();
  return search ? `/shop?${search.replaceAll(SEVERAL_IDS, (ids) => ids.replaceAll("%2C", ","))}` : "/shop";
}

/** Whether anything but category and search narrows a list. */
export const isFiltered = (query: ShopQuery): boolean =>
  Object.keys(NO_FILTERS).some((name) => Reflect.get(query, name));

/** The list without its filters. */
export const withoutFilters = (query: ShopQuery): ShopQuery => ({
  ...query,
  ...NO_FILTERS,
  brandName: undefined,
  more: undefined,
  page: 1,
});

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
    brand: query.brand?.join(),
    product_foam: query.foam?.join(),
    product_tag: query.tag?.join(),
    pack_size: query.packSize?.join(),
    price_min: query.price?.from,
    price_max: query.price?.to,
    rating_min: query.rating,
    in_stock: query.inStock && "true",
    prod_search: query.search,
    with_facets: "true",
  },
});
