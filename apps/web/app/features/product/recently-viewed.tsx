import { recentlyViewed } from "@store/api-client/contract";
import { useQuery } from "@store/react-client/use-query";
import { memo } from "react";
import { ProductCarousel } from "../../commerce/product-carousel.tsx";
import { summarize } from "../../commerce/product-summary.ts";

/** Products that this shopper viewed before. Personal, so the browser loads it; the call also records this view. */
export const RecentlyViewed = memo(function RecentlyViewed({ productId }: { readonly productId: number }) {
  const { reply } = useQuery(recentlyViewed, { params: { id: productId } });
  return <ProductCarousel title="Recently viewed" products={reply?.data.map(summarize) ?? []} />;
});
