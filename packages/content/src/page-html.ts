import type { AnswerBlock, Block, ContentPage, Definition } from "./blocks.ts";
import type { Inline, Text } from "./text.ts";

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function runHtml(run: Inline): string {
  if (typeof run === "string") return escaped(run);
  if ("strong" in run) return `<strong>${escaped(run.strong)}</strong>`;
  if ("em" in run) return `<em>${escaped(run.em)}</em>`;
  return `<a href="${escaped(run.href).replaceAll('"', "&quot;")}">${escaped(run.text)}</a>`;
}

const textHtml = (text: Text): string => text.map(runHtml).join("");

const listHtml = (tag: "ul" | "ol", items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;

const definitionsHtml = (entries: readonly Definition[]): string =>
  listHtml(
    "ul",
    entries.map(({ term, description }) => `${runHtml({ strong: `${term}:` })} ${textHtml(description)}`),
  );

const answerHtml = (block: AnswerBlock): string =>
  block.kind === "paragraph"
    ? `<p>${textHtml(block.text)}</p>`
    : listHtml(block.ordered ? "ol" : "ul", block.items.map(textHtml));

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "list":
      return answerHtml(block);
    case "heading":
      return `<h3>${escaped(block.title)}</h3>`;
    case "definitions":
      return definitionsHtml(block.entries);
    case "points":
      return definitionsHtml(block.items.map(({ title, text }) => ({ term: title, description: text })));
    case "question":
      return `<h3>${escaped(block.question)}</h3>${block.answer.map(answerHtml).join("")}`;
  }
}

/**
 * The text of a page for an editor of rich text: a heading begins a section, a small heading a question; definitions are a
 * list whose points begin with bold words and a colon. Those before the first heading are the page's key facts.
 */
export function pageHtml({ intro, highlights, sections }: ContentPage): string {
  return [
    ...(intro ? [`<p>${textHtml(intro)}</p>`] : []),
    ...(highlights && highlights.length > 0 ? [definitionsHtml(highlights)] : []),
    ...sections.map(({ title, blocks }) =>
      [title === "" ? "" : `<h2>${escaped(title)}</h2>`, ...blocks.map(blockHtml)].join(""),
    ),
  ].join("");
}
