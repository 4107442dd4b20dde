import { searchWords } from "../catalogue/search-words.ts";

/** Lower case, without accents and signs, with single spaces. */
export const plainWords = (text: string): string => searchWords(text).join(" ");

/** Whether each word that was typed begins a word of these texts; true where none was typed. */
export function wordsMatch(typed: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = plainWords(typed);
  if (wanted === "") return true;
  const known = ` ${plainWords(texts.filter(Boolean).join(" "))}`;
  return wanted.split(" ").every((word) => known.includes(` ${word}`));
}
