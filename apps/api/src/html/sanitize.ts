import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

/** What a description, a blog or an event may hold: text, lists, tables, links and pictures of the web; no code. */
const schema: Options = {
  ...defaultSchema,
  // Ids and names of a text would shadow those of the page around it.
  attributes: {
    "*": ["lang", "dir"],
    a: ["href"],
    img: ["src", "alt", "width", "height", ["loading", "lazy"]],
    td: ["colSpan", "rowSpan"],
    th: ["colSpan", "rowSpan"],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== "input"), "figure", "figcaption", "cite"],
};

const parser = unified().use(rehypeParse, { fragment: true });

type Tree = ReturnType<typeof parser.parse>;
export type HtmlNode = Tree["children"][number];
type Node = HtmlNode;

/** The nodes of HTML that was sanitized. */
export const nodesOf = (html: string): readonly HtmlNode[] => parser.parse(html).children;

/** A page has one title, and it stands above the text: titles inside it become headings. */
function lowerTitles(nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "h1") node.tagName = "h2";
    lowerTitles(node.children);
  }
}

const processor = parser()
  .use(rehypeSanitize, schema)
  .use(() => (tree: Tree) => lowerTitles(tree.children))
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

/** The words of a node. */
export const textOf = (node: Node): string =>
  node.type === "text" ? node.value : node.type === "element" ? node.children.map(textOf).join("") : "";

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** How long a list's excerpt is, in characters: two or three lines of a card. */
export const EXCERPT_CHARACTERS = 160;

/** The beginning of a text, cut after a whole word; an ellipsis says that there is more. */
function beginningOf(text: string): string {
  const characters = [...text];
  if (characters.length <= EXCERPT_CHARACTERS) return text;
  const cut = characters.slice(0, EXCERPT_CHARACTERS).join("");
  return `${cut.replace(/[\s.,;:]+\S*$/, "") || cut}…`;
}

/** The first paragraph of HTML as plain text, cut; undefined when it has none. */
export function excerptOf(html: string): string | undefined {
  const paragraphs = parser
    .parse(html)
    .children.filter((node) => node.type === "element" && node.tagName === "p")
    .map((node) => inOneLine(textOf(node)));
  const first = paragraphs.find((text) => text !== "");
  return first === undefined ? undefined : beginningOf(first);
}
