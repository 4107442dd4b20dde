import type { ReactNode } from "react";
import * as styles from "./visually-hidden.css.ts";

/** Words for those who hear the page. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
