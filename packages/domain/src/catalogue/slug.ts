/** A name as addresses carry it: spaces replaced by hyphens (document 3, section 2). Escape it before it enters a URL. */
export const hyphenated = (name: string): string => name.trim().replace(/\s+/g, "-");
