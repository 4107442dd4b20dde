import { Button, ButtonLink } from "@store/ui/button";
import { ProductCard } from "@store/ui/product-card";
import { summarize } from "../../commerce/product-summary.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { useWishActions, type Wish } from "./use-wishlist.ts";
import * as styles from "./wishlist.css.ts";

interface WishTileProps {
  readonly wish: Wish;
  readonly onDeparted: (count: number) => void;
  readonly onUncertain: () => void;
}

/** A product of the wishlist: to the cart with it, or out of the list; the heart does the latter, too. */
export function WishTile({ wish, onDeparted, onUncertain }: WishTileProps) {
  const { busy, remove, move } = useWishActions(wish.id, { onDeparted, onUncertain });
  const product = summarize(wish);
  return (
    <ProductCard
      heading="h2"
      name={product.name}
      href={productAddress(product)}
      image={product.image}
      price={product.price}
      rating={product.rating}
      reviewCount={product.reviews}
      tags={product.tags}
      isOutOfStock={product.isOut ?? false}
      isWished
      isWishPending={busy === "removing"}
      onToggleWish={remove}
      onAdd={move}
      actions={
        <div className={styles.actions}>
          {product.isOut ? (
            <ButtonLink
              size="small"
              variant="secondary"
              href={productAddress(product)}
              aria-label={`Notify me when it is back: ${product.name}`}
            >
              Notify me
            </ButtonLink>
          ) : product.price === undefined ? null : (
            <Button
              size="small"
              variant="secondary"
              isWide
              isPending={busy === "moving"}
              onClick={move}
              aria-label={`Move to cart: ${product.name}`}
            >
              Move to cart
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            isWide
            isPending={busy === "removing"}
            onClick={remove}
            aria-label={`Remove ${product.name}`}
          >
            Remove
          </Button>
        </div>
      }
    />
  );
}
