const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Control characters, of which XML allows the tab and the ends of lines only. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]/gu;

/** Text as the content of an element or the value of an attribute. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
