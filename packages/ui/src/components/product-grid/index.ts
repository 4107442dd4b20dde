export { ProductGrid } from "./product-grid.tsx";
export { ProductGridSkeleton } from "./product-grid-skeleton.tsx";
