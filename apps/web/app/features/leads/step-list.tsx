import { Icon } from "@store/ui/icon";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { STEPS } from "./lead-steps.ts";
import * as styles from "./leads.css.ts";

interface StepListProps {
  readonly place: number;
  /** The last section that can be opened. */
  readonly furthest: number;
  readonly onOpen: (place: number) => void;
}

/** How far the form is, with the sections that can be gone to. */
export function StepList({ place, furthest, onOpen }: StepListProps) {
  return (
    <nav aria-label="Sections of the form">
      <ol className={styles.steps}>
        {STEPS.map(({ id, title }, position) => {
          const isDone = position < place;
          const isHere = position === place;
          return (
            <li key={id} className={isDone || isHere ? styles.stepReached : styles.step}>
              <button
                type="button"
                className={styles.stepButton}
                disabled={position > furthest}
                aria-current={isHere ? "step" : undefined}
                onClick={() => onOpen(position)}
              >
                <span className={isHere ? styles.stepMarkHere : isDone ? styles.stepMarkDone : styles.stepMark}>
                  {isDone ? <Icon name="good" size="small" /> : position + 1}
                </span>
                <span className={styles.stepName}>{title}</span>
                {isDone ? <VisuallyHidden>done</VisuallyHidden> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
