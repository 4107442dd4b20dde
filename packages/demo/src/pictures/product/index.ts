import type { ProductSeed } from "../../catalogue/index.ts";
import { productBack } from "./back.ts";
import { productDetail } from "./detail.ts";
import { productFront } from "./front.ts";
import { productIngredients } from "./ingredients.ts";

const VIEWS: readonly ((product: ProductSeed) => string)[] = [
  productFront,
  productIngredients,
  productDetail,
  productBack,
];

/** One view of a product's gallery, counted from 1. */
export const productView = (product: ProductSeed, view: number): string | undefined =>
  view <= product.galleryCount ? VIEWS[view - 1]?.(product) : undefined;
