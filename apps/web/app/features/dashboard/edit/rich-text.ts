import { type Node, Schema, DOMParser as SchemaParser, DOMSerializer as SchemaSerializer } from "prosemirror-model";
import { marks, nodes } from "prosemirror-schema-basic";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";

const { doc, paragraph, blockquote, horizontal_rule, heading, text, hard_break } = nodes;
const { em, strong, link } = marks;

/** What the editor knows: a part of what the server stores (`rich-text-field.tsx` says which). */
export const richTextSchema = new Schema({
  nodes: {
    ...{ doc, paragraph, blockquote, horizontal_rule, heading, text, hard_break },
    bullet_list: { ...bulletList, content: "list_item+", group: "block" },
    ordered_list: { ...orderedList, content: "list_item+", group: "block" },
    list_item: { ...listItem, content: "paragraph block*" },
  },
  marks: { link, em, strong },
});

const parser = SchemaParser.fromSchema(richTextSchema);
const serializer = SchemaSerializer.fromSchema(richTextSchema);

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
