import type { ReactNode } from "react";
import { ButtonLink } from "../button/index.ts";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps {
  readonly title: string;
  readonly message?: string | undefined;
  /** The way on. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly children?: ReactNode;
}

export function EmptyState({ title, message, action, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Sprout />
      <p className={styles.title}>{title}</p>
      {message ? <p className={styles.message}>{message}</p> : null}
      {children}
      {action ? (
        <ButtonLink href={action.href} variant="secondary">
          {action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** A seedling in its bed: nothing here yet. */
const Sprout = () => (
  <svg aria-hidden="true" viewBox="0 0 96 72" width="96" height="72" fill="none">
    <ellipse cx="48" cy="62" rx="40" ry="8" className={styles.soil} />
    <path d="M48 62V34" className={styles.stem} />
    <path d="M48 40C48 26 36 20 24 20c0 14 10 22 24 20Z" className={styles.leaf} />
    <path d="M48 34c0-14 10-22 24-22 1 15-9 24-24 22Z" className={styles.leaf} />
  </svg>
);
