/** Since 22 September 2025; nothing of the catalogue is of the other rates. */
export type GstRate = 0 | 5 | 18;

/** `unit` of a product: how its weight label counts. */
export type Unit = "g" | "kg" | "ml" | "l" | "piece";

export type CategorySeed = {
  id: number;
  name: string;
  /** null for a top group */
  parentId: number | null;
  /** kept out of navigation and lists, reachable by its id */
  isHidden: boolean;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  /** place among its siblings, from 1 */
  position: number;
};

export type ProductSeed = {
  id: number;
  name: string;
  /** a category without children */
  categoryId: number;
  brandId: number;
  foamId: number;
  tagIds: readonly (1 | 2 | 3)[];
  /** the heading it stands under in the shop; null: after all headings */
  sectionId: number | null;
  /** what the shopper pays for one, GST included, at most two decimals */
  pricePaidRupees: number;
  /** per cent */
  gstRate: GstRate;
  /** what GST calls this kind of goods: the first four digits of its HSN code */
  hsnCode: string;
  /** pieces that can be sold; 0 and null are both out of stock (C10) */
  stock: number | null;
  benefits: readonly string[];
  descriptionHtml: string;
  unit: Unit;
  /** as printed on the pack, such as "500 g" */
  weightLabel: string;
  createdDaysAgo: number;
  /** the few words on the pack */
  label: string;
  /** pictures in the gallery, the pack's front included */
  galleryCount: number;
};
