/** A name as part of a URL, its spaces replaced by hyphens [R123]. It is not escaped. */
export const toSlug = (name: string): string => name.trim().replace(/\s+/g, "-");
