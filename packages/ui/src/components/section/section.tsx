import type { ReactNode } from "react";
import * as styles from "./section.css.ts";

export interface SectionProps {
  /** The heading's id, which links lead to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page, below its heading. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id} tabIndex={-1} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
);
