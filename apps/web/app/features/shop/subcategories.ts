import type { CategoryNode } from "../../data/root-data.ts";

/** The path from the root down to a category, itself included; empty when the tree does not have it. */
export function trailTo(id: number, tree: readonly CategoryNode[]): readonly CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = trailTo(id, node.children ?? []);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/**
 * The categories to offer next: the children of the current one, or its siblings when it has none. None for a listing
 * of all products or of an unknown category: the header has the top level.
 */
export function nextCategories(id: number | undefined, tree: readonly CategoryNode[]): readonly CategoryNode[] {
  if (id === undefined) return [];
  const trail = trailTo(id, tree);
  const here = trail.at(-1);
  if (!here) return [];
  return here.children?.length ? here.children : (trail.at(-2)?.children ?? tree);
}
