const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&nbsp;": " ",
};

/** The words of a sanitised text, on one line: for search engines, which take no elements. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39|#x27);/gi, (entity) => ENTITIES[entity.toLowerCase()] ?? entity)
    .replace(/\s+/g, " ")
    .trim();

/** The characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 155;

/**
 * The beginning of a text, in whole words, with an ellipsis where it was cut.
 * @param longest in characters, the ellipsis included.
 */
export function cutAtWord(text: string, longest: number = DESCRIPTION_LENGTH): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const next = characters[longest - 1] ?? "";
  const begun = characters.slice(0, longest - 1).join("");
  const words = /\s/.test(next) ? begun : begun.replace(/\s+\S*$/, "");
  return `${words.replace(/[\s,;:–-]+$/, "")}…`;
}
