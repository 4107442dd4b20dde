import { shoppingMeta } from "@store/content";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useIsSessionKnown } from "@store/react-client/session-store";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from "react";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./cart.css.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import type { CartContents, CartState, CartSync } from "./cart-sync.ts";
import { CartTotals } from "./cart-totals.tsx";
import { GiftOption } from "./gift-option.tsx";
import { CartTrouble } from "./lazy-cart-trouble.tsx";
import { useCart } from "./use-cart.ts";

export const meta = shoppingMeta["/cart"];

/**
 * The cart is the shopper's own, and the browser fills it in. The server's page is the empty cart for a browser without an
 * identity, and the skeleton for others (`SHOWN_TO`).
 */
export default function CartPage() {
  const { sync, ...cart } = useCart();
  const title = useRef<HTMLHeadingElement>(null);
  const lines = cart.contents?.cart_items.length ?? 0;
  const [isServerPage] = useState(!useIsSessionKnown());
  const isLoading = cart.state === "loading";
  return (
    <div className={styles.page}>
      <h1 ref={title} tabIndex={-1} className={shell.pageTitle}>
        My Cart
      </h1>
      {isLoading ? (
        <div data-shown-to={isServerPage ? "shopper" : "all"}>
          <CartSkeleton />
        </div>
      ) : null}
      {cart.state === "failed" ? <Failed sync={sync} /> : null}
      {cart.isOutdated ? (
        <div className={styles.outdated}>
          <Suspense>
            <CartTrouble kind="outdated" onRetry={() => void sync.refresh()} />
          </Suspense>
        </div>
      ) : null}
      {(cart.contents && lines === 0) || (isLoading && isServerPage) ? (
        <div data-shown-to={isLoading ? "nobody" : "all"}>
          <EmptyState
            title="Your cart is empty"
            message="Fresh ghee, stone-ground flour and much more is waiting."
            action={{ label: "Go to the shop", href: "/shop" }}
          />
        </div>
      ) : null}
      {cart.contents && lines > 0 ? <Filled {...cart} contents={cart.contents} sync={sync} title={title} /> : null}
    </div>
  );
}

function Failed({ sync }: { readonly sync: CartSync }) {
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await sync.refresh();
    setIsRetrying(false);
  };
  return (
    <ErrorState
      title="Your cart could not be loaded"
      message={TRY_AGAIN_LATER}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}

interface FilledProps extends Pick<CartState, "wanted" | "isUpdating"> {
  readonly contents: CartContents;
  readonly sync: CartSync;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

function Filled({ contents, wanted, isUpdating, sync, title }: FilledProps) {
  const list = useRef<HTMLUListElement>(null);
  const { cart_items: items } = contents;
  /** Where in the list a line is being removed: the focus goes to the line that takes its place. */
  const removedAt = useRef<number>(undefined);
  const remove = useCallback(
    (line: number) => {
      removedAt.current = sync.read().contents?.cart_items.findIndex(({ id }) => id === line);
      sync.remove(line);
    },
    [sync],
  );
  useEffect(() => {
    const place = removedAt.current;
    if (place === undefined || items.some(({ id }) => wanted.get(id) === 0)) return;
    removedAt.current = undefined;
    // The shopper may have gone on meanwhile.
    if (document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(place, rows.length - 1)]?.querySelector("a");
    (next ?? title.current)?.focus({ preventScroll: true });
  }, [items, wanted, title]);
  // The last line takes the whole list with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    },
    [title],
  );

  return (
    <div className={styles.columns}>
      <ul ref={list} className={styles.lines} aria-label="Products in your cart">
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            wanted={wanted.get(item.id)}
            onQuantity={sync.setQuantity}
            onRemove={remove}
          />
        ))}
      </ul>
      <div className={styles.gift}>
        <GiftOption contents={contents} change={sync.change} />
      </div>
      <CartTotals contents={contents} isUpdating={isUpdating} sync={sync} />
    </div>
  );
}
