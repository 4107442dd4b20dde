import type { ReactNode } from "react";
import * as styles from "./layout.css.ts";

interface Children {
  readonly children: ReactNode;
}

/** Up to 640 px in the middle of the window for forms, 1440 px from the left edge for reading, 1920 px for bands and grids. */
export const Page = ({ width = "page", children }: Children & { readonly width?: keyof typeof styles.width }) => (
  <div className={styles.width[width]}>{children}</div>
);

/** Children below each other. */
export const Stack = ({ gap = "x2", children }: Children & { readonly gap?: keyof typeof styles.stackGap }) => (
  <div className={styles.stackGap[gap]}>{children}</div>
);

/** Children side by side; they wrap when there is no room. */
export const Cluster = ({ gap = "x1", children }: Children & { readonly gap?: keyof typeof styles.clusterGap }) => (
  <div className={styles.clusterGap[gap]}>{children}</div>
);
