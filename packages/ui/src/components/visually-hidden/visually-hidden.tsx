import type { ReactNode } from "react";
import * as styles from "./visually-hidden.css.ts";

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
