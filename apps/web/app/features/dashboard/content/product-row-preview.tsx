import { contentProducts } from "@store/api-client/contract";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { ProductCarousel } from "../../../commerce/product-carousel.tsx";
import { summarize } from "../../../commerce/product-summary.ts";
import { SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import { useQueryIf } from "../../../data/use-query.ts";
import { productRow } from "./content-preview.css.ts";

interface ProductRowPreviewProps {
  readonly title: string;
  readonly description: string;
  /** The products in their order. */
  readonly ids: readonly number[];
}

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
        <ProductCarousel title={title} description={description || undefined} products={reply.data.map(summarize)} />
      </div>
    </>
  );
}
