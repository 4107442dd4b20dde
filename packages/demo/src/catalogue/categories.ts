import { PACKING_MATERIAL_CATEGORY, SAMPLE_IDENTITY } from "@store/domain";
import { type CategoryNode, SECOND, THIRD, TOP } from "./category-names.ts";
import type { CategorySeed } from "./types.ts";

const nodes = (list: readonly CategoryNode[], parentId: number | null): CategorySeed[] =>
  list.map(([id, name, metaDescription, metaKeywords], index) => ({
    id,
    name,
    parentId,
    isHidden: false,
    metaTitle: `${name} | ${SAMPLE_IDENTITY.shopName}`,
    metaDescription,
    metaKeywords,
    position: index + 1,
  }));

const below = (level: Readonly<Record<number, readonly CategoryNode[]>>): CategorySeed[] =>
  Object.entries(level).flatMap(([parentId, list]) => nodes(list, Number(parentId)));

/** The tree, flat: every parent stands before its children. */
export const CATEGORIES: readonly CategorySeed[] = [
  ...nodes(TOP, null),
  {
    id: PACKING_MATERIAL_CATEGORY,
    name: "Packing Material",
    parentId: null,
    isHidden: true,
    metaTitle: `Packing Material | ${SAMPLE_IDENTITY.shopName}`,
    metaDescription: "Wrapping that can be added to an order that is a gift.",
    metaKeywords: "gift wrap, gift box",
    position: TOP.length + 1,
  },
  ...below(SECOND),
  ...below(THIRD),
];

/** The top group that a category belongs to; a top group belongs to itself. */
export function topGroupOf(categoryId: number): number {
  const parentId = CATEGORIES.find(({ id }) => id === categoryId)?.parentId;
  return parentId == null ? categoryId : topGroupOf(parentId);
}

/** A category and everything above it, from the top. */
export function categoryPath(id: number | null): readonly CategorySeed[] {
  const category = CATEGORIES.find((one) => one.id === id);
  return category ? [...categoryPath(category.parentId), category] : [];
}
