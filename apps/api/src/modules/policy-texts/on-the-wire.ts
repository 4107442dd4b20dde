import type { ownPolicyText, WireReplyOf } from "@store/api-client/contract";
import type { Block, ContentPage, Definition, Text } from "@store/content/rewritable-pages";

type WirePage = NonNullable<WireReplyOf<typeof ownPolicyText>["data"]["text"]>;
type WireBlock = WirePage["sections"][number]["blocks"][number];

const runs = (text: Text) => [...text];
const definitions = (entries: readonly Definition[]) =>
  entries.map(({ term, description }) => ({ term, description: runs(description) }));

function answerOnTheWire(block: Extract<Block, { readonly kind: "paragraph" | "list" }>) {
  return block.kind === "paragraph"
    ? { kind: block.kind, text: runs(block.text) }
    : { kind: block.kind, ordered: block.ordered, items: block.items.map(runs) };
}

function blockOnTheWire(block: Block): WireBlock {
  switch (block.kind) {
    case "paragraph":
    case "list":
      return answerOnTheWire(block);
    case "definitions":
      return { kind: block.kind, entries: definitions(block.entries) };
    case "points":
      return {
        kind: "definitions",
        entries: block.items.map(({ title, text }) => ({ term: title, description: runs(text) })),
      };
    case "heading":
      return { kind: block.kind, title: block.title };
    case "question":
      return { ...block, answer: block.answer.map(answerOnTheWire) };
  }
}

/** A page as readers get it. */
export const pageOnTheWire = ({
  title,
  description,
  updatedOn,
  intro,
  highlights,
  sections,
}: ContentPage): WirePage => ({
  title,
  description,
  updated_on: updatedOn,
  intro: intro && runs(intro),
  highlights: highlights && definitions(highlights),
  sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(blockOnTheWire) })),
});
