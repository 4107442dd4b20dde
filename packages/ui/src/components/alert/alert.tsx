import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./alert.css.ts";

const ICONS = { warning: "warning", notice: "info", news: "info", good: "good" } as const;

export interface AlertProps {
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A notice in the page; screen readers announce a warning when it appears. */
export function Alert({ tone = "warning", title, children }: AlertProps) {
  return (
    <div role={tone === "warning" ? "alert" : "status"} className={styles.tone[tone]}>
      <Icon name={ICONS[tone]} size="small" />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
}
