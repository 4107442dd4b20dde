/** Texts of the product page [R76 R81]; apart from the other screens' texts, which it need not load. */
export const PRODUCT_ERRORS = {
  relatedProducts: "Error fetching related products",
  deliveryOptions: "Error loading delivery options",
  refresh: "Please refresh the page",
  linkCopied: "Link copied!",
  linkNotCopied: "Failed to copy",
} as const;
