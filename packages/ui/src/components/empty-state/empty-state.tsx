import type { ReactNode } from "react";
import { ButtonLink } from "../button/button.tsx";
import * as styles from "./empty-state.css.ts";
import { leaf, stem } from "./seedling.css.ts";
import { Seedling } from "./seedling.tsx";

export interface EmptyStateProps {
  readonly title: string;
  readonly message?: string | undefined;
  /** A link or button that leads on. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly children?: ReactNode;
}

/** Says that there is nothing here, and where to go on. */
export const EmptyState = ({ title, message, action, children }: EmptyStateProps) => (
  <div className={styles.state}>
    <Seedling>
      <path d="M56 72V38" className={stem} />
      <path d="M56 46c0-15-11-23-26-23-1 15 10 24 26 23Z" className={leaf} />
      <path d="M56 38c0-16 11-25 28-25 1 17-11 27-28 25Z" className={leaf} />
    </Seedling>
    <p className={styles.title}>{title}</p>
    {message ? <p className={styles.message}>{message}</p> : null}
    {children}
    {action ? (
      <div className={styles.actions}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    ) : null}
  </div>
);
