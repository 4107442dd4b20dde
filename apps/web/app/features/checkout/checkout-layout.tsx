import { formatRupees, type Paise } from "@store/domain";
import { lazyOr } from "@store/react-client/lazy-or";
import { Button } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, Suspense } from "react";
import * as styles from "./checkout.css.ts";
import type { Problem } from "./place-order.ts";
import type { ProblemNoteProps } from "./problem-note.tsx";
import { Processing } from "./processing.tsx";

/** The frame of both checkouts: choices beside what is ordered, and one button that says what it does. */
interface CheckoutLayoutProps {
  readonly choices: ReactNode;
  readonly summary: ReactNode;
  readonly problem: Problem | undefined;
  /** Where the order can be changed. */
  readonly back: { readonly label: string; readonly to: string };
  readonly action: { readonly label: string; readonly amount: Paise };
  readonly isPlacing: boolean;
  readonly processing: string;
  readonly onPlace: () => void;
  /** Fetches what the button needs. */
  readonly onWarmUp: () => Promise<unknown>;
}

/** What failed may have failed for want of a network, without which the note about it cannot be fetched either. */
const PlainNote = ({ problem: { title, message } }: ProblemNoteProps) => (
  <p role="alert">
    {title}
    {message ? `. ${message}` : ""}
  </p>
);

const ProblemNote = lazyOr(() => import("./problem-note.tsx"), PlainNote);

export function CheckoutLayout(props: CheckoutLayoutProps) {
  const { choices, summary, problem, back, action, isPlacing, processing, onPlace, onWarmUp } = props;
  // The press tries again, and tells of a failure.
  const warmUp = () => void onWarmUp().catch(() => undefined);
  return (
    <>
      {isPlacing ? <Processing title={processing} /> : null}
      <div className={styles.columns}>
        <div className={styles.choices}>{choices}</div>
        <aside className={styles.totals} aria-label="Totals">
          {summary}
          {problem && !problem.isOfAddress ? (
            <Suspense>
              <ProblemNote problem={problem} back={back} />
            </Suspense>
          ) : null}
          <Button size="large" isWide isPending={isPlacing} onClick={onPlace} onPointerEnter={warmUp} onFocus={warmUp}>
            {action.amount > 0 ? `${action.label} · ${formatRupees(action.amount)}` : action.label}
          </Button>
        </aside>
      </div>
    </>
  );
}

/** The same frame while it loads. */
export const CheckoutSkeleton = () => (
  <div className={styles.columns} aria-hidden>
    <div className={styles.choices}>
      <div className={styles.loadingAddresses}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.loadingPayment}>
        <Skeleton shape="fill" />
      </div>
    </div>
    <div className={styles.loadingTotals}>
      <Skeleton shape="fill" />
    </div>
  </div>
);
