import type { ReactNode } from "react";
import * as styles from "./sticky-bar.css.ts";

export interface StickyBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame of what stays at the foot of the window: what is in the cart, and the way to it. */
export const StickyBar = ({ label, children }: StickyBarProps) => (
  <aside aria-label={label} className={styles.bar}>
    <div className={styles.content}>{children}</div>
  </aside>
);
