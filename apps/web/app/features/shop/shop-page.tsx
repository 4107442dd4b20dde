import { shoppingMeta } from "@store/content";
import { ProductGridSkeleton } from "@store/ui/product-grid";
import { useMemo } from "react";
import { data, redirect, useRevalidator } from "react-router-dom";
import { FAILED_UPSTREAM } from "../../data/failures.ts";
import { type Packed, pack, unpack } from "../../data/packed.ts";
import type { CategoryNode } from "../../data/root-data.ts";
import { useCategories } from "../../data/root-data.ts";
import { callContext } from "../../data/server-context.ts";
import { useResolved } from "../../data/use-resolved.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { metaTags } from "../../seo/page-meta.ts";
import { call } from "../../session/browser-call.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/shop-page.ts";
import { CategoryBanner } from "./category-banner.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { Filters } from "./filters.tsx";

import { loadShop, type ShopContents, type ShopListing } from "./load-shop.ts";
import { Results } from "./results.tsx";
import * as styles from "./shop.css.ts";
import { isFiltered, readShopQuery, type ShopQuery, shopAddress } from "./shop-query.ts";
import { trailTo } from "./subcategories.ts";

/** The parameters of the address are what loaders pass on: the query has many fields, and most of them are empty. */
const parametersOf = ({ url }: Request): string => new URL(url).searchParams.toString();
const queryOf = (parameters: string): ShopQuery => readShopQuery(new URLSearchParams(parameters));

/** What the server sends with the page. */
interface Sent {
  readonly parameters: string;
  readonly listing: Packed<ShopListing> | undefined;
  readonly foams: Packed<ShopContents["foams"]>;
}

/** What the browser loads after it. */
interface Coming {
  readonly parameters: string;
  readonly contents: Promise<ShopContents>;
}

/**
 * On the server, the page waits for its products. A page that the list does not have leads to its last, which may be
 * another tomorrow.
 */
export async function loader({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) {
  const parameters = parametersOf(request);
  const query = queryOf(parameters);
  const contents = await loadShop(context.get(callContext), query);
  if (contents.page !== undefined) throw redirect(shopAddress({ ...query, page: contents.page }));
  const { listing, foams } = contents;
  const sent: Sent = { parameters, listing: listing && pack("listing", listing), foams: pack("foams", foams) };
  return data(sent, { status: listing ? 200 : FAILED_UPSTREAM });
}

/** In the browser, the page is shown at once, and its products when they arrive. */
export function clientLoader({ request }: Pick<Route.ClientLoaderArgs, "request">): Coming {
  const parameters = parametersOf(request);
  return { parameters, contents: loadShop(call, queryOf(parameters)) };
}

/** What is shown; of the browser's own loading, the latest that has come. */
function useContents(shown: Sent | Coming) {
  const contents = useMemo(() => {
    if ("contents" in shown) return shown.contents;
    const { parameters, listing, foams } = shown;
    return { category: queryOf(parameters).category, listing: listing && unpack(listing), foams: unpack(foams) };
  }, [shown]);
  return useResolved<ShopContents>(contents);
}

const ALL_PRODUCTS = "All products";

const countOf = (products: number): string => (products === 1 ? "1 product" : `${products} products`);

/** A URL may have only the category's id: its name then comes from the tree. */
const headingOf = (
  { search, category, categoryName, brandName }: ShopQuery,
  tree: readonly CategoryNode[] = [],
): string =>
  search
    ? `Results for “${search}”`
    : (brandName ?? categoryName ?? trailTo(category ?? 0, tree).at(-1)?.name ?? ALL_PRODUCTS);

export const meta: Route.MetaFunction = (page) => {
  const query = page.loaderData && queryOf(page.loaderData.parameters);
  const isNarrowed = query?.search ?? query?.categoryName ?? query?.brandName;
  return metaTags(page, shoppingMeta["/shop"], query && isNarrowed ? { title: headingOf(query) } : {});
};

export default function ShopPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const asked = queryOf(loaderData.parameters);
  const { latest, isPending } = useContents(loaderData);
  const query = { ...asked, page: (isPending ? undefined : latest?.page) ?? asked.page };
  const { revalidate } = useRevalidator();
  const heading = headingOf(query, useCategories());
  const listing = isPending ? undefined : latest?.listing;
  // Filters that were not chosen cannot make an empty list any longer.
  const hasFilters = isFiltered(asked) || listing?.groups.length !== 0;
  const ofCategory = latest?.category === query.category ? latest : undefined;

  return (
    <div className={shell.wide}>
      <Canonical path={shopAddress(query)} />
      <PageBreadcrumbs
        items={[{ label: "Shop", href: "/shop" }, ...(heading === ALL_PRODUCTS ? [] : [{ label: heading }])]}
      />
      {ofCategory?.listing?.banners ? <CategoryBanner banners={ofCategory.listing.banners} label={heading} /> : null}
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        {listing?.didYouMean ? (
          <p className={styles.count}>
            Did you mean “{listing.didYouMean}”? Nothing is called “{query.search}”, so we searched for that.
          </p>
        ) : null}
        {listing?.isPartialMatch ? (
          <p className={styles.count}>Nothing has all of these words. These products have some of them.</p>
        ) : null}
        {listing?.totalCount === undefined ? null : <p className={styles.count}>{countOf(listing.totalCount)}</p>}
      </header>
      <CategoryLinks query={query} />
      {hasFilters ? <Filters query={query} foams={ofCategory?.foams ?? []} /> : null}
      {isPending ? <ProductGridSkeleton /> : <Results query={query} listing={listing} onRetry={revalidate} />}
    </div>
  );
}
