import { carouselScrolls } from "@store/domain";
import { Carousel } from "@store/ui/carousel";
import type { ProductSummary } from "./product-summary.ts";
import { ProductTile } from "./product-tile.tsx";

/** A row of products, five per view on a wide screen, which scrolls when there are more than four; renders nothing for an empty list. */
export function ProductCarousel({
  title,
  description,
  products,
}: {
  readonly title: string;
  readonly description?: string | undefined;
  readonly products: readonly ProductSummary[];
}) {
  if (products.length === 0) return null;
  return (
    <Carousel
      title={title}
      description={description}
      perView="products"
      isStill={!carouselScrolls(products.length)}
      items={products.map((product) => ({ key: product.id, node: <ProductTile product={product} /> }))}
    />
  );
}
