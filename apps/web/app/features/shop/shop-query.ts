import type { productList, RequestOf } from "@store/api-client/contract";
import type { SHOP_PARAMETERS } from "../../shell/page-parameters.ts";

type ShopParameter = (typeof SHOP_PARAMETERS)[number];

/** What the address bar asks of the listing, as text; ids that are no numbers are left out. */
export interface ShopQuery {
  readonly page: number;
  readonly category?: string | undefined;
  readonly categoryName?: string | undefined;
  readonly search?: string | undefined;
  readonly brand?: string | undefined;
  readonly brandName?: string | undefined;
  readonly sort?: "price" | "-price" | undefined;
  readonly tag?: string | undefined;
  readonly foam?: string | undefined;
}

const WHOLE = /^[1-9]\d{0,8}$/;

export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const words = (name: ShopParameter) => parameters.get(name)?.trim() || undefined;
  const id = (name: ShopParameter) => {
    const text = words(name);
    return text && WHOLE.test(text) ? text : undefined;
  };
  const sort = words("sort");
  return {
    page: Number(id("page") ?? 1),
    category: id("category"),
    categoryName: words("category_name"),
    search: words("search"),
    brand: id("brand"),
    brandName: words("brand_name"),
    sort: sort === "price" || sort === "-price" ? sort : undefined,
    tag: id("tag"),
    foam: id("foam"),
  };
}

/** The address of a listing; page 1 is not written. */
export function shopAddress(query: Partial<ShopQuery>): string {
  const parameters: readonly (readonly [ShopParameter, string | undefined])[] = [
    ["page", query.page && query.page > 1 ? String(query.page) : undefined],
    ["category", query.category],
    ["category_name", query.categoryName],
    ["search", query.search],
    ["brand", query.brand],
    ["brand_name", query.brandName],
    ["sort", query.sort],
    ["tag", query.tag],
    ["foam", query.foam],
  ];
  const search = new URLSearchParams(
    parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return search ? `/shop?${search}` : "/shop";
}

/** The listing with another filter: back on page 1 (checklist R56). */
export const withFilter = (query: ShopQuery, filter: Partial<Pick<ShopQuery, "sort" | "tag" | "foam">>): ShopQuery => ({
  ...query,
  ...filter,
  page: 1,
});

const ORDERINGS = { price: "base_price", "-price": "-base_price" } as const;

/** The call that answers the query; sorting goes by the price shown (C9). */
export const listRequest = (query: ShopQuery): RequestOf<typeof productList> => ({
  query: {
    page: query.page,
    category_id: query.category,
    category_name: query.category ? undefined : query.categoryName,
    ordering: query.sort && ORDERINGS[query.sort],
    brand: query.brand,
    product_foam: query.foam,
    product_tag: query.tag,
    prod_search: query.search,
  },
});
