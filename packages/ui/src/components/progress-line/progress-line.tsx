import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./progress-line.css.ts";

interface ProgressLineProps {
  readonly isShown: boolean;
  readonly label: string;
}

/**
 * A line along the window's head while the next page is on its way. Its place is always there: screen readers tell what
 * changes in it, and not what comes along with it.
 */
export const ProgressLine = ({ isShown, label }: ProgressLineProps) => (
  <div role="status">
    {isShown ? (
      <>
        <div className={styles.line} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    ) : null}
  </div>
);
