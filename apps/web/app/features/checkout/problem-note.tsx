import { Alert } from "@store/ui/alert";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./checkout.css.ts";
import type { Problem } from "./place-order.ts";

export interface ProblemNoteProps {
  readonly problem: Problem;
  readonly back: { readonly label: string; readonly to: string };
}

/** Why an order was not placed, and what to do next. Fetched when there is a problem. */
export default function ProblemNote({ problem, back }: ProblemNoteProps) {
  return (
    <Alert title={problem.message ? problem.title : undefined}>
      <p>{problem.message ?? problem.title}</p>
      {problem.isRefused ? (
        <p className={styles.nextSteps}>
          <Link to={back.to} className={styles.nextStep}>
            {back.label}
          </Link>
        </p>
      ) : null}
    </Alert>
  );
}
