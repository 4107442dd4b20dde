import { ProductCard } from "@store/ui/product-card";
import { CachedHtml } from "../../speed/cached-html.tsx";
import { productAddress } from "../navigation/addresses.ts";
import type { ProductSummary } from "./product-summary.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useWished } from "./wishlist.ts";

interface ProductTileProps {
  readonly product: ProductSummary;
  /** True in the first view: its picture loads at once. */
  readonly isFirstView?: boolean | undefined;
  /** The heading level of its name: h2 where no other heading is between it and the page's h1. */
  readonly heading?: "h2" | "h3" | undefined;
}

/** A product card whose buttons work. */
export function ProductTile({ product, isFirstView, heading }: ProductTileProps) {
  const { add, isPending } = useAddToCart(product.id);
  const wish = useWished(product.id, !!product.isWished);
  return (
    <ProductCard
      {...product}
      heading={heading}
      href={productAddress(product)}
      reviewCount={product.reviews}
      isOutOfStock={!!product.isOut}
      isPriority={isFirstView}
      isWished={wish.isWished}
      isWishPending={wish.isPending}
      onToggleWish={wish.toggle}
      isAdding={isPending}
      onAdd={() => add()}
    />
  );
}

/** A product card as an item of a list. */
export const ProductTileItem = (props: ProductTileProps) => (
  <CachedHtml as="li" name="product-tile" data={props}>
    <ProductTile {...props} />
  </CachedHtml>
);
