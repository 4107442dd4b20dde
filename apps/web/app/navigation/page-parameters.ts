/** The parameters of the address bar that the shop listing knows (document 1, section 2, and its filters). */
export const SHOP_PARAMETERS = [
  "page",
  "category",
  "category_name",
  "search",
  "brand",
  "brand_name",
  "ordering",
  "tag",
  "foam",
] as const;
