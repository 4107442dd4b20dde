import type {
  AnswerBlock,
  Block,
  ContentPage,
  Definition,
  Inline,
  List,
  Question,
  Section,
  Text,
} from "@store/content/rewritable-pages";
import { joinRuns, plainText, questionsOf } from "@store/content/rewritable-pages";
import { suggestPageSlug, variablePlace, variablesIn } from "@store/domain";
import { type HtmlNode, nodesOf, sanitizeHtml, textOf } from "../../html/sanitize.ts";

type Element = Extract<HtmlNode, { readonly type: "element" }>;

const SHOWN_CHARACTERS = 40;
const inShort = (words: string): string => {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : line;
};

const cannotHold = (element: Element): string => {
  const words = inShort(textOf(element));
  const what = words === "" ? "this" : `“${words}”`;
  return `These pages have headings, paragraphs, lists, bold and italic words and links. Please write ${what} in one of these ways, and a list inside a list as one list.`;
};
const noAnswer = (question: string): string =>
  `The question “${question}” has no answer. Please write one below it, or make it a heading.`;
const wrongAddress = (words: string): string =>
  `The link “${inShort(words)}” leads nowhere. Please give it an address, such as https://example.org.`;

/** Where a link may lead: to the web, a mailbox, a phone, a page of the store, or a place on the page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/i;

const HEADINGS = ["h3", "h4", "h5", "h6"];
/** A line break inside a text, while it is read. */
const BREAK = "\n";

/** Is told, in words, what of a text a page cannot hold. */
type Tell = (problem: string) => void;

const isBold = (tag: string) => tag === "strong" || tag === "b";
const isItalic = (tag: string) => tag === "em" || tag === "i";
/** Elements that mark words without a meaning here: their words stay. */
const isTransparent = (tag: string) =>
  ["span", "sub", "sup", "ins", "del", "s", "code", "p", "cite", "q"].includes(tag);

const marked = (runs: readonly Inline[], mark: (words: string) => Inline): readonly Inline[] =>
  runs.map((run) => (typeof run === "string" && run !== BREAK ? mark(run) : run));

function runsOf(node: HtmlNode, tell: Tell): readonly Inline[] {
  if (node.type === "text") return [node.value.replaceAll(/\s+/g, " ")];
  if (node.type !== "element") return [];
  const { tagName: tag, children, properties } = node;
  if (tag === "br") return [BREAK];
  if (tag === "a") {
    const words = textOf(node).replaceAll(/\s+/g, " ");
    if (words.trim() === "") return [words];
    const href = typeof properties.href === "string" ? properties.href.trim() : "";
    if (!ADDRESS.test(href)) tell(wrongAddress(words));
    return [{ text: words, href }];
  }
  const runs = children.flatMap((child) => runsOf(child, tell));
  if (isBold(tag)) return marked(runs, (words) => ({ strong: words }));
  if (isItalic(tag)) return marked(runs, (words) => ({ em: words }));
  if (!isTransparent(tag)) tell(cannotHold(node));
  return runs;
}

/** A text without the space around it. */
function trimmed(parts: readonly Inline[]): Text {
  const runs = joinRuns(parts).map((run) => (typeof run === "string" ? run.replaceAll(/\s+/g, " ") : run));
  const [first, last] = [runs[0], runs.at(-1)];
  if (typeof first === "string") runs[0] = first.trimStart();
  if (typeof last === "string") runs[runs.length - 1] = (runs.length === 1 ? last.trim() : last).trimEnd();
  return joinRuns(runs);
}

const isBlank = (text: Text): boolean => plainText(text).trim() === "";

