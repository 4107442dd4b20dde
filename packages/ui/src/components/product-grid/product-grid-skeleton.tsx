import { SHOP_SKELETON_CARDS } from "@store/domain";
import { ProductCardSkeleton } from "../product-card/product-card.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./product-grid.css.ts";

/** 20 placeholder cards while a grid loads [R61]. */
export const ProductGridSkeleton = ({ count = SHOP_SKELETON_CARDS }: { readonly count?: number }) => (
  <div role="status">
    <VisuallyHidden>Loading products</VisuallyHidden>
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  </div>
);
