import { relatedProducts } from "@store/api-client/contract";
import { PRODUCT_ERRORS } from "@store/domain";
import { useMutation } from "@store/react-client/use-mutation";
import { ErrorState } from "@store/ui/error-state";
import { memo, useState } from "react";
import { ProductCarousel } from "../../commerce/product-carousel.tsx";
import { type Companions, companionsOf } from "./load-product.ts";

/** Products that go with this one, and others to look at; or why they could not be loaded [R78 R81]. */
export const CompanionProducts = memo(function CompanionProducts(props: {
  readonly productId: number;
  readonly loaded: Companions;
}) {
  const [reloaded, setReloaded] = useState<Companions>();
  const { send, isPending } = useMutation(relatedProducts, (answer) => setReloaded(companionsOf(answer)));
  const { related, others, failure } = reloaded ?? props.loaded;
  if (failure) {
    return (
      <ErrorState
        title={PRODUCT_ERRORS.relatedProducts}
        message={failure}
        onRetry={() => void send({ query: { product_id: props.productId } })}
        isRetrying={isPending}
      />
    );
  }
  return (
    <>
      <ProductCarousel title="Goes well with this" products={related} />
      <ProductCarousel title="You may also like" products={others} />
    </>
  );
});
