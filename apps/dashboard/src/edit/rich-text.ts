import { getSchema } from "@tiptap/core";
import { ListItem } from "@tiptap/extension-list";
import { type Node, DOMParser as SchemaParser, DOMSerializer as SchemaSerializer } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";

/** Tab stays the way out of the editor. */
const PointOfList = ListItem.extend({
  addKeyboardShortcuts() {
    const { commands } = this.editor;
    return {
      Enter: () => commands.splitListItem(this.name),
      "Mod-]": () => commands.sinkListItem(this.name),
      "Mod-[": () => commands.liftListItem(this.name),
    };
  },
});

/** What the editor knows: a part of what the server stores (`rich-text-field.tsx` says which). */
export const RICH_TEXT = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, strike: false, underline: false },
    ...{ dropcursor: false, gapcursor: false, listItem: false, listKeymap: false, trailingNode: false },
    link: { autolink: false, linkOnPaste: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  PointOfList,
];

const schema = getSchema(RICH_TEXT);
const parser = SchemaParser.fromSchema(schema);
const serializer = SchemaSerializer.fromSchema(schema);

export function readRichText(html: string): Node {
  const body = new DOMParser().parseFromString(html, "text/html").body;
  return parser.parse(body);
}

/** The HTML of a text, without the paragraph that the editor puts into each point of a list; "" when there is no text. */
export function writeRichText(content: Node): string {
  if (content.textContent.trim() === "") return "";
  const body = document.createElement("div");
  body.append(serializer.serializeFragment(content.content));
  for (const only of body.querySelectorAll("li > p:first-child")) {
    if (only.nextElementSibling?.tagName !== "P") only.replaceWith(...only.childNodes);
  }
  return body.innerHTML;
}

/** What a text cannot hold, found by its elements; what is said where somebody pastes it. */
const REFUSED = [
  { elements: "table", words: "A table cannot stand in this text: its words are pasted, a cell a line." },
  { elements: "img, picture, svg, canvas", words: "Pictures cannot stand in this text, and are left out." },
  {
    elements: "video, audio, iframe, object, embed",
    words: "Films and sounds cannot stand in this text, and are left out.",
  },
] as const;

const [, { words: NO_PICTURES }] = REFUSED;
const NO_FILES = "Files cannot stand in this text, and are left out.";

/** What is pasted into a text or dropped on it, as the browser hands it over. */
interface Pasted {
  readonly html: string;
  /** The media types of its files. */
  readonly files: readonly string[];
}

/**
 * What the editor leaves out of what is pasted, in words: nothing goes without a word. Files beside HTML are a picture of
 * the same, which office programs add.
 */
export function leftOutOf({ html, files }: Pasted): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (body.childNodes.length > 0)
    return REFUSED.flatMap(({ elements, words }) => (body.querySelector(elements) ? [words] : []));
  return [...new Set(files.map((type) => (type.startsWith("image/") ? NO_PICTURES : NO_FILES)))];
}
