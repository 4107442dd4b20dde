/** Words as the search index holds them: lower-case letters and digits. */
export const searchWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A single letter is the beginning of half the catalogue: it must stand for itself. */
const term = (word: string): string => ([...word].length > 1 ? `${word}:*` : word);

/** A full-text query for what was typed: every word, each as the beginning of one. Empty when nothing can be found. */
export const searchQuery = (text: string): string => searchWords(text).map(term).join(" & ");

/** The same query, of names alone: they have weight A. */
export const nameQuery = (query: string): string =>
  query
    .split(" & ")
    .map((word) => (word.endsWith(":*") ? `${word}A` : `${word}:A`))
    .join(" & ");
