import type { ReactNode } from "react";
import * as styles from "./sticky-bar.css.ts";

export interface StickyBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A bar that stays at the bottom of the window, such as the cart's. */
export const StickyBar = ({ label, children }: StickyBarProps) => (
  <aside aria-label={label} className={styles.bar}>
    <div className={styles.content}>{children}</div>
  </aside>
);
