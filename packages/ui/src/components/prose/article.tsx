import { formatLongDate } from "@store/domain";
import * as styles from "./article.css.ts";
import { Prose } from "./prose.tsx";
import { Runs } from "./runs.tsx";
import type { ProsePage } from "./types.ts";

export interface ArticleProps {
  readonly page: ProsePage;
}

/** A whole page of words: what it is, the facts most readers came for, its contents, and its sections. */
export const Article = ({ page: { title, updatedOn, intro, highlights, sections } }: ArticleProps) => (
  <article className={styles.article}>
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {intro && (
        <p className={styles.intro}>
          <Runs text={intro} />
        </p>
      )}
      {highlights && (
        <dl className={styles.highlights}>
          {highlights.map(({ term, description }) => (
            <div key={term} className={styles.highlight}>
              <dt className={styles.highlightTerm}>{term}</dt>
              <dd className={styles.highlightFact}>
                <Runs text={description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
    <nav aria-label="On this page" className={styles.contents}>
      <ul className={styles.contentsList}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className={styles.contentsLink}>
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.body}>
      <Prose sections={sections} />
      <p className={styles.updated}>
        Last updated <time dateTime={updatedOn}>{formatLongDate(updatedOn)}</time>
      </p>
    </div>
  </article>
);
