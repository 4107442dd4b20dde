/** Texts of the content pages' failures and empty lists [R122 R130 R181]. */
export const CONTENT_TEXTS = {
  countries: "Unable to load countries",
  inquiry: "Failed to send inquiry",
  noBlogs: "No blogs added!",
  noEvents: "No events added!",
  noStores: "No stores found",
} as const;
