import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import * as styles from "./alert.css.ts";

const ICONS = { warning: TriangleAlert, notice: Info, news: Info, good: CircleCheck } as const;

export interface AlertProps {
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Something to know before going on; a warning is said when it appears. */
export function Alert({ tone = "warning", title, children }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div role={tone === "warning" ? "alert" : "status"} className={styles.tone[tone]}>
      <Icon aria-hidden size={20} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}
