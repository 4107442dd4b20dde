import { plainText, type Text, text } from "./text.ts";

export interface Paragraph {
  readonly kind: "paragraph";
  readonly text: Text;
}

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly Text[];
}

export interface Definition {
  readonly term: string;
  readonly description: Text;
}

export interface Definitions {
  readonly kind: "definitions";
  readonly entries: readonly Definition[];
}

export interface Point {
  readonly title: string;
  readonly text: Text;
}

/** Short texts under titles of their own, side by side as cards; numbered where their order matters. */
export interface Points {
  readonly kind: "points";
  readonly ordered: boolean;
  readonly items: readonly Point[];
}

/** A heading inside a section. */
export interface Heading {
  readonly kind: "heading";
  readonly title: string;
}

export interface Question {
  readonly kind: "question";
  /** Anchor of the question, unique on its page. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly AnswerBlock[];
}

export type AnswerBlock = Paragraph | List;
export type Block = Paragraph | List | Definitions | Points | Heading | Question;

export interface Section {
  /** Anchor of the section, unique on its page. */
  readonly id: string;
  /** Empty for text that stands above the first heading. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A page of words: no markup and no framework, so that the site, the webviews and a mail can each show it. */
export interface ContentPage {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  /** Calendar day of the last change, `YYYY-MM-DD`. */
  readonly updatedOn: string;
  readonly intro?: Text | undefined;
  /** The answers most readers came for, shown before the sections. */
  readonly highlights?: readonly Definition[] | undefined;
  readonly sections: readonly Section[];
}

export const paragraph = (...parts: Parameters<typeof text>): Paragraph => ({
  kind: "paragraph",
  text: text(...parts),
});
export const list = (...items: readonly Text[]): List => ({ kind: "list", ordered: false, items });
export const steps = (...items: readonly Text[]): List => ({ kind: "list", ordered: true, items });
export const definitions = (...entries: readonly Definition[]): Definitions => ({ kind: "definitions", entries });
export const define = (term: string, description: Text): Definition => ({ term, description });
export const point = (title: string, words: Text): Point => ({ title, text: words });
export const points = (...items: readonly Point[]): Points => ({ kind: "points", ordered: false, items });
export const stages = (...items: readonly Point[]): Points => ({ kind: "points", ordered: true, items });
export const question = (id: string, words: string, ...answer: readonly AnswerBlock[]): Question => ({
  kind: "question",
  id,
  question: words,
  answer,
});

/** The words of one block, a line each. */
function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return [plainText(block.text)];
    case "list":
      return block.items.map(plainText);
    case "definitions":
      return block.entries.map(({ term, description }) => `${term}: ${plainText(description)}`);
    case "points":
      return block.items.map((item) => `${item.title}: ${plainText(item.text)}`);
    case "heading":
      return [block.title];
    case "question":
      return [block.question, ...block.answer.flatMap(linesOf)];
  }
}

/** Every word a reader of the page sees, a line per paragraph or item. */
export function pageText(page: ContentPage): string {
  return [
    page.title,
    ...(page.intro ? [plainText(page.intro)] : []),
    ...(page.highlights ?? []).map(({ term, description }) => `${term}: ${plainText(description)}`),
    ...page.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(linesOf)]),
  ].join("\n");
}

/** Questions with their answers as plain words, as structured data (schema.org FAQPage) wants them. */
export function plainQuestions(questions: readonly Question[]): readonly { question: string; answer: string }[] {
  return questions.map((entry) => ({ question: entry.question, answer: entry.answer.flatMap(linesOf).join(" ") }));
}

/**
 * A page with only the questions that have all of the typed words, in the question or its answer; sections without one
 * are left out. Nothing typed leaves the page as it is.
 */
export function findQuestions(page: ContentPage, typed: string): ContentPage {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return page;
  const isFound = (block: Block) => {
    if (block.kind !== "question") return false;
    const lines = linesOf(block).join(" ").toLowerCase();
    return words.every((word) => lines.includes(word));
  };
  const sections = page.sections.map((section) => ({ ...section, blocks: section.blocks.filter(isFound) }));
  return { ...page, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** The questions of a page, in reading order. */
export function questionsOf(page: ContentPage): readonly Question[] {
  return page.sections.flatMap((section) => section.blocks.filter((block) => block.kind === "question"));
}
