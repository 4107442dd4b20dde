type Named = { readonly id: number; readonly name: string };
/** A category with its subcategories. */
/** One that has none below it has no children: each page carries the tree. */
export type CategoryBranch = Named & { readonly children?: readonly CategoryBranch[] };

/** The nineteen categories that the navigation always has, in its order (C4). */
export const CURATED_CATEGORIES: readonly Named[] = [
  { id: 11, name: "Ghee & Dairy" },
  { id: 12, name: "Honey & Sweeteners" },
  { id: 13, name: "Flours & Grains" },
  { id: 14, name: "Pulses & Legumes" },
  { id: 15, name: "Cold-Pressed Oils" },
  { id: 16, name: "Masala & Spices" },
  { id: 17, name: "Snacks & Breakfast" },
  { id: 18, name: "Dry Fruits & Seeds" },
  { id: 19, name: "Pickles & Preserves" },
  { id: 20, name: "Tea & Drinks" },
  { id: 21, name: "Herbal Powders" },
  { id: 22, name: "Chyawanprash & Avaleha" },
  { id: 23, name: "Herbal Juices" },
  { id: 31, name: "Bath & Body" },
  { id: 32, name: "Hair Care" },
  { id: 33, name: "Face Care" },
  { id: 41, name: "Gift Hampers" },
  { id: 51, name: "Cleaners" },
  { id: 61, name: "Pooja & Dhoop" },
];

const idsOf = (branches: readonly CategoryBranch[]): readonly number[] =>
  branches.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

/** The fetched categories, followed by the curated ones that are missing at every level of them. */
export function withCuratedCategories(fetched: readonly CategoryBranch[]): readonly CategoryBranch[] {
  const known = new Set(idsOf(fetched));
  return [...fetched, ...CURATED_CATEGORIES.filter(({ id }) => !known.has(id))];
}
