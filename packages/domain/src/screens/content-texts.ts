/** Texts of the content pages' failures and empty lists (document 3, section 8). */
export const CONTENT_TEXTS = {
  countries: "Unable to load countries",
  inquiry: "Failed to send inquiry",
  noBlogs: "No blogs added!",
  noEvents: "No events added!",
  noStores: "No stores found",
} as const;
