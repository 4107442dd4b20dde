import { pageWindow } from "@store/domain";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import * as styles from "./pagination.css.ts";

export interface PaginationProps {
  readonly page: number;
  readonly totalPages: number;
  readonly hrefFor: (page: number) => string;
}

/** Pages as links: three at each end, three on each side of the current one. */
export function Pagination({ page, totalPages, hrefFor }: PaginationProps) {
  if (totalPages <= 1) return null;
  const items = pageWindow({ page, totalPages });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 ? (
        <Link href={hrefFor(page - 1)} className={styles.page} rel="prev" aria-label="Previous page">
          <Icon name="chevron-left" size="small" />
        </Link>
      ) : null}
      {items.map((item, place) =>
        item === "gap" ? (
          <span key={`gap-${items[place - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={item}
            href={hrefFor(item)}
            className={styles.page}
            aria-label={`Page ${item}`}
            aria-current={item === page ? "page" : undefined}
          >
            {item}
          </Link>
        ),
      )}
      {page < totalPages ? (
        <Link href={hrefFor(page + 1)} className={styles.page} rel="next" aria-label="Next page">
          <Icon name="chevron-right" size="small" />
        </Link>
      ) : null}
    </nav>
  );
}
