import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./floating-actions.css.ts";

/** Buttons that stay in reach: beside the content, or on a phone in a bar below it. A landmark of its own, since it is outside the others. */
export const FloatingActions = ({ children }: { readonly children: ReactNode }) => (
  <aside className={styles.stack} aria-label="Shortcuts">
    {children}
  </aside>
);

export interface FloatingActionProps {
  /** What it does, in words. */
  readonly label: string;
  readonly icon: IconName;
}

/** A link to another site, in a new window. */
export const FloatingLink = ({ label, icon, href }: FloatingActionProps & { readonly href: string }) => (
  <a href={href} target="_blank" rel="noopener" aria-label={label} className={styles.variant.primary}>
    <Icon name={icon} />
    <span className={styles.words}>{label}</span>
  </a>
);

export const FloatingButton = ({ label, icon, onClick }: FloatingActionProps & { readonly onClick: () => void }) => (
  <button type="button" aria-label={label} onClick={onClick} className={styles.variant.plain}>
    <Icon name={icon} />
  </button>
);
