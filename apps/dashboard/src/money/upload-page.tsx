import { applyPayout, payout, payouts, type ReplyOf, takeBackPayout } from "@store/api-client/contract";
import {
  formatDate,
  formatDay,
  formatRupees,
  PAYOUT_KIND_NAMES,
  PAYOUT_LINE_STATE_NAMES,
  PAYOUT_LINE_STATES,
  PAYOUT_WRONG,
  type PayoutLineState,
  subtractMoney,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { readChoice, readId, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import * as form from "../parts/csv-page.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { UploadForm } from "./upload-form.tsx";
import { payerName, whatLineDoes } from "./words.ts";

type Reply = ReplyOf<typeof payout>;
type Line = Reply["data"][number];
type Summary = Reply["summary"];

const TONES: Readonly<Record<PayoutLineState, StatusBadgeProps["tone"]>> = {
  ...{ matched: "green", short: "orange", over: "orange", unknown: "orange", early: "orange" },
  ...{ not_owed: "orange", taken_back: "orange", repeated: "grey", nothing: "grey", unreadable: "orange" },
};

const columnsOf = ({ kind }: Summary): readonly ListColumn<Line>[] => [
  {
    label: "Reference",
    cell: ({ reference, order_id, order_number }) =>
      order_id === undefined ? (
        reference || "–"
      ) : (
        <Link to={`/dashboard/orders/${order_id}`} className={styles.orderLink}>
          {order_number}
        </Link>
      ),
  },
  { label: "Amount", isFigure: true, onPhone: "top", cell: ({ amount }) => formatRupees(amount) },
  {
    label: "State",
    cell: ({ state }) => <StatusBadge tone={TONES[state]}>{PAYOUT_LINE_STATE_NAMES[state]}</StatusBadge>,
  },
  { label: "What it does", cell: (line) => whatLineDoes(kind, line) },
  { label: "Counts", isFigure: true, cell: ({ counted }) => formatRupees(counted) },
  { label: "Line", isFigure: true, cell: ({ line }) => line },
  {
    label: "UTR",
    isExtra: true,
    cell: ({ utr, day }) => [utr, day && formatDay(day)].filter(Boolean).join(", ") || "–",
  },
  {
    label: "Fee and GST",
    isExtra: true,
    isFigure: true,
    cell: ({ fee, tax }) => `${formatRupees(fee)} + ${formatRupees(tax)}`,
  },
];

function Sums({ summary }: { readonly summary: Summary }) {
  const { kind, payer, lines, amount, fee, tax, counted, by, applied_at } = summary;
  return (
    <>
      <p role="status">
        {PAYOUT_KIND_NAMES[kind]}
        {kind === "cash" ? ` of ${payerName(kind, payer)}` : ""}, {countOf(lines, "line")}: {formatRupees(amount)}, of
        which {formatRupees(counted)} counts
        {applied_at ? `. Applied on ${formatDate(applied_at)}, uploaded by ${by}` : ""}
      </p>
      {fee > 0 || tax > 0 ? (
        <p>
          Fee {formatRupees(fee)} and GST on it {formatRupees(tax)}:{" "}
          {formatRupees(subtractMoney(subtractMoney(amount, fee), tax))} reaches your account.
        </p>
      ) : null}
    </>
  );
}

const STATES = PAYOUT_LINE_STATES.map((value) => ({ value, label: PAYOUT_LINE_STATE_NAMES[value] }));

/** The states that the file has, each with how many lines. */
const statesOf = ({ states }: Summary) =>
  STATES.flatMap(({ value, label }) => {
    const found = states.find(({ state }) => state === value);
    return found ? [{ value, label: `${label}: ${countOf(found.count, "line")}, ${formatRupees(found.amount)}` }] : [];
  });

interface PreviewProps {
  readonly id: number;
  /** It was just uploaded: the focus goes to it, and with that what the phone shows. */
  readonly isFocusedFirst: boolean;
}

function Preview({ id, isFocusedFirst }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [parameters, setParameters] = useSearchParams();
  const page = readPage(parameters);
  const state = readChoice(STATES, parameters.get("state"));
  const answer = useListQuery(payout, { params: { id }, query: { state, page } });
  const [problem, setProblem] = useState<string>();
  const apply = useMutation(applyPayout, async (applied) => {
    setProblem(applied.ok ? undefined : refusalMessage(applied.failure));
    if (applied.ok) toast.success(`${formatRupees(applied.reply.data.counted)} counted.`);
    await answer.refetch();
  });
  const summary = answer.reply?.summary;
  const isShown = summary !== undefined;
  useEffect(() => {
    if (isShown && isFocusedFirst) heading.current?.focus();
  }, [isShown, isFocusedFirst]);
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="File not found" onRetry={answer.refetch} />;
  }
  const isUnreadable = summary?.states.some((one) => one.state === "unreadable") === true;
  return (
    <section className={form.preview} aria-label="What the file does">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {summary?.applied_at ? "Applied" : "What would count"}
      </h2>
      {summary ? <Sums summary={summary} /> : null}
      {problem === undefined ? null : <Alert title="Not applied">{problem}</Alert>}
      {isUnreadable ? <Alert title="Some lines are wrong">{PAYOUT_WRONG}</Alert> : null}
      {summary && !summary.applied_at && !isUnreadable ? (
        <div className={styles.buttons}>
          <Button isPending={apply.isPending} onClick={() => void apply.send({ params: { id } })}>
            Apply all
          </Button>
        </div>
      ) : null}
      {summary ? (
        <div className={form.short}>
          <SelectField
            label="Show"
            emptyLabel="All lines"
            value={state ?? ""}
            onValueChange={(next) =>
              setParameters({ file: String(id), ...(next && { state: next }) }, { preventScrollReset: true })
            }
            options={statesOf(summary)}
          />
        </div>
      ) : null}
      <ListTable
        answer={answer}
        page={page}
        nouns={["line", "lines"]}
        columns={summary ? columnsOf(summary) : []}
        keyOf={({ id: line }) => line}
        empty={{ title: "No such lines", message: "Show all lines, or those of another state." }}
      />
    </section>
  );
}

type File = ReplyOf<typeof payouts>["data"][number];

const nameOf = ({ kind, payer, amount, applied_at }: File): string =>
  `the file of ${payerName(kind, payer)}, ${formatRupees(amount)}${applied_at ? `, of ${formatDate(applied_at)}` : ""}`;

const FILES: readonly ListColumn<File>[] = [
  {
    label: "From",
    cell: ({ id, kind, payer }) => (
      <Link to={`/dashboard/money/upload?file=${id}`} className={styles.rowLink}>
        {payerName(kind, payer)}
      </Link>
    ),
  },
  { label: "Amount", isFigure: true, onPhone: "top", cell: ({ amount }) => formatRupees(amount) },
  { label: "Applied", cell: ({ applied_at }) => (applied_at ? formatDate(applied_at) : "–") },
  { label: "By", cell: ({ by }) => by },
];

function Files() {
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = useListQuery(payouts, { query: { page } });
  const [asked, setAsked] = useState<File>();
  return (
    <section className={form.preview} aria-labelledby="files">
      <h2 id="files" className={styles.heading}>
        Applied files
      </h2>
      <ListTable
        answer={answer}
        page={page}
        nouns={["file", "files"]}
        columns={[
          ...FILES,
          {
            label: "Take back",
            cell: (file) => (
              <Button variant="secondary" aria-label={`Take back ${nameOf(file)}`} onClick={() => setAsked(file)}>
                Take back
              </Button>
            ),
          },
        ]}
        keyOf={({ id }) => id}
        empty={{ title: "No files found", message: "None was applied yet." }}
      />
      {asked ? (
        <ConfirmDialog
          title={`Take back ${nameOf(asked)}?`}
          description="Nothing of it counts any more, and what it paid is owed again. You can correct the file and upload it again."
          label="Take it back"
          done="The file was taken back."
          endpoint={takeBackPayout}
          request={[{ params: { id: asked.id } }]}
          onDone={answer.refetch}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}

function Upload() {
  const [parameters, setParameters] = useSearchParams();
  const id = readId(parameters.get("file"));
  const [uploaded, setUploaded] = useState<number>();
  return (
    <>
      <ol className={form.todo}>
        <li>Take the file that the courier or PayU sends with its transfer, as CSV.</li>
        <li>Upload it. You see line by line what would count before anything does.</li>
        <li>Apply it. What is short or missing stays owed; a later file adds to it.</li>
      </ol>
      <UploadForm
        onUploaded={(file) => {
          setUploaded(file);
          setParameters({ file: String(file) }, { preventScrollReset: true });
        }}
      />
      {id === undefined ? <Files /> : <Preview key={id} id={id} isFocusedFirst={id === uploaded} />}
    </>
  );
}

/** What couriers and PayU paid out, by CSV. */
export default function UploadPage() {
  return (
    <DashboardFrame title="Upload a payout">
      <p className={styles.steps}>
        <Link to="/dashboard/money">Money owed</Link>
      </p>
      <Upload />
    </DashboardFrame>
  );
}
