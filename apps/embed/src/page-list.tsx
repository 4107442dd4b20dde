import { contentPages } from "@store/content";
import * as styles from "./page-list.css.ts";

interface PageListProps {
  readonly title: string;
  readonly intro: string;
}

/** What there is to read: the page at `/`, and the way on from an address that does not exist. */
export const PageList = ({ title, intro }: PageListProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.intro}>{intro}</p>
    <ul className={styles.list}>
      {contentPages.map((page) => (
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
