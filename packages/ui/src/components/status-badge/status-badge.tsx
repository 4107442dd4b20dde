import type { ReactNode } from "react";
import * as styles from "./status-badge.css.ts";

export interface StatusBadgeProps {
  readonly tone: keyof typeof styles.tone;
  readonly children: ReactNode;
}

/** The status of an order, a payment or a subscription. The text says it; the colour only helps. */
export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className={styles.tone[tone]}>{children}</span>
);
