/** Accents of Latin letters, and apostrophes of every kind: gheé is ghee, O’Neil's is oneils. Marks of Indian scripts stay. */
const ACCENTS_AND_APOSTROPHES = /[\u0300-\u036f'’‘ʼ`´]/g;

/**
 * The words of a text as a search has them: lower-case letters with the marks of their script, and digits. A database's
 * documents are folded the same way (`foldedText`), so that each way to write a word finds the others.
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(ACCENTS_AND_APOSTROPHES, "")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
