import type { ReactNode } from "react";
import * as styles from "./accordion.css.ts";

export interface AccordionItem {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly isOpen?: boolean | undefined;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Items of one name close each other. */
  readonly name?: string | undefined;
}

/** Questions that open to their answers. Native `details`: works without scripts, and find-in-page opens it. */
export const Accordion = ({ items, name }: AccordionProps) => (
  <div className={styles.list}>
    {items.map(({ key, title, content, isOpen }) => (
      <details key={key} name={name} open={isOpen} className={styles.item}>
        <summary className={styles.summary}>{title}</summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
);
