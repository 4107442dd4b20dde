import { payoutLinesCsv, payoutLinesToCheck, type ReplyOf, undoClosing } from "@store/api-client/contract";
import { formatDate, formatRupees } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { type Refetch, useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { payerName, whyToCheck } from "./words.ts";

type Row = ReplyOf<typeof payoutLinesToCheck>["data"][number];

const CLOSED = [{ value: "yes", label: "Closed" }] as const;

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Reference",
    cell: ({ reference, order_id, order_number }) => (
      <>
        {reference}
        {order_id !== undefined && order_number !== undefined ? (
          <Link to={`/dashboard/orders/${order_id}`} className={styles.small}>
            {order_number}
          </Link>
        ) : null}
      </>
    ),
  },
  { label: "To check", isFigure: true, onPhone: "top", cell: ({ open }) => formatRupees(open) },
  { label: "Why", cell: whyToCheck },
  {
    label: "File",
    cell: ({ kind, payer, payout_id, applied_at, line }) => (
      <>
        <Link to={`/dashboard/money/upload?file=${payout_id}`}>
          {payerName(kind, payer)}, {formatDate(applied_at)}
        </Link>
        <span className={styles.small}>Line {line}</span>
      </>
    ),
  },
  { label: "UTR", cell: ({ utr }) => utr || "–" },
];

/** What staff said of a closed line, and the way back. */
function Closed({
  closing,
  onChanged,
}: {
  readonly closing: NonNullable<Row["closing"]>;
  readonly onChanged: Refetch;
}) {
  const undo = useMutation(undoClosing, async (answer) => {
    if (!answer.ok) toast.warning(refusalMessage(answer.failure));
    await onChanged();
  });
  return (
    <>
      {closing.reason}
      <span className={styles.small}>
        {closing.by}, {formatDate(closing.at)}
      </span>
      <Button
        variant="secondary"
        isPending={undo.isPending}
        onClick={() => void undo.send({ params: { id: closing.id } })}
      >
        Open again
      </Button>
    </>
  );
}

function Lines() {
  const [parameters] = useSearchParams();
  const closed = readChoice(CLOSED, parameters.get("closed"));
  const page = readPage(parameters);
  const answer = useListQuery(payoutLinesToCheck, { query: { closed: closed ?? "no", page } });
  const [chosen, setChosen] = useState<Row>();
  return (
    <>
      <ListFilters
        label="Which lines"
        filters={[{ kind: "choice", name: "closed", label: "Show", emptyLabel: "To check", options: CLOSED }]}
        query={{ closed }}
      />
      <ListTable
        answer={answer}
        page={page}
        nouns={["line", "lines"]}
        columns={[
          ...COLUMNS,
          {
            label: closed ? "Closed" : "Close",
            cell: (row) =>
              row.closing ? (
                <Closed closing={row.closing} onChanged={answer.refetch} />
              ) : (
                <Button variant="secondary" aria-label={`Close ${row.reference}`} onClick={() => setChosen(row)}>
                  Close
                </Button>
              ),
          },
        ]}
        keyOf={({ id }) => id}
        empty={{
          title: "No lines found",
          message: "Staff have closed none.",
          start: "Lines of applied files whose money belongs to no order are shown here.",
        }}
        csv={() => call(payoutLinesCsv, { query: { closed: closed ?? "no" } })}
      />
      {chosen ? (
        <CloseDialog
          name={chosen.reference}
          amount={chosen.open}
          subject={{ line_id: chosen.id }}
          onChanged={answer.refetch}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}

/** Lines of applied files that belong to nothing. */
export default function LinesPage() {
  return (
    <DashboardFrame title="Lines to check">
      <p className={styles.steps}>
        <Link to="/dashboard/money">Money owed</Link>
      </p>
      <Lines />
    </DashboardFrame>
  );
}
