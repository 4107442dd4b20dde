import { pageWindow } from "@store/domain";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import * as styles from "./pagination.css.ts";

interface Shown {
  readonly page: number;
  readonly totalPages: number;
}

interface Step {
  readonly page: number;
  readonly label: string;
  readonly rel?: "prev" | "next";
  readonly isCurrent?: boolean;
  readonly content: ReactNode;
}

/** Three pages at each end, three on each side of the current one. */
function Pages({ page, totalPages, step }: Shown & { readonly step: (step: Step) => ReactNode }) {
  if (totalPages <= 1) return null;
  const items = pageWindow({ page, totalPages });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1
        ? step({
            page: page - 1,
            label: "Previous page",
            rel: "prev",
            content: <Icon name="chevron-left" size="small" />,
          })
        : null}
      {items.map((item, place) =>
        item === "gap" ? (
          <span key={`gap-${items[place - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Fragment key={item}>
            {step({ page: item, label: `Page ${item}`, isCurrent: item === page, content: item })}
          </Fragment>
        ),
      )}
      {page < totalPages
        ? step({ page: page + 1, label: "Next page", rel: "next", content: <Icon name="chevron-right" size="small" /> })
        : null}
    </nav>
  );
}

const lookOf = ({ label, isCurrent = false }: Step) =>
  ({ className: styles.page, "aria-label": label, "aria-current": isCurrent ? "page" : undefined }) as const;

export interface PaginationProps extends Shown {
  readonly hrefFor: (page: number) => string;
}

/** Pages as links. */
export const Pagination = ({ hrefFor, ...shown }: PaginationProps) => (
  <Pages
    {...shown}
    step={(step) => (
      <Link {...lookOf(step)} href={hrefFor(step.page)} rel={step.rel}>
        {step.content}
      </Link>
    )}
  />
);

export interface PageButtonsProps extends Shown {
  readonly onPageChange: (page: number) => void;
}

/** Pages of a list that has no address for each. */
export const PageButtons = ({ onPageChange, ...shown }: PageButtonsProps) => (
  <Pages
    {...shown}
    step={(step) => (
      <button {...lookOf(step)} type="button" onClick={() => onPageChange(step.page)}>
        {step.content}
      </button>
    )}
  />
);
