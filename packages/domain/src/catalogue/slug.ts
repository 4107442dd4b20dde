/** A name as part of a URL, its spaces replaced by hyphens (document 3, section 2). It is not escaped. */
export const toSlug = (name: string): string => name.trim().replace(/\s+/g, "-");
