const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#x27;": "'",
};

/** Text as it was before it was written into HTML or XML. */
export const asText = (text: string): string => text.replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign);
