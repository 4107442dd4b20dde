import { Button } from "@store/ui/button";
import { useEffect, useId, useRef } from "react";
import { countOf } from "../parts/count-of.ts";
import type { OrderRow } from "./bulk-steps.ts";
import * as styles from "./orders.css.ts";
import type { OrderRun } from "./use-order-run.ts";

const wordsOf = ({ done, lines }: OrderRun, refused: number): string => {
  const count = `${countOf(lines.length - refused, "order")} ${done}`;
  return refused > 0 ? `${count}, ${refused} refused.` : `${count}.`;
};

interface OrderRunResultProps {
  readonly run: OrderRun;
  /** Chooses those that were refused, and no others. */
  readonly onChooseRefused: (rows: readonly OrderRow[]) => void;
  readonly onClose: () => void;
}

/** How far a step of many orders has come, and what became of each. */
export function OrderRunResult({ run, onChooseRefused, onClose }: OrderRunResultProps) {
  const labelId = useId();
  const place = useRef<HTMLElement>(null);
  const { done, total, lines, isOver } = run;
  const refused = lines.flatMap(({ row, problem }) => (problem === undefined ? [] : [row]));
  // The button that began it goes with the step that it was for, once the list has the new states.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return (
    <section ref={place} tabIndex={-1} aria-label="Result" className={styles.run}>
      <div className={styles.runHead}>
        <span id={labelId}>
          {lines.length} of {countOf(total, "order")}
        </span>
        <progress aria-labelledby={labelId} className={styles.progress} max={total} value={lines.length} />
        <p role="status">{isOver ? wordsOf(run, refused.length) : ""}</p>
        {isOver && refused.length > 0 ? (
          <Button size="small" variant="secondary" onClick={() => onChooseRefused(refused)}>
            Choose only those that were refused
          </Button>
        ) : null}
        {isOver ? (
          <Button size="small" variant="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it. */}
      <ol className={styles.runLines} aria-label="Orders" tabIndex={0}>
        {lines.map(({ row, problem }) => (
          <li key={row.id} className={problem === undefined ? undefined : styles.refused}>
            {row.order_id}: {problem ?? done}
          </li>
        ))}
      </ol>
    </section>
  );
}