/** The lines of a paragraph: each is a paragraph of its own. */
function linesOf(nodes: readonly HtmlNode[], tell: Tell): readonly Text[] {
  const lines: Inline[][] = [[]];
  for (const run of nodes.flatMap((node) => runsOf(node, tell))) {
    if (run === BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines.map(trimmed).filter((line) => !isBlank(line));
}

const isParagraph = (node: HtmlNode): boolean => node.type === "element" && node.tagName === "p";

/** A list. A point's lines and paragraphs become one: each point is one text. */
function listOf({ tagName, children }: Element, tell: Tell): List {
  const items = children.flatMap((node) => {
    if (node.type !== "element") return [];
    if (node.tagName !== "li") tell(cannotHold(node));
    const runs = node.children.flatMap((child) => [...runsOf(child, tell), ...(isParagraph(child) ? [BREAK] : [])]);
    const item = trimmed(runs.map((run) => (run === BREAK ? " " : run)));
    return isBlank(item) ? [] : [item];
  });
  return { kind: "list", ordered: tagName === "ol", items };
}

/** A point that begins with bold words and a colon. */
function definitionOf([first, ...others]: Text): Definition | undefined {
  if (typeof first !== "object" || !("strong" in first)) return undefined;
  const words = first.strong.trim();
  const [next, ...rest] = others;
  if (words.endsWith(":")) {
    const description = trimmed(others);
    return isBlank(description) ? undefined : { term: words.slice(0, -1).trim(), description };
  }
  if (typeof next !== "string" || !next.startsWith(":")) return undefined;
  const description = trimmed([next.slice(1), ...rest]);
  return isBlank(description) ? undefined : { term: words, description };
}

function definitionsOf({ ordered, items }: List): readonly Definition[] | undefined {
  const entries = items.flatMap((item) => definitionOf(item) ?? []);
  return !ordered && entries.length > 0 && entries.length === items.length ? entries : undefined;
}

interface Draft {
  readonly title: string;
  readonly blocks: DraftBlock[];
}
type DraftQuestion = Omit<Question, "id" | "answer"> & { readonly answer: AnswerBlock[] };
type DraftBlock = Exclude<Block, Question> | DraftQuestion;

/** Reads elements into sections; where the page has questions, a small heading is one. */
function readSections(nodes: readonly HtmlNode[], hasQuestions: boolean, tell: Tell): readonly Draft[] {
  const sections: Draft[] = [{ title: "", blocks: [] }];
  const add = (block: AnswerBlock) => {
    const section = sections.at(-1);
    const last = section?.blocks.at(-1);
    if (last?.kind === "question") last.answer.push(block);
    else section?.blocks.push(shownAs(block));
  };
  const addParagraphs = (within: readonly HtmlNode[]) => {
    for (const line of linesOf(within, tell)) add({ kind: "paragraph", text: line });
  };
  const read = (node: HtmlNode): void => {
    if (node.type !== "element") {
      addParagraphs([node]);
      return;
    }
    const { tagName: tag, children } = node;
    const title = textOf(node).replaceAll(/\s+/g, " ").trim();
    if (tag === "h2") {
      if (title !== "") sections.push({ title, blocks: [] });
    } else if (HEADINGS.includes(tag)) {
      if (title === "") return;
      sections
        .at(-1)
        ?.blocks.push(hasQuestions ? { kind: "question", question: title, answer: [] } : { kind: "heading", title });
    } else if (tag === "ul" || tag === "ol") {
      const list = listOf(node, tell);
      if (list.items.length > 0) add(list);
    } else if (tag === "p") {
      addParagraphs(children);
    } else if (tag === "div" || tag === "section") {
      for (const child of children) read(child);
    } else if (tag !== "hr" && tag !== "br") {
      addParagraphs([node]);
    }
  };
  for (const node of nodes) read(node);
  return sections;
}

/** A list whose points are all definitions is shown as a table of them. */
function shownAs(block: AnswerBlock): AnswerBlock | Extract<Block, { readonly kind: "definitions" }> {
  const entries = block.kind === "list" ? definitionsOf(block) : undefined;
  return entries ? { kind: "definitions", entries } : block;
}

/** Gives anchors: those of the shop's own text where the words are the same, so that links to them lead on. */
function createAnchors(known: ReadonlyMap<string, string>) {
  const given = new Set<string>();
  return (title: string): string => {
    const own = known.get(title);
    if (own !== undefined && !given.has(own)) {
      given.add(own);
      return own;
    }
    const words = variablesIn(title).reduce((rest, name) => rest.replaceAll(variablePlace(name), " "), title);
    // Apart from the anchors of the shop's own text, and from the ids of the page around it.
    const anchor = `text-${suggestPageSlug(words) || "part"}`;
    let free = anchor;
    for (let count = 2; given.has(free); count += 1) free = `${anchor}-${count}`;
    given.add(free);
    return free;
  };
}

type PageBody = Pick<ContentPage, "intro" | "highlights" | "sections">;

/** What stands above the first heading: a paragraph, and a list of key facts. The rest is a section without a title. */
function readBeginning({ blocks }: Draft): Pick<PageBody, "intro" | "highlights"> & { readonly rest: DraftBlock[] } {
  const rest = [...blocks];
  const [first] = rest;
  if (first?.kind === "paragraph") rest.shift();
  const [next] = rest;
  if (next?.kind === "definitions") rest.shift();
  return {
    intro: first?.kind === "paragraph" ? first.text : undefined,
    highlights: next?.kind === "definitions" ? next.entries : undefined,
    rest,
  };
}

/**
 * The blocks of an editor's HTML, as `pageHtml` of the content package writes it. The HTML is sanitised first, and of what
 * is left only words, links and their kinds of block go on: no markup is kept.
 * @param standard the shop's own text of the page: what it calls its sections keeps their anchors, and whether it has
 * questions decides what a small heading is.
 * @returns the message of what a page cannot hold.
 */
export function readBlocks(html: string, standard: ContentPage): PageBody | string {
  const problems: string[] = [];
  const tell: Tell = (problem) => problems.push(problem);
  const questions = questionsOf(standard);
  const [beginning, ...titled] = readSections(nodesOf(sanitizeHtml(html)), questions.length > 0, tell);
  const { intro, highlights, rest } = readBeginning(beginning ?? { title: "", blocks: [] });
  const anchorOf = createAnchors(
    new Map([
      ...questions.map(({ question, id }) => [question, id] as const),
      ...standard.sections.map(({ title, id }) => [title, id] as const),
    ]),
  );
  const withAnchor = (block: DraftBlock): Block => {
    if (block.kind !== "question") return block;
    if (block.answer.length === 0) tell(noAnswer(block.question));
    return { ...block, id: anchorOf(block.question) };
  };
  const drafts = rest.length > 0 ? [{ title: "", blocks: rest }, ...titled] : titled;
  const sections = drafts.map(
    ({ title, blocks }): Section => ({
      id: title === "" ? "text-beginning" : anchorOf(title),
      title,
      blocks: blocks.map(withAnchor),
    }),
  );
  return problems[0] ?? { intro, highlights, sections };
}
