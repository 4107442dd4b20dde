import type { ContentPage } from "@store/content";
import * as styles from "./page-list.css.ts";

interface PageListProps {
  readonly title: string;
  readonly intro: string;
  readonly pages: readonly ContentPage[];
}

/** The list of pages: shown at `/`, and on the page for unknown addresses. */
export const PageList = ({ title, intro, pages }: PageListProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.intro}>{intro}</p>
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.path}>
          <a href={page.path} className={styles.card}>
            <span className={styles.name}>{page.title}</span>
            <span className={styles.description}>{page.description}</span>
          </a>
        </li>
      ))}
    </ul>
  </>
);
