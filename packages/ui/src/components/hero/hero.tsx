import type { ReactNode } from "react";
import * as styles from "./hero.css.ts";

export interface HeroProps {
  /** What the page is, in a small line above the title. */
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tone?: keyof typeof styles.eyebrow | undefined;
  /** Which line is the page's heading: the eyebrow where the title is a motto. */
  readonly heading?: "title" | "eyebrow" | undefined;
  /** The title's id, for the section that it names. */
  readonly id?: string | undefined;
  /** Shown below the words, such as what can be done at once. */
  readonly children?: ReactNode;
}

/** The words that a page opens with. The ground and the picture that they stand on are the page's own. */
export function Hero({ eyebrow, title, lead, tone = "leaf", heading = "title", id, children }: HeroProps) {
  const [Eyebrow, Title] = heading === "title" ? (["p", "h1"] as const) : (["h1", "p"] as const);
  return (
    <>
      <Eyebrow className={styles.eyebrow[tone]}>{eyebrow}</Eyebrow>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </>
  );
}
