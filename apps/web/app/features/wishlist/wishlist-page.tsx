import { shoppingMeta } from "@store/content";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useIsSessionKnown } from "@store/react-client/session-store";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { ProductGrid, ProductGridSkeleton } from "@store/ui/product-grid";
import { useEffect, useRef, useState } from "react";
import * as shell from "../../shell/shell.css.ts";
import { countOf } from "./count-of.ts";
import { ShareWishlist } from "./share-wishlist.tsx";
import { useWishlist, type Wish } from "./use-wishlist.ts";
import { WishTile } from "./wish-tile.tsx";
import * as styles from "./wishlist.css.ts";

/** [R111] */
const WISHLIST_EMPTY = "Your wishlist is empty";

const PLACES_WHILE_LOADING = 4;

export const meta = shoppingMeta["/wishlist"];

/**
 * Keeps the focus in the list when the product that had it leaves: it goes to the one that takes its place, or else to
 * the headline.
 * @returns what to call with the place of a product that leaves.
 */
function useFocusInList(shown: readonly Wish[] | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (!shown || left.current === undefined) return;
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    const names = page.current?.querySelectorAll<HTMLElement>("article h2 a") ?? [];
    const next = names[Math.min(left.current, names.length - 1)] ?? page.current?.querySelector<HTMLElement>("h1");
    left.current = undefined;
    if (!hasFocus) next?.focus();
  }, [shown]);
  const leave = (place: number): void => {
    left.current = place;
  };
  return { page, leave };
}

/**
 * The wishlist is the shopper's own, and the browser fills it in [R111]. The server's page is the empty one for a
 * browser without an identity, and the skeleton for others (`SHOWN_TO`).
 */
export default function WishlistPage() {
  const { state, shown, refetch, depart } = useWishlist();
  const { page, leave } = useFocusInList(shown);
  const [isServerPage] = useState(!useIsSessionKnown());
  const isLoading = state === "loading";
  return (
    <div ref={page} className={`${shell.wide} ${shell.tall}`}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          My Wishlist
        </h1>
        {shown ? <ShareWishlist isEmpty={shown.length === 0} /> : null}
      </div>
      <p className={styles.count} role="status">
        {shown && shown.length > 0 ? countOf(shown.length) : null}
      </p>
      <div className={styles.list}>
        {isLoading ? (
          <div data-shown-to={isServerPage ? "shopper" : "all"}>
            <ProductGridSkeleton count={PLACES_WHILE_LOADING} />
          </div>
        ) : null}
        {state === "failed" ? (
          <ErrorState title="Your wishlist could not be loaded" message={TRY_AGAIN_LATER} onRetry={refetch} />
        ) : null}
        {shown?.length === 0 || (isLoading && isServerPage) ? (
          <div data-shown-to={isLoading ? "nobody" : "all"}>
            <EmptyState
              title={WISHLIST_EMPTY}
              message="Tap the heart on a product to keep it here."
              action={{ label: "Go to the shop", href: "/shop" }}
            />
          </div>
        ) : null}
        {shown && shown.length > 0 ? (
          <ProductGrid>
            {shown.map((wish, place) => (
              <li key={wish.id} className={styles.place}>
                <WishTile
                  wish={wish}
                  onDeparted={(count) => {
                    leave(place);
                    depart(wish.id, count);
                  }}
                  onUncertain={refetch}
                />
              </li>
            ))}
          </ProductGrid>
        ) : null}
      </div>
    </div>
  );
}
