import { Link } from "../link/link.tsx";
import * as styles from "./breadcrumbs.css.ts";

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly href?: string | undefined;
}

export function Breadcrumbs({ items }: { readonly items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, href }, place) => (
          <li key={href ?? label} className={styles.item}>
            {href === undefined || place === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
