import { Icon } from "@store/ui/icon";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, Suspense, useId } from "react";
import * as styles from "./cart.css.ts";

interface CartOptionProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Fetches the code of what is inside, before a press. */
  readonly onWarmUp: () => Promise<unknown>;
  /** What is chosen now; it stays in view while the form is closed. */
  readonly status?: ReactNode;
  /** The form, whose code may still be on its way. */
  readonly children: ReactNode;
}

/** Something that a cart can have, with its form behind a press. */
export function CartOption({ title, isOpen, onToggle, onWarmUp, status, children }: CartOptionProps) {
  const panel = useId();
  // The press tries again, and tells of a failure.
  const warmUp = () => void onWarmUp().catch(() => undefined);
  return (
    <section className={styles.option} aria-label={title}>
      <button
        type="button"
        className={styles.optionButton}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {title}
        <Icon name="chevron-down" size="small" className={isOpen ? styles.chevronOpen : styles.chevron} />
      </button>
      {status}
      <div id={panel} hidden={!isOpen} className={styles.panel}>
        {isOpen ? <Suspense fallback={<Skeleton shape="line" />}>{children}</Suspense> : null}
      </div>
    </section>
  );
}
