import type { ReactNode } from "react";
import * as styles from "./tag.css.ts";

export type TagTone = keyof typeof styles.tone;

export function Tag({ tone = "offer", children }: { readonly tone?: TagTone; readonly children: ReactNode }) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
