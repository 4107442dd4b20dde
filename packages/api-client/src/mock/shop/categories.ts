const about = (id: number, name: string) => ({
  id,
  name,
  metatitle: name,
  metadescription: `${name} from growers we know`,
  metakeywords: name.toLowerCase(),
  web_image: `/mock/category/${id}.webp`,
});

const leaf = (id: number, name: string) => ({ ...about(id, name), children: [] });

export const CATEGORY_TREE = [
  {
    ...about(1, "Groceries"),
    children: [
      { ...about(11, "Ghee"), children: [about(111, "Cow Ghee")] },
      leaf(12, "Spices"),
      leaf(13, "Grains & Pulses"),
    ],
  },
  { ...about(2, "Gifting"), children: [leaf(21, "Books")] },
];

/** A category, by id or else by name, with the ids of what lies below it. */
export function findCategory(wanted: {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
}): { readonly name: string; readonly ids: readonly number[] } | undefined {
  const isWanted = ({ id, name }: { readonly id: number; readonly name: string }) =>
    wanted.id === undefined ? name.toLowerCase() === wanted.name?.toLowerCase() : id === wanted.id;
  for (const top of CATEGORY_TREE) {
    if (isWanted(top)) return { name: top.name, ids: [top.id, ...top.children.map(({ id }) => id)] };
    const below = top.children.find(isWanted);
    if (below) return { name: below.name, ids: [below.id] };
  }
  return undefined;
}
