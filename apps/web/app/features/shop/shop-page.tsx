import { shoppingMeta } from "@store/content";
import { groupBySection } from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Pagination } from "@store/ui/pagination";
import { useRevalidator } from "react-router-dom";
import { call } from "../../session/browser-call.ts";
import { Canonical } from "../../shell/canonical.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import { metaTags } from "../../shell/page-meta.ts";
import { callContext } from "../../shell/server-context.ts";
import * as shell from "../../shell/shell.css.ts";
import type { Route } from "./+types/shop-page.ts";
import { CategoryBanner } from "./category-banner.tsx";
import { Filters } from "./filters.tsx";

import { loadShop } from "./load-shop.ts";
import { ProductGroups } from "./product-groups.tsx";
import * as styles from "./shop.css.ts";
import { readShopQuery, type ShopQuery, shopAddress } from "./shop-query.ts";

/** Document 1, section 8. */
const LOADING_FAILED = "There was an error loading the products!";
const PLEASE_RELOAD = "Please reload the page";
const NO_PRODUCTS = "No products available!";

const queryOf = (request: Request) => readShopQuery(new URL(request.url).searchParams);

export const loader = ({ context, request }: Route.LoaderArgs) => loadShop(context.get(callContext), queryOf(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadShop(call, queryOf(request));

const ALL_PRODUCTS = "All products";

const headingOf = ({ search, categoryName, brandName }: ShopQuery): string =>
  search ? `Results for “${search}”` : (brandName ?? categoryName ?? ALL_PRODUCTS);

export const meta: Route.MetaFunction = (page) => {
  const query = page.loaderData?.query;
  const isNarrowed = query?.search ?? query?.categoryName ?? query?.brandName;
  return metaTags(page, shoppingMeta["/shop"], query && isNarrowed ? { title: headingOf(query) } : {});
};

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { query, listing, foams } = loaderData;
  const { revalidate } = useRevalidator();
  const heading = headingOf(query);

  return (
    <div className={shell.wide}>
      <Canonical path={shopAddress(query)} />
      <PageBreadcrumbs
        items={[{ label: "Shop", href: "/shop" }, ...(heading === ALL_PRODUCTS ? [] : [{ label: heading }])]}
      />
      {listing ? <CategoryBanner banners={listing.banners} label={heading} /> : null}
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        {listing?.totalCount === undefined ? null : <p className={styles.count}>{listing.totalCount} products</p>}
      </header>
      <Filters query={query} foams={foams} />
      {!listing ? (
        <ErrorState title={LOADING_FAILED} message={PLEASE_RELOAD} onRetry={revalidate} />
      ) : listing.products.length === 0 ? (
        <EmptyState title={NO_PRODUCTS} action={{ label: "See all products", href: "/shop" }} />
      ) : (
        <>
          <ProductGroups groups={groupBySection(listing.products, ({ section }) => section)} />
          <Pagination
            page={query.page}
            totalPages={listing.totalPages}
            hrefFor={(page) => shopAddress({ ...query, page })}
          />
        </>
      )}
    </div>
  );
}
