import { type ReactNode, type ToggleEvent, useState } from "react";
import * as styles from "./more-fields.css.ts";

export interface MoreFieldsProps {
  readonly label: string;
  /** What is in it, in a few words. */
  readonly hint: string;
  /** Open from the beginning, as where one of them is filled in. */
  readonly isOpen: boolean;
  /** One of them is refused: it opens by itself, and stays open. */
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

/** Fields of a form that few fill in, behind one line. Native `details`, which the keyboard and screen readers know. */
export function MoreFields({ label, hint, isOpen, isRefused, children }: MoreFieldsProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  const keep = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (isRefused) currentTarget.open = true;
    setWasOpened(currentTarget.open);
  };
  return (
    <details open={wasOpened || isRefused} onToggle={keep} className={styles.more}>
      <summary className={styles.summary}>
        <span>
          {label} <span className={styles.hint}>{hint}</span>
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
