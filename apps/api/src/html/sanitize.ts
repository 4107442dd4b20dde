import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

/** What a description, a blog or an event may hold: text, lists, tables, links and pictures of the web; no code. */
const schema = {
  ...defaultSchema,
  // Ids and names of a text would shadow those of the page around it.
  attributes: {
    "*": ["lang", "dir"],
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== "input"),
};

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

const sanitizeOnce = (html: string): string => String(processor.processSync(html));

/** Each pass closes or moves what the one before left misplaced; a text that needs more is no text of a person. */
const MAX_PASSES = 10;

/**
 * HTML that people wrote, with everything taken out that could run; done before it is stored. Once an element is taken
 * out, the rest may be read differently, so the result is sanitized again until it stays the same.
 */
export function sanitizeHtml(html: string): string {
  let clean = sanitizeOnce(html);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const again = sanitizeOnce(clean);
    if (again === clean) return clean;
    clean = again;
  }
  return "";
}
