const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#x27;": "'",
};

/** Unescapes text of HTML or XML. */
export const asText = (text: string): string => text.replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign);
