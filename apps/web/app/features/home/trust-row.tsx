import { trustFacts } from "@store/content";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import type { HomeData } from "./load-home.ts";
import { grouped } from "./statistics.tsx";
import * as styles from "./trust-row.css.ts";

/** What can be checked, each with the page that says it in full; last the store's first counter, such as its farms. */
export function TrustRow({ statistics: [first] = [] }: Pick<HomeData, "statistics">) {
  const counted = first ? [{ fact: grouped(first.value), words: first.name, href: "/about-us" }] : [];
  return (
    <ul aria-label="Facts" className={styles.facts}>
      {[...trustFacts(shopPolicy()), ...counted].map(({ fact, words, href }) => (
        <li key={href}>
          <Link to={href} className={styles.fact}>
            <strong>{fact}</strong>
            <span className={styles.words}>{words}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
