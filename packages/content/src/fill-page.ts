import type { Policy } from "@store/domain";
import type { AnswerBlock, Block, ContentPage, Definition, List, Question, Section } from "./blocks.ts";
import { PAGE_FACTS } from "./page-facts.ts";
import { type Inline, joinRuns, plainText, type Text } from "./text.ts";

/** A variable, as `variablePlace` of the domain writes it. */
const PLACE = /\{\{([a-z][\w-]*)\}\}/;
const FACTS = new Map(PAGE_FACTS.map((fact) => [fact.name, fact]));

/** What a variable stands for; undefined for one that is not known, which stays as it is. */
const linesOf = (name: string, policy: Policy): readonly Text[] | undefined => FACTS.get(name)?.lines(policy);

/** What is inserted into a sentence. */
const factIn = (name: string, policy: Policy): Text => {
  const lines = linesOf(name, policy) ?? [[`{{${name}}}`]];
  return lines.flatMap((line, index) => (index === 0 ? line : [" ", ...line]));
};

function fillRun(run: string, policy: Policy): readonly Inline[] {
  const runs: Inline[] = [];
  for (const [index, part] of run.split(PLACE).entries()) {
    if (index % 2 === 0) {
      runs.push(part);
      continue;
    }
    const inserted = factIn(part, policy);
    const before = runs.at(-1);
    // Where there is nothing to insert, the space before goes with it.
    if (inserted.length === 0 && typeof before === "string" && before.endsWith(" "))
      runs.splice(-1, 1, before.slice(0, -1));
    runs.push(...inserted);
  }
  return runs;
}

/** A sentence of plain words, such as a title, with its facts. */
export const fillWordsOfPage = (words: string, policy: Policy): string =>
  plainText(joinRuns(fillRun(words, policy))).trim();

/** A text with its facts. A fact is words or links of its own, whatever it holds: never markup, nor a variable. */
export function fillText(template: Text, policy: Policy): Text {
  const filled = template.flatMap((run): readonly Inline[] => {
    if (typeof run === "string") return fillRun(run, policy);
    if ("strong" in run) return [{ strong: fillWordsOfPage(run.strong, policy) }];
    if ("em" in run) return [{ em: fillWordsOfPage(run.em, policy) }];
    return [{ ...run, text: fillWordsOfPage(run.text, policy) }];
  });
  return joinRuns(filled.filter((run) => plainText([run]) !== ""));
}

const isEmpty = (filled: Text): boolean => plainText(filled).trim() === "";

/** A point that is one fact becomes as many points as the fact has lines. */
function fillItem(item: Text, policy: Policy): readonly Text[] {
  const [only] = item;
  const [before, name, after] = item.length === 1 && typeof only === "string" ? only.split(PLACE) : [];
  const lines = before === "" && name !== undefined && after === "" ? linesOf(name, policy) : undefined;
  return (lines ?? [fillText(item, policy)]).filter((line) => !isEmpty(line));
}

const fillDefinitions = (entries: readonly Definition[], policy: Policy): readonly Definition[] =>
  entries
    .map(({ term, description }) => ({
      term: fillWordsOfPage(term, policy),
      description: fillText(description, policy),
    }))
    .filter(({ description }) => !isEmpty(description));

const fillList = (block: List, policy: Policy): List => ({
  ...block,
  items: block.items.flatMap((item) => fillItem(item, policy)),
});

function fillAnswer(block: AnswerBlock, policy: Policy): readonly AnswerBlock[] {
  if (block.kind === "list") {
    const filled = fillList(block, policy);
    return filled.items.length > 0 ? [filled] : [];
  }
  const filled = fillText(block.text, policy);
  return isEmpty(filled) ? [] : [{ kind: "paragraph", text: filled }];
}

const fillQuestion = (block: Question, policy: Policy): Question => ({
  ...block,
  question: fillWordsOfPage(block.question, policy),
  answer: block.answer.flatMap((answer) => fillAnswer(answer, policy)),
});

/** What has nothing to say is left out. */
function fillBlock(block: Block, policy: Policy): readonly Block[] {
  switch (block.kind) {
    case "paragraph":
    case "list":
      return fillAnswer(block, policy);
    case "heading":
      return [{ ...block, title: fillWordsOfPage(block.title, policy) }];
    case "definitions": {
      const entries = fillDefinitions(block.entries, policy);
      return entries.length > 0 ? [{ ...block, entries }] : [];
    }
    case "points":
      return [{ ...block, items: block.items.map((item) => ({ ...item, text: fillText(item.text, policy) })) }];
    case "question":
      return [fillQuestion(block, policy)];
  }
}

export const fillQuestions = (questions: readonly Question[], policy: Policy): readonly Question[] =>
  questions.map((question) => fillQuestion(question, policy));

export const fillSection = ({ id, title, blocks }: Section, policy: Policy): Section => ({
  id,
  title: fillWordsOfPage(title, policy),
  blocks: blocks.flatMap((block) => fillBlock(block, policy)),
});

/** A page whose words name facts (`{{minimum-order}}`), with those of the shop's policy in their places. */
export function fillPage(template: ContentPage, policy: Policy): ContentPage {
  const { title, description, intro, highlights, sections, ...page } = template;
  return {
    ...page,
    title: fillWordsOfPage(title, policy),
    description: fillWordsOfPage(description, policy),
    ...(intro ? { intro: fillText(intro, policy) } : {}),
    ...(highlights ? { highlights: fillDefinitions(highlights, policy) } : {}),
    sections: sections.map((section) => fillSection(section, policy)),
  };
}
