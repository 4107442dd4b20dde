import type { ReactNode } from "react";
import * as styles from "./product-grid.css.ts";

export { ProductGridSkeleton } from "./product-grid-skeleton.tsx";

/** Cards side by side: two on a phone, five at 1440 px. Its children are list items. */
export const ProductGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
);
