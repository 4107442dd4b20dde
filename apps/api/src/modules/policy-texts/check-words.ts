import { type ContentPage, PAGE_FACTS, pageHtml, REWRITABLE_PAGES } from "@store/content/rewritable-pages";
import {
  accept,
  checkFields,
  checkTemplate,
  type FormOutcome,
  type Outcome,
  refuse,
  TEXT_EMPTY,
  todayInIndia,
  variableProblem,
  withPlainPlaces,
} from "@store/domain";
import type { PolicyWords } from "../../db/schema/index.ts";
import { readBlocks } from "./read-blocks.ts";

const VARIABLES = PAGE_FACTS.map(({ name }) => name);
/** In characters. */
const TITLE = { maximumLength: 100, isOneLine: true, variables: VARIABLES };
const DESCRIPTION = { maximumLength: 300, isOneLine: true, variables: VARIABLES };
const CONTENT_MAXIMUM_LENGTH = 60_000;

/** The shop's own text of a page that can be rewritten, by the end of its address. */
export const standardPage = (page: string): ContentPage | undefined =>
  REWRITABLE_PAGES.find(({ path }) => path === `/${page}`);

/** A text of the shop's own, as an editor has it. */
export const wordsOf = (page: ContentPage): PolicyWords => ({
  title: page.title,
  description: page.description,
  content: pageHtml(page),
});

/** Every text inside a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface CheckedPolicy {
  /** Its blocks. */
  readonly page: ContentPage;
  /** As they are stored: what `pageHtml` writes of these blocks. */
  readonly words: PolicyWords;
}

/**
 * Checks what an owner wrote for a page.
 * @param changedAt its day is the page's "last updated".
 * @returns refused, by field: an empty or too long text, a fact that there is not, a lone brace, and what a page cannot
 * hold.
 */
export const checkPolicy = (standard: ContentPage, typed: PolicyWords, changedAt: Date): FormOutcome<CheckedPolicy> =>
  checkFields(
    {
      title: checkTemplate(typed.title, TITLE),
      description: checkTemplate(typed.description, DESCRIPTION),
      content: checkContent(withPlainPlaces(typed.content), standard),
    },
    ({ title, description, content }) => {
      const page: ContentPage = {
        path: standard.path,
        title: title.value,
        description: description.value,
        updatedOn: todayInIndia(changedAt),
        ...content.value,
      };
      return { page, words: wordsOf(page) };
    },
  );

type Body = Exclude<ReturnType<typeof readBlocks>, string>;

function checkContent(html: string, standard: ContentPage): Outcome<Body> {
  if (html.length > CONTENT_MAXIMUM_LENGTH) {
    const message = `At most ${CONTENT_MAXIMUM_LENGTH} characters, please.`;
    return refuse({ code: "text-too-long", params: { maximum: CONTENT_MAXIMUM_LENGTH }, message });
  }
  const body = readBlocks(html, standard);
  if (typeof body === "string") return refuse({ code: "policy-unreadable", message: body });
  if (textsIn(body).length === 0) return refuse({ code: "text-empty", message: TEXT_EMPTY });
  return textsIn(body).flatMap((text) => variableProblem(text, VARIABLES) ?? [])[0] ?? accept(body);
}
