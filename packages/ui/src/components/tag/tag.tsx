import type { ReactNode } from "react";
import * as styles from "./tag.css.ts";

export type TagTone = keyof typeof styles.tone;

/** A short word about a product: Best Seller, New Products, Sugar Free, an offer. */
export const Tag = ({ tone = "offer", children }: { readonly tone?: TagTone; readonly children: ReactNode }) => (
  <span className={styles.tone[tone]}>{children}</span>
);
