const NOT_PLAIN = /[^\p{L}\p{M}\p{N} .,()/@+_-]+/gu;

/**
 * A text as any gateway takes it: letters, digits and plain punctuation in one line. In what PayU hashes a `|` would let
 * one field pass for two.
 */
export const cleanText = (text: string, most: number): string =>
  Array.from(text.normalize("NFC").replaceAll(NOT_PLAIN, " ").replaceAll(/\s+/g, " ").trim())
    .slice(0, most)
    .join("")
    .trim();
