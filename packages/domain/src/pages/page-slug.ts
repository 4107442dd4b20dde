/** A longer one is cut off where search engines and messengers show an address. */
export const PAGE_SLUG_MAXIMUM_LENGTH = 80;

export const WRONG_PAGE_SLUG = "Please write small letters a to z, digits, and single hyphens between them.";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be the end of the address of a page of the shop's own: small letters, digits, single hyphens. */
export const isPageSlug = (text: string): boolean => text.length <= PAGE_SLUG_MAXIMUM_LENGTH && SLUG.test(text);

/**
 * The end of an address that a page's title suggests, cut between words; empty for a title that has no Latin letter and no
 * digit.
 */
export function suggestPageSlug(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let slug = "";
  for (const word of words ?? []) {
    const next = slug === "" ? word : `${slug}-${word}`;
    if (next.length > PAGE_SLUG_MAXIMUM_LENGTH) break;
    slug = next;
  }
  return slug;
}

/** The address of a page of the shop's own. */
export const pageAddress = (slug: string): string => `/pages/${slug}`;
