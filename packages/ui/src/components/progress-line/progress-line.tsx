import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./progress-line.css.ts";

interface ProgressLineProps {
  readonly isShown: boolean;
  readonly label: string;
}

/**
 * A line at the top of the window while the next page loads. Its live region is always there: screen readers announce
 * changes inside a region, not a region that is added with its text.
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
