import { NO_PRODUCTS_AVAILABLE } from "@store/domain";
import { PLEASE_RELOAD } from "@store/react-client/failures";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Pagination } from "@store/ui/pagination";
import { NeedsScript } from "../../commerce/needs-script.tsx";
import type { ShopListing } from "./load-shop.ts";
import { ProductGroups } from "./product-groups.tsx";
import { isFiltered, pageAddresses, type ShopQuery, shopAddress, withoutFilters } from "./shop-query.ts";

/** [R62] */
const LOADING_FAILED = "There was an error loading the products!";

const TOO_NARROW = "Nothing fits all of these filters together.";

interface ResultsProps {
  readonly query: ShopQuery;
  /** Undefined when it could not be loaded. */
  readonly listing: ShopListing | undefined;
  readonly onRetry: () => void;
}

/** The products of a query, or the empty or error state. */
export function Results({ query, listing, onRetry }: ResultsProps) {
  if (!listing) return <ErrorState title={LOADING_FAILED} message={PLEASE_RELOAD} onRetry={onRetry} />;
  if (listing.groups.length === 0) {
    return isFiltered(query) ? (
      <EmptyState
        title={NO_PRODUCTS_AVAILABLE}
        message={TOO_NARROW}
        action={{ label: "Remove all filters", href: shopAddress(withoutFilters(query)) }}
      />
    ) : (
      <EmptyState title={NO_PRODUCTS_AVAILABLE} action={{ label: "See all products", href: "/shop" }} />
    );
  }
  return (
    <>
      <NeedsScript />
      <ProductGroups groups={listing.groups} />
      <Pagination page={query.page} totalPages={listing.totalPages} hrefFor={pageAddresses(query)} />
    </>
  );
}
