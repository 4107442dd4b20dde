import * as styles from "./details-tab.css.ts";

interface ConsequencesProps {
  readonly title: string;
  readonly items: readonly string[];
}

/** What closing an account ends, or leaves. */
export const Consequences = ({ title, items }: ConsequencesProps) => (
  <section>
    <h3 className={styles.subtitle}>{title}</h3>
    <ul className={styles.consequences}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);
