import { decideReview, dismissReports, type ReplyOf, replyToReview, staffReviews } from "@store/api-client/contract";
import {
  checkFields,
  formatDate,
  HIDE_NEEDS_REASON,
  HIDE_REASON_MAXIMUM,
  REPORT_REASON_NAMES,
  REVIEW_REPLY_MAXIMUM,
  type ReviewState,
  requireText,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { PhotoLinks } from "@store/ui/photo-links";
import { Rating } from "@store/ui/rating";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";

const STATES = [
  { value: "waiting", label: "Waiting" },
  { value: "published", label: "Published" },
  { value: "hidden", label: "Hidden" },
  { value: "reported", label: "Reported" },
] as const;
const LOOKS: Readonly<Record<ReviewState, Pick<StatusBadgeProps, "tone" | "children">>> = {
  waiting: { tone: "orange", children: "Waiting" },
  published: { tone: "green", children: "Published" },
  hidden: { tone: "grey", children: "Hidden" },
};

type Row = ReplyOf<typeof staffReviews>["data"][number];

interface DecisionProps {
  readonly review: Row;
  readonly onDecided: () => Promise<void>;
}

/** Names the review that a button of its row is about. */
const OfReview = ({ review: { product_name, name } }: Pick<DecisionProps, "review">) => (
  <VisuallyHidden>
    the review of {product_name} by {name}
  </VisuallyHidden>
);

/** Says what was decided, with the way back. */
const toastDecision = (done: string, version: number, { review: { id, state }, onDecided }: DecisionProps) =>
  toastWithUndo(done, {
    subject: `review ${id}`,
    undo: () => call(decideReview, { params: { id }, body: { version, state, undoes: true } }),
    onUndone: onDecided,
  });

function Approve({ review, onDecided }: DecisionProps) {
  const { send, isPending } = useMutation(decideReview, async (answer) => {
    if (answer.ok) {
      toastDecision("Everybody sees the review now.", answer.reply.data.version, { review, onDecided });
    } else toast.error(refusalMessage(answer.failure));
    await onDecided();
  });
  const { id, version } = review;
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      onClick={() => void send({ params: { id }, body: { version, state: "published" } })}
    >
      Approve <OfReview review={review} />
    </Button>
  );
}

const checkReason = ({ reason }: { readonly reason: string }) =>
  checkFields({ reason: requireText(reason, HIDE_NEEDS_REASON) }, (fields) => ({ reason: fields.reason.value }));

const READ_BY_AUTHOR = "Its author reads it with the order.";
const KEPT_FOR_STAFF = "It is kept for the staff. Its author reads it only with an order of the product.";

/** Asks why a review is hidden. */
function HideDialog({ review, onDecided, onClose }: DecisionProps & { readonly onClose: () => void }) {
  const { id, version, name, hidden_reason } = review;
  const form = useForm({ reason: hidden_reason ?? "" }, checkReason);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(decideReview, async (answer) => {
    if (!answer.ok) {
      await onDecided();
      return setProblem(refusalMessage(answer.failure));
    }
    toastDecision("The review is hidden now.", answer.reply.data.version, { review, onDecided });
    await onDecided();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Hide the review by ${name}?`}
      description={review.review ?? "A review without words."}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((words) => {
          setProblem(undefined);
          return send({ params: { id }, body: { version, state: "hidden", ...words } });
        })}
        noValidate
      >
        <TextArea
          label="Why"
          rows={3}
          required
          maxLength={HIDE_REASON_MAXIMUM}
          hint={`${review.is_verified ? READ_BY_AUTHOR : KEPT_FOR_STAFF} What was reported about the review is closed.`}
          {...form.text("reason")}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          Hide the review
        </Button>
      </form>
    </Dialog>
  );
}

function Dismiss({ review, onDecided }: DecisionProps) {
  const { id, reports } = review;
  const { send, isPending } = useMutation(dismissReports, async (answer) => {
    if (answer.ok) toast.success("The reports are dismissed. Others go on seeing the review.");
    else toast.error(refusalMessage(answer.failure));
    await onDecided();
  });
  const [newest] = reports;
  return newest ? (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      onClick={() => void send({ params: { id }, body: { last: newest.id } })}
    >
      Dismiss reports <OfReview review={review} />
    </Button>
  ) : null;
}

/** What shoppers reported about a review since somebody decided. */
const Reports = ({ review: { report_count, reports } }: Pick<DecisionProps, "review">) =>
  report_count > 0 ? (
    <>
      <strong>Reported by {countOf(report_count, "shopper")}</strong>
      <ul className={styles.events}>
        {reports.map(({ id, reason, words, at }) => (
          <li key={id}>
            {REPORT_REASON_NAMES[reason]}
            {words ? `: ${words}` : null}
            <span className={styles.small}>{formatDate(at)}</span>
          </li>
        ))}
      </ul>
      {report_count > reports.length ? <span className={styles.small}>The newest {reports.length}.</span> : null}
    </>
  ) : null;

interface ReplyProps {
  readonly review: Row;
  readonly onReplied: () => Promise<void>;
  readonly onClose: () => void;
}

const checkReply = ({ reply }: { readonly reply: string }) => checkFields({}, () => reply.trim());

/** What the shop says to a review: everybody reads it below the review. */
function ReplyDialog({ review: { id, version, name, review, reply }, onReplied, onClose }: ReplyProps) {
  const form = useForm({ reply: reply ?? "" }, checkReply);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(replyToReview, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success("Everybody who sees the review sees your reply.");
    await onReplied();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Your reply to ${name}`}
      description={review ?? "A review without words."}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((words) => send({ params: { id }, body: { version, reply: words } }))}
        noValidate
      >
        <TextArea
          label="Reply"
          rows={5}
          maxLength={REVIEW_REPLY_MAXIMUM}
          hint="Everybody reads it below the review. Leave it empty to take it away."
          {...form.text("reply")}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          Save the reply
        </Button>
      </form>
    </Dialog>
  );
}

