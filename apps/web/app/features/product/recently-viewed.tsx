import { recentlyViewed } from "@store/api-client/contract";
import { useEffect, useState } from "react";
import { ProductCarousel } from "../../commerce/product-carousel.tsx";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { call } from "../../session/browser-call.ts";
import { useIsSessionKnown } from "../../session/session-store.ts";

/** What this shopper looked at before: their own business, so it is not in the server's HTML. Asking also notes this visit. */
export function RecentlyViewed({ productId }: { readonly productId: number }) {
  const isKnown = useIsSessionKnown();
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    if (!isKnown) return;
    let isCurrent = true;
    void call(recentlyViewed, { params: { id: productId } }).then((answer) => {
      if (isCurrent) setProducts(answer.ok ? answer.reply.data.map(summarize) : []);
    });
    return () => {
      isCurrent = false;
    };
  }, [productId, isKnown]);
  return <ProductCarousel title="Recently viewed" products={products} />;
}
