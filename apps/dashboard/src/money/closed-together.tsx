import { closedUntil, type ReplyOf, undoClosedUntil } from "@store/api-client/contract";
import { formatDateTime } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { type Query, type Refetch, useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { inWords } from "./close-until-dialog.tsx";

type Reply = ReplyOf<typeof closedUntil>;
type Closed = Reply["data"][number];

interface ClosedRowProps {
  readonly closed: Closed;
  readonly onChanged: Refetch;
}

function ClosedRow({ closed, onChanged }: ClosedRowProps) {
  const { together, kind, count, at, by, reason } = closed;
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(undoClosedUntil, async (answer) => {
    if (answer.ok) toast.success(`${inWords(kind, closed)}: opened again.`);
    else setProblem(refusalMessage(answer.failure));
    await onChanged();
  });
  return (
    <li>
      <p>
        {inWords(kind, closed)}
        <span className={styles.small}>
          Closed on {formatDateTime(at)} by {by}: {reason}
        </span>
      </p>
      <div className={styles.ownButtons}>
        <Button
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            setProblem(undefined);
            void send({ params: { together } });
          }}
        >
          {count === 1 ? "Open it again" : `Open all ${count} again`}
        </Button>
      </div>
      {problem ? <Alert>{problem}</Alert> : null}
    </li>
  );
}

export const useClosedTogether = (): Query<Reply> => useQuery(closedUntil);

interface ClosedTogetherProps {
  readonly query: Query<Reply>;
  readonly onChanged: Refetch;
}

/** What was closed until a day, all at once: it can be opened again as one. Nothing where nothing is. */
export function ClosedTogether({ query, onChanged }: ClosedTogetherProps) {
  if (query.state === "failed")
    return <LoadFailed failure={query.failure} title="What was closed could not be loaded" onRetry={query.refetch} />;
  const rows = query.reply?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>Closed until a day</h2>
      <ul className={styles.events}>
        {rows.map((closed) => (
          <ClosedRow key={closed.together} closed={closed} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}
