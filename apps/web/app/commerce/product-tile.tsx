import { ProductCard } from "@store/ui/product-card";
import { productAddress } from "../navigation/addresses.ts";
import type { ProductSummary } from "./product-summary.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useWished } from "./wishlist.ts";

interface ProductTileProps {
  readonly product: ProductSummary;
  /** True for what is seen first: its picture loads at once. */
  readonly isFirstView?: boolean;
  /** The level of its name: h2 where no other heading stands between it and the page's own. */
  readonly heading?: "h2" | "h3";
}

/** A product's card with what its buttons do. */
export function ProductTile({ product, isFirstView = false, heading = "h3" }: ProductTileProps) {
  const { add, isPending } = useAddToCart(product.id);
  const wish = useWished(product.id, product.isWished ?? false);
  return (
    <ProductCard
      heading={heading}
      name={product.name}
      href={productAddress(product)}
      image={product.image}
      price={product.price}
      rating={product.rating}
      reviewCount={product.reviews}
      tags={product.tags}
      isOutOfStock={product.isOut ?? false}
      isPriority={isFirstView}
      isWished={wish.isWished}
      isWishPending={wish.isPending}
      onToggleWish={wish.toggle}
      isAdding={isPending}
      onAdd={() => add()}
    />
  );
}