interface RowSteps {
  readonly onDecided: () => Promise<void>;
  readonly onHide: (review: Row) => void;
  readonly onReply: (review: Row) => void;
}

const columnsOf = ({ onDecided, onHide, onReply }: RowSteps): readonly ListColumn<Row>[] => [
  {
    label: "Review",
    cell: (row) => (
      <>
        <Rating value={row.rating} />
        {row.review ? <p>{row.review}</p> : null}
        <PhotoLinks of={`the review by ${row.name}`} photos={row.photos} />
        {row.reply ? <p className={styles.small}>Your reply: {row.reply}</p> : null}
        {row.state === "hidden" && row.hidden_reason ? (
          <p className={styles.small}>Hidden because: {row.hidden_reason}</p>
        ) : null}
        <span className={styles.small}>
          {row.name}, {formatDate(row.created_at)}
          {row.is_verified ? ", verified purchase" : ""}
        </span>
        <Reports review={row} />
      </>
    ),
  },
  {
    label: "Product",
    cell: ({ product_id, product_name }) => <Link to={`/dashboard/products/${product_id}`}>{product_name}</Link>,
  },
  {
    label: "State",
    cell: ({ state }) => <StatusBadge tone={LOOKS[state].tone}>{LOOKS[state].children}</StatusBadge>,
  },
  {
    label: "Do",
    cell: (row) => (
      <div className={styles.rowButtons}>
        {row.state === "published" ? null : <Approve review={row} onDecided={onDecided} />}
        {row.state === "hidden" ? null : (
          <Button variant="secondary" size="small" onClick={() => onHide(row)}>
            Hide <OfReview review={row} />
          </Button>
        )}
        <Dismiss review={row} onDecided={onDecided} />
        <Button variant="secondary" size="small" onClick={() => onReply(row)}>
          {row.reply ? "Change reply" : "Reply"}{" "}
          <VisuallyHidden>
            to the review of {row.product_name} by {row.name}
          </VisuallyHidden>
        </Button>
      </div>
    ),
  },
];

function StaffReviews() {
  const [parameters] = useSearchParams();
  const query = { state: readChoice(STATES, parameters.get("state")), page: readPage(parameters) };
  const answer = useListQuery(staffReviews, { query });
  const [replied, setReplied] = useState<Row>();
  const [hidden, setHidden] = useState<Row>();
  return (
    <>
      <ListFilters
        label="Which reviews"
        filters={[{ kind: "choice", name: "state", label: "State", options: STATES }]}
        query={query}
      />
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["review", "reviews"]}
        columns={columnsOf({ onDecided: answer.refetch, onHide: setHidden, onReply: setReplied })}
        keyOf={({ id }) => id}
        empty={{ title: "No reviews found", message: "Try another state." }}
      />
      {hidden ? <HideDialog review={hidden} onDecided={answer.refetch} onClose={() => setHidden(undefined)} /> : null}
      {replied ? (
        <ReplyDialog review={replied} onReplied={answer.refetch} onClose={() => setReplied(undefined)} />
      ) : null}
    </>
  );
}

/** What people wrote of products, and which of it others see. */
export default function ReviewsPage() {
  return (
    <DashboardFrame title="Reviews">
      <StaffReviews />
    </DashboardFrame>
  );
}
