import { contentProducts, type ReplyOf } from "@store/api-client/contract";
import { carouselScrolls, isOutOfStock, sellingPrice } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { productAddress } from "@store/react-client/shop-addresses";
import { Carousel } from "@store/ui/carousel";
import { ErrorState } from "@store/ui/error-state";
import { ProductCard } from "@store/ui/product-card";
import { Skeleton } from "@store/ui/skeleton";
import { useQueryIf } from "../data/use-query.ts";
import { productRow } from "./content-preview.css.ts";

interface ProductRowPreviewProps {
  readonly title: string;
  readonly description: string;
  /** The products in their order. */
  readonly ids: readonly number[];
}

type Product = ReplyOf<typeof contentProducts>["data"][number];

const ignore = () => undefined;

const Card = ({ product }: { readonly product: Product }) => (
  <ProductCard
    name={product.name}
    href={productAddress(product)}
    image={product.image1 ?? product.home_image}
    price={sellingPrice({ productPrice: product.product_price, basePrice: product.base_price })}
    rating={product.average_rating?.average_rating ?? 0}
    reviewCount={product.average_rating?.review_count ?? 0}
    tags={product.product_tag_list}
    isOutOfStock={isOutOfStock(product.available_stock_quantity)}
    isWished={false}
    onToggleWish={ignore}
    onAdd={ignore}
  />
);

/** A row of products as the home page shows it, with today's prices. Nothing in it can be pressed. */
export default function ProductRowPreview({ title, description, ids }: ProductRowPreviewProps) {
  const chosen = [...new Set(ids)];
  const { state, reply, refetch } = useQueryIf(chosen.length > 0, contentProducts, {
    query: { ids: chosen.join(",") },
  });
  if (chosen.length === 0) return <p>The home page leaves this row out: it has no products.</p>;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  if (!reply) return <Skeleton shape="block" />;
  const left = chosen.length - reply.data.length;
  return (
    <>
      {left > 0 ? (
        <p>
          {left === 1
            ? "1 product is not in the shop, and is left out."
            : `${left} products are not in the shop, and are left out.`}
        </p>
      ) : null}
      <div className={productRow} inert>
        <Carousel
          title={title}
          description={description || undefined}
          perView="products"
          isStill={!carouselScrolls(reply.data.length)}
          items={reply.data.map((product) => ({ key: product.id, node: <Card product={product} /> }))}
        />
      </div>
    </>
  );
}
