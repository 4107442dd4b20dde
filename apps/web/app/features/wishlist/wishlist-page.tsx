import { wishlist } from "@store/api-client/contract";
import { shoppingMeta } from "@store/content";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { ProductCardSkeleton } from "@store/ui/product-card";
import { ProductGrid } from "@store/ui/product-grid";
import { summarize } from "../../commerce/product-summary.ts";
import { ProductTile } from "../../commerce/product-tile.tsx";
import { useQuery } from "../../data/use-query.ts";
import { metaOf } from "../../seo/page-meta.ts";
import * as shell from "../../shell/shell.css.ts";

/** Document 2, section 8. */
const WISHLIST_EMPTY = "Your wishlist is empty";
const PLACES_WHILE_LOADING = ["first", "second", "third", "fourth"];

export const meta = metaOf(shoppingMeta["/wishlist"]);

export default function WishlistPage() {
  const { state, reply, refetch } = useQuery(wishlist);
  return (
    <div className={shell.wide}>
      <h1 className={shell.pageTitle}>My Wishlist</h1>
      {state === "loading" ? (
        <ProductGrid>
          {PLACES_WHILE_LOADING.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      ) : null}
      {state === "failed" ? (
        <ErrorState title="Your wishlist could not be loaded" message="Please try again later!" onRetry={refetch} />
      ) : null}
      {reply && reply.data.length === 0 ? (
        <EmptyState title={WISHLIST_EMPTY} action={{ label: "Go to the shop", href: "/shop" }} />
      ) : null}
      {reply && reply.data.length > 0 ? (
        <ProductGrid>
          {reply.data.map((card) => (
            <li key={card.id}>
              <ProductTile product={{ ...summarize(card), isWished: true }} heading="h2" />
            </li>
          ))}
        </ProductGrid>
      ) : null}
    </div>
  );
}
