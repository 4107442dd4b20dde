import type { ReactNode } from "react";
import * as styles from "./alert.css.ts";

/** Something to know before going on, said when it appears. */
export function Alert({
  tone = "warning",
  children,
}: {
  readonly tone?: keyof typeof styles.tone;
  readonly children: ReactNode;
}) {
  return (
    <div role={tone === "warning" ? "alert" : "status"} className={styles.tone[tone]}>
      {children}
    </div>
  );
}
