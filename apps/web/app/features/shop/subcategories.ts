import type { CategoryNode } from "../../data/root-data.ts";

/** The way from the top of the tree down to a category, itself included; empty when the tree does not know it. */
export function trailTo(id: number, tree: readonly CategoryNode[]): readonly CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = trailTo(id, node.children);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/**
 * The categories to go on to: those inside the one shown, or beside it where it holds none. None from all products and
 * from what the tree does not know: the header has the topmost.
 */
export function nextCategories(id: number | undefined, tree: readonly CategoryNode[]): readonly CategoryNode[] {
  if (id === undefined) return [];
  const trail = trailTo(id, tree);
  const here = trail.at(-1);
  if (!here) return [];
  return here.children.length > 0 ? here.children : (trail.at(-2)?.children ?? tree);
}
