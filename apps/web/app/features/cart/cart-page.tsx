import { shoppingMeta } from "@store/content";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { metaOf } from "../../seo/page-meta.ts";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./cart.css.ts";
import { CartLine } from "./cart-line.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { useCart } from "./use-cart.ts";

export const meta = metaOf(shoppingMeta["/cart"]);

/** The cart is the shopper's own: the server sends the frame, the browser fills it in. */
export default function CartPage() {
  const { query, setQuantity, remove, busyLine } = useCart();
  const { state, reply, refetch } = query;
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>My Cart</h1>
      {state === "loading" ? <Skeleton shape="block" /> : null}
      {state === "failed" ? (
        <ErrorState title="Your cart could not be loaded" message="Please try again later!" onRetry={refetch} />
      ) : null}
      {reply && reply.data.cart_items.length === 0 ? (
        <EmptyState title="Your cart is empty" action={{ label: "Go to the shop", href: "/shop" }} />
      ) : null}
      {reply && reply.data.cart_items.length > 0 ? (
        <div className={styles.columns}>
          <ul className={styles.lines} aria-label="Products in your cart">
            {reply.data.cart_items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                isBusy={item.id === busyLine}
                onQuantity={(quantity) => setQuantity(item, quantity)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <CartTotals contents={reply.data} />
        </div>
      ) : null}
    </div>
  );
}
