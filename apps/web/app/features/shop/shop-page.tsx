import { shoppingMeta } from "@store/content";
import { FAILED_UPSTREAM } from "@store/react-client/failures";
import { ProductGridSkeleton } from "@store/ui/product-grid";
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from "react-router-dom";
import type { CategoryNode } from "../../data/root-data.ts";
import { useCategories } from "../../data/root-data.ts";
import { callContext } from "../../data/router-context.ts";
import { useResolved } from "../../data/use-resolved.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { CategoryBanner } from "./category-banner.tsx";
import { CategoryLinks } from "./category-links.tsx";
import * as filterStyles from "./filters.css.ts";
import { ChosenFilters, Filters, FiltersButton } from "./filters.tsx";
import { loadShop, type ShopContents } from "./load-shop.ts";
import { Results } from "./results.tsx";
import * as styles from "./shop.css.ts";
import { canonicalAddress } from "./shop-canonical.ts";
import { isFiltered, readShopQuery, type ShopQuery, shopAddress } from "./shop-query.ts";
import { SortOrder } from "./sort-order.tsx";
import { trailTo } from "./subcategories.ts";

/** The parameters of the address are what loaders pass on: the query has many fields, and most of them are empty. */
const parametersOf = ({ url }: Request): string => new URL(url).searchParams.toString();
const queryOf = (parameters: string): ShopQuery => readShopQuery(new URLSearchParams(parameters));

/**
 * The server's page waits for its products. A page that the list does not have leads to its last, which may be another
 * tomorrow. In the browser, the page is shown at once, and its products when they arrive.
 */
export async function loader({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const parameters = parametersOf(request);
  const query = queryOf(parameters);
  const coming = loadShop(context.get(callContext), query);
  if (!import.meta.env.SSR) return data({ parameters, contents: coming });
  const contents = await coming;
  if (contents.page !== undefined) throw redirect(shopAddress({ ...query, page: contents.page }));
  return data({ parameters, contents }, { status: contents.listing ? 200 : FAILED_UPSTREAM });
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

export default function ShopPage() {
  const { parameters, contents } = useLoaderData<typeof loader>();
  const asked = queryOf(parameters);
  const { latest, isPending } = useResolved<ShopContents>(contents);
  const query = { ...asked, page: (isPending ? undefined : latest?.page) ?? asked.page };
  const { revalidate } = useRevalidator();
  const heading = headingOf(query, useCategories());
  const isNarrowed = asked.search ?? asked.categoryName ?? asked.brandName;
  const listing = isPending ? undefined : latest?.listing;
  // Filters that were not chosen cannot make an empty list any longer.
  const hasFilters = isFiltered(asked) || listing?.groups.length !== 0;
  const ofCategory = latest?.category === query.category ? latest : undefined;
  const facets = ofCategory?.facets ?? {};
  const count = listing?.totalCount === undefined ? undefined : countOf(listing.totalCount);
  const results = isPending ? (
    <ProductGridSkeleton />
  ) : (
    <Results query={query} listing={listing} onRetry={revalidate} />
  );

  return (
    <div className={shell.wide}>
      <PageHead {...shoppingMeta["/shop"]} indexed={!asked.search} own={isNarrowed ? { title: heading } : {}} />
      <Canonical path={canonicalAddress(query)} />
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
        <p className={styles.count} aria-live="polite">
          {count}
        </p>
      </header>
      <CategoryLinks query={query} />
      {hasFilters ? (
        <div className={filterStyles.beside}>
          <Filters query={query} facets={facets} results={count} />
          <div>
            <div className={filterStyles.bar}>
              <FiltersButton />
              <SortOrder query={query} />
            </div>
            <ChosenFilters query={query} facets={facets} />
            {results}
          </div>
        </div>
      ) : (
        results
      )}
    </div>
  );
}
