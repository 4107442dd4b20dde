import type { productList, ReplyOf } from "@store/api-client/contract";
import {
  changeFilter,
  isSameRange,
  PACK_SIZES,
  PRICE_STEPS,
  PRODUCT_TAGS,
  type ProductFilters,
  priceRangeText,
  RATING_STEPS,
  ratingStepText,
  toggleId,
} from "@store/domain";
import { type LONG_FACETS, type ShopQuery, shopAddress } from "./shop-query.ts";

type Facet = keyof ProductFilters;
type LongFacet = (typeof LONG_FACETS)[number];

/** Short, as a page carries it: id, number of products (null: not counted), and the name where the shop gives it. */
type Value = readonly [id: number, count: number | null, name?: string];

export interface Facets extends Partial<Record<Facet, readonly Value[]>> {
  /** How many values there are of those that are cut. */
  readonly brands?: number;
  readonly foams?: number;
}

type Counts = NonNullable<ReplyOf<typeof productList>["facets"]>;
type Counted =
  | readonly { readonly id: number; readonly count: number; readonly name?: string | undefined }[]
  | undefined;

const TAGS = Object.entries(PRODUCT_TAGS).map(([label, id]) => ({ id, label }));

/** So many values of a filter are seen at once. */
const MOST_VALUES = 4;

const valuesOf = (counted: Counted = []): readonly Value[] => counted.map(({ id, count }) => [id, count]);

/**
 * What a list can be narrowed by. Forms are named by a call of their own, as every backend has it [R57]; one that counts
 * nothing has them and the tags alone.
 */
export function facetsOf(
  counts: Counts | undefined,
  foams: readonly { readonly id: number; readonly name: string }[],
  { brand, foam, more }: ShopQuery,
): Facets {
  if (!counts) {
    return {
      tag: Object.values(PRODUCT_TAGS).map((id) => [id, null]),
      foam: foams.map(({ id, name }) => [id, null, name]),
    };
  }
  const cut = (facet: LongFacet, values: readonly Value[], chosen: readonly number[] = []) =>
    more === facet ? values : values.filter(([id], place) => place < MOST_VALUES || chosen.includes(id));
  const foamNames = new Map(foams.map(({ id, name }) => [id, name]));
  const allBrands = (counts.brand ?? []).map(({ id, count, name = "" }): Value => [id, count, name]);
  const allFoams = (counts.product_foam ?? []).flatMap(({ id, count }): readonly Value[] => {
    const name = foamNames.get(id);
    return name === undefined ? [] : [[id, count, name]];
  });
  return {
    brand: cut("brand", allBrands, brand),
    brands: allBrands.length,
    foam: cut("foam", allFoams, foam),
    foams: allFoams.length,
    tag: valuesOf(counts.product_tag),
    packSize: valuesOf(counts.pack_size),
    price: valuesOf(counts.price),
    rating: valuesOf(counts.rating),
    inStock: valuesOf(counts.in_stock),
  };
}

/** A value to choose, or to give up again: a link to the list that is shown then. */
export interface FacetLink {
  readonly key: string;
  readonly label: string;
  readonly count: number | null;
  readonly isChosen: boolean;
  readonly to: string;
}

export interface FacetGroup {
  readonly title: string;
  readonly links: readonly FacetLink[];
  /** Leads to all values, or back to the most frequent. */
  readonly more?: { readonly label: string; readonly to: string } | undefined;
}

/** What can be chosen in a list, filter by filter; those without a value are left out. */
export function facetGroups(query: ShopQuery, facets: Facets): readonly FacetGroup[] {
  const link = ([id, count]: Value, label: string | undefined, isChosen: boolean, change: Partial<ShopQuery>) =>
    label ? [{ key: String(id), label, count, isChosen, to: shopAddress(changeFilter(query, change)) }] : [];
  const one = (facet: Facet, linkOf: (value: Value) => readonly FacetLink[]) => (facets[facet] ?? []).flatMap(linkOf);
  const several = (facet: LongFacet | "tag" | "packSize", labelOf: (id: number) => string | undefined) =>
    one(facet, (value) => {
      const [id, , name] = value;
      const chosen = { [facet]: toggleId(query[facet], id), ...(facet === "brand" ? { brandName: undefined } : {}) };
      return link(value, name ?? labelOf(id), query[facet]?.includes(id) ?? false, chosen);
    });
  const more = (facet: LongFacet, total: number | undefined, plural: string) => {
    const isWhole = query.more === facet;
    return total === undefined || total <= MOST_VALUES
      ? undefined
      : {
          label: isWhole ? `Fewer ${plural}` : `All ${total} ${plural}`,
          to: shopAddress({ ...query, more: isWhole ? undefined : facet }),
        };
  };
  const noName = () => undefined;
  const groups: readonly FacetGroup[] = [
    {
      title: "Availability",
      links: one("inStock", (value) =>
        link(value, "In stock", query.inStock === true, { inStock: query.inStock ? undefined : true }),
      ),
    },
    {
      title: "Price",
      links: one("price", (value) => {
        const step = PRICE_STEPS[value[0] - 1];
        const isChosen = isSameRange(query.price, step);
        return link(value, step && priceRangeText(step), isChosen, { price: isChosen ? undefined : step });
      }),
    },
    { title: "Brand", links: several("brand", noName), more: more("brand", facets.brands, "brands") },
    { title: "Type", links: several("foam", noName), more: more("foam", facets.foams, "types") },
    { title: "Collection", links: several("tag", (id) => TAGS.find((tag) => tag.id === id)?.label) },
    { title: "Pack size", links: several("packSize", (id) => PACK_SIZES.find((band) => band.id === id)?.label) },
    {
      title: "Rating",
      links: one("rating", (value) => {
        const step = RATING_STEPS.find((stars) => stars === value[0]);
        const isChosen = query.rating === step;
        return link(value, step && ratingStepText(step), isChosen, { rating: isChosen ? undefined : step });
      }),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** What is chosen, each with the way back. A range of prices need not be one of those that are offered. */
export function chosenLinks(
  query: ShopQuery,
  facets: Facets,
): readonly { readonly label: string; readonly to: string }[] {
  const chosen = facetGroups(query, facets).flatMap(({ links }) => links.filter(({ isChosen }) => isChosen));
  const { price } = query;
  const isStep = PRICE_STEPS.some((step) => isSameRange(step, price));
  return price === undefined || (isStep && facets.price)
    ? chosen
    : [...chosen, { label: priceRangeText(price), to: shopAddress(changeFilter(query, { price: undefined })) }];
}
