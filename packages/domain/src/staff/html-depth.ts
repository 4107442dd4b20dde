/** How deep elements may stand within each other: a page of tables pasted from a mail has some thirty. */
export const MOST_HTML_DEPTH = 50;

export const HTML_TOO_DEEP =
  "This text has too many elements within each other. Please paste it without its formatting, and format it here!";

/** Elements without an end, and those whose end a reader puts in by itself: they do not pile up alone. */
const WITHOUT_END = new Set(
  ["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"].concat([
    "colgroup",
    "dd",
    "dt",
    "li",
    "option",
    "p",
    "rp",
    "rt",
    "tbody",
    "td",
    "tfoot",
    "th",
    "thead",
    "tr",
  ]),
);

/** Formatting that is not ended goes on behind the end of what it stands in. */
const FORMATTING = new Set([
  "a",
  "b",
  "big",
  "code",
  "em",
  "font",
  "i",
  "nobr",
  "s",
  "small",
  "strike",
  "strong",
  "tt",
  "u",
]);

const TAGS = /<(\/?)([a-z][^\s/>]*)/gi;

/**
 * Whether HTML is so shallow that it can be read element by element. It is told from its tags alone, before anything
 * builds a tree of them: never too shallow, and at most too deep where elements of blocks are not ended.
 */
export function isShallowHtml(html: string): boolean {
  const open: string[] = [];
  const formatting = new Map<string, number>();
  let going = 0;
  for (const [, end = "", written = ""] of html.matchAll(TAGS)) {
    const tag = written.toLowerCase();
    if (WITHOUT_END.has(tag)) continue;
    if (FORMATTING.has(tag)) {
      const count = formatting.get(tag) ?? 0;
      const next = end === "" ? count + 1 : Math.max(0, count - 1);
      formatting.set(tag, next);
      going += next - count;
    } else if (end === "") {
      open.push(tag);
    } else {
      const begun = open.lastIndexOf(tag);
      if (begun >= 0) open.length = begun;
    }
    if (open.length + going > MOST_HTML_DEPTH) return false;
  }
  return true;
}
