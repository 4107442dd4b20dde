import { Blocks } from "./blocks.tsx";
import * as styles from "./prose.css.ts";
import type { ProseSection } from "./types.ts";

export interface ProseProps {
  readonly sections: readonly ProseSection[];
}

/** Sections of words, each under a heading that can be linked to. */
export const Prose = ({ sections }: ProseProps) => (
  <div className={styles.sections}>
    {sections.map(({ id, title, blocks }) => (
      <section key={id} aria-labelledby={id} className={styles.section}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Blocks blocks={blocks} />
      </section>
    ))}
  </div>
);
