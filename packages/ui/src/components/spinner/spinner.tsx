import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./spinner.css.ts";

export interface SpinnerProps {
  /** What is being waited for, for screen readers. */
  readonly label: string;
  readonly size?: keyof typeof styles.size | undefined;
}

/** Something loads whose shape is not known; where it is, use a skeleton. */
export const Spinner = ({ label, size = "small" }: SpinnerProps) => (
  <span role="status" className={styles.size[size]}>
    <span className={styles.ring} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
