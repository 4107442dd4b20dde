import type { ReactNode } from "react";
import * as styles from "./toolbar.css.ts";

interface ToolbarProps {
  /** What its controls are for, such as "Chosen orders". */
  readonly label: string;
  /** At its end, such as how the list is shown. */
  readonly end?: ReactNode;
  /** It stays at the top of the window while the list below is scrolled. */
  readonly isSticky?: boolean;
  readonly children?: ReactNode;
}

/** The controls of what stands below: in one line where there is room. */
export const Toolbar = ({ label, end, isSticky = false, children }: ToolbarProps) => (
  <section aria-label={label} className={isSticky ? styles.sticky : styles.toolbar}>
    <div className={styles.group}>{children}</div>
    {end ? <div className={styles.group}>{end}</div> : null}
  </section>
);
