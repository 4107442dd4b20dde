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

/** HTML that people wrote, with everything taken out that could run; done before it is stored. */
export const sanitizeHtml = (html: string): string => String(processor.processSync(html));
