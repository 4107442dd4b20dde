import { giveUpFailedJob, type ReplyOf, retryFailedJob, staffFailedJobs } from "@store/api-client/contract";
import { failureWords, formatDateTime, jobWords } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { StatusBadge } from "@store/ui/status-badge";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";

const STATES = [
  { value: "waiting", label: "Retrying" },
  { value: "given-up", label: "Given up" },
] as const;

type Row = ReplyOf<typeof staffFailedJobs>["data"][number];

/** The job with what it worked on, such as "Send refunds, refund 7". */
const nameOf = ({ job, item }: Row): string => {
  const words = jobWords(job);
  return item === undefined ? words.label : `${words.label}, ${(words.item ?? "item").toLowerCase()} ${item}`;
};

interface ActionsProps {
  readonly failed: Row;
  readonly onGiveUp: () => void;
  readonly onRetried: () => Promise<void>;
}

function Actions({ failed, onGiveUp, onRetried }: ActionsProps) {
  const { send, isPending } = useMutation(retryFailedJob, async (answer) => {
    if (answer.ok) toast.success("It runs again now. Once it succeeds, it leaves this list.");
    else toast.error(refusalMessage(answer.failure));
    await onRetried();
  });
  const subject = <VisuallyHidden> {nameOf(failed)}</VisuallyHidden>;
  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        onClick={() => void send({ params: { id: failed.id } })}
      >
        Try again{subject}
      </Button>
      {failed.state === "waiting" ? (
        <Button variant="quiet" size="small" onClick={onGiveUp}>
          Give up{subject}
        </Button>
      ) : null}
    </div>
  );
}

const columnsOf = (
  acts: Pick<ActionsProps, "onRetried"> & { readonly onGiveUp: (failed: Row) => void },
): readonly ListColumn<Row>[] => [
  {
    label: "Job",
    cell: (row) => (
      <>
        {nameOf(row)}
        <span className={styles.small}>{jobWords(row.job).effect}</span>
      </>
    ),
  },
  {
    label: "Reason",
    cell: ({ failure }) => (
      <>
        {failureWords(failure)}
        <span className={styles.small}>Code for the log: {failure}</span>
      </>
    ),
  },
  {
    label: "Last try",
    cell: ({ failed_at, tries }) => (
      <>
        {formatDateTime(failed_at)}
        <span className={styles.small}>{countOf(tries, "try", "tries")}</span>
      </>
    ),
  },
  {
    label: "State",
    cell: ({ state, due_at }) => (
      <>
        <StatusBadge tone={state === "waiting" ? "blue" : "red"}>
          {state === "waiting" ? "Retrying" : "Given up"}
        </StatusBadge>
        <span className={styles.small}>{due_at ? `Next try ${formatDateTime(due_at)}` : "Waits for you"}</span>
      </>
    ),
  },
  {
    label: "Actions",
    cell: (row) => <Actions failed={row} onGiveUp={() => acts.onGiveUp(row)} onRetried={acts.onRetried} />,
  },
];

function FailedJobs() {
  const [parameters] = useSearchParams();
  const query = { state: readChoice(STATES, parameters.get("state")), page: readPage(parameters) };
  const answer = useQuery(staffFailedJobs, { query });
  const [leaving, setLeaving] = useState<Row>();
  return (
    <>
      <ListFilters
        label="Which jobs"
        filters={[{ kind: "choice", name: "state", label: "State", options: STATES }]}
        query={query}
      />
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["failed job", "failed jobs"]}
        columns={columnsOf({ onGiveUp: setLeaving, onRetried: answer.refetch })}
        keyOf={({ id }) => id}
        empty={{
          title: "No failed jobs found",
          message: "Try another state.",
          start: "Everything that the shop does in the background was done.",
        }}
      />
      {leaving ? (
        <ConfirmDialog
          title="Give up this job?"
          description={`${nameOf(leaving)} is not tried again until somebody presses Try again. ${jobWords(leaving.job).effect}`}
          label="Give up"
          done="Given up."
          endpoint={giveUpFailedJob}
          request={[{ params: { id: leaving.id } }]}
          onDone={answer.refetch}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  );
}

/** What background jobs could not do: why, when they try again, and those that gave up. */
export default function FailedJobsPage() {
  return (
    <DashboardFrame title="Failed jobs">
      <FailedJobs />
    </DashboardFrame>
  );
}
