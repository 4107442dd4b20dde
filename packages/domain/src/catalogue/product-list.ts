import { NO_FILTERS, type ProductFilters } from "./product-filters.ts";

/** [R61] */
export const SHOP_SKELETON_CARDS = 20;
/** The most products that recently viewed shows; the requirements name no number. */
export const RECENTLY_VIEWED_MAXIMUM = 12;

/** [R57] */
export const PRODUCT_TAGS = { "Best Seller": 1, "New Products": 2, "Sugar Free": 3 } as const;
export type ProductTag = keyof typeof PRODUCT_TAGS;

/**
 * Newest first; prices up and down, whose keys say base_price and mean the price shown (C9); best rated first. Without
 * one, a list is in the shop's own order, and a search by relevance.
 */
export const PRODUCT_ORDERINGS = ["-created_at", "base_price", "-base_price", "-average_rating"] as const;
export type ProductOrdering = (typeof PRODUCT_ORDERINGS)[number];

export interface ShopFilters extends ProductFilters {
  readonly page: number;
  readonly category?: number | undefined;
  readonly ordering?: ProductOrdering | undefined;
}

/** A filter or the order was changed: back to page 1 [R56]. */
export const changeFilter = <F extends ShopFilters>(filters: F, change: Partial<Omit<F, "page" | "category">>): F => ({
  ...filters,
  ...change,
  page: 1,
});

/** The category was changed: page 1, and sort and filters, such as tag and foam, cleared [R55]. */
export const changeCategory = <F extends ShopFilters>(filters: F, category: number | undefined): F => ({
  ...filters,
  ...NO_FILTERS,
  category,
  page: 1,
  ordering: undefined,
});

type Section = { readonly id: number; readonly name: string; readonly sequence: number };
export type ProductGroup<P> = { readonly section: Section | undefined; readonly products: readonly P[] };

/** Products by section, in the order of section_sequence; those without a section follow [R59]. */
export function groupBySection<P>(
  products: readonly P[],
  sectionOf: (product: P) => Section | null | undefined,
): readonly ProductGroup<P>[] {
  const groups = new Map<number | undefined, { section: Section | undefined; products: P[] }>();
  for (const product of products) {
    const section = sectionOf(product) ?? undefined;
    const group = groups.get(section?.id) ?? { section, products: [] };
    group.products.push(product);
    groups.set(section?.id, group);
  }
  const sequence = ({ section }: ProductGroup<P>) => section?.sequence ?? Number.MAX_SAFE_INTEGER;
  return [...groups.values()].sort((one, other) => sequence(one) - sequence(other));
}
