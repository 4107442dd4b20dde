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

/** Its beginning, in whole words, with an ellipsis where it was cut. */
export function excerptOf(html: string, longest: number): string {
  const text = textOfHtml(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/\s+\S*$/, "");
  return `${cut}…`;
}
