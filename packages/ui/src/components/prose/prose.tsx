import { formatDay } from "@store/domain";
import type { ReactNode } from "react";
import * as articleStyles from "./article.css.ts";
import { Blocks } from "./blocks.tsx";
import * as styles from "./prose.css.ts";
import { Runs } from "./runs.tsx";
import type { ProseBlock, ProsePage, ProseSection } from "./types.ts";

export { Blocks, type BlocksProps } from "./blocks.tsx";
export { Runs } from "./runs.tsx";
export type {
  ProseAnswer,
  ProseBlock,
  ProseEntry,
  ProsePage,
  ProsePoint,
  ProseRun,
  ProseSection,
  ProseText,
} from "./types.ts";

/** Blocks that are cards themselves need no card around them. */
const isCard = ({ kind }: ProseBlock) => kind === "question" || kind === "points";

export interface ProseProps {
  readonly sections: readonly ProseSection[];
}

/** Sections of text, each under a heading that can be linked to. */
export const Prose = ({ sections }: ProseProps) => (
  <div className={styles.sections}>
    {sections.map(({ id, title, blocks }) => (
      <section
        key={id}
        aria-labelledby={title ? id : undefined}
        className={blocks.some(isCard) ? styles.section : styles.sheet}
      >
        {title ? (
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
        ) : null}
        <Blocks blocks={blocks} />
      </section>
    ))}
  </div>
);

export interface ArticleProps {
  readonly page: ProsePage;
  /** Between the key facts and the contents, such as a search. */
  readonly children?: ReactNode;
}

/** A whole text page: title, date of the last change, key facts, table of contents, and sections. */
export const Article = ({ page: { title, updatedOn, intro, highlights, sections }, children }: ArticleProps) => {
  const listed = sections.filter((section) => section.title !== "");
  return (
    <article className={articleStyles.article}>
      <header className={articleStyles.header}>
        <h1 className={articleStyles.title}>{title}</h1>
        <p className={articleStyles.updated}>
          Last updated <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
        </p>
        {intro && (
          <p className={articleStyles.intro}>
            <Runs text={intro} />
          </p>
        )}
        {highlights && (
          <dl className={articleStyles.highlights}>
            {highlights.map(({ term, description }) => (
              <div key={term} className={articleStyles.highlight}>
                <dt className={articleStyles.highlightTerm}>{term}</dt>
                <dd className={articleStyles.highlightFact}>
                  <Runs text={description} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </header>
      {listed.length > 0 && (
        <nav aria-label="On this page" className={articleStyles.contents}>
          <ul className={articleStyles.contentsList}>
            {listed.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={articleStyles.contentsLink}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={articleStyles.body}>
        <Prose sections={sections} />
      </div>
    </article>
  );
};
