/** Words as the search index holds them: lower-case letters and digits. */
export const searchWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A full-text query for what was typed: every word, each as the beginning of one. Empty when nothing can be found. */
export const searchQuery = (text: string): string =>
  searchWords(text)
    .map((word) => `${word}:*`)
    .join(" & ");
