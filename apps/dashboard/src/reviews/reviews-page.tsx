import { decideReview, type ReplyOf, replyToReview, staffReviews } from "@store/api-client/contract";
import { checkFields, formatDate, REVIEW_REPLY_MAXIMUM, type ReviewState } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
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

const STATES = [
  { value: "waiting", label: "Waiting" },
  { value: "published", label: "Published" },
  { value: "hidden", label: "Hidden" },
] as const;
const LOOKS: Readonly<Record<ReviewState, Pick<StatusBadgeProps, "tone" | "children">>> = {
  waiting: { tone: "orange", children: "Waiting" },
  published: { tone: "green", children: "Published" },
  hidden: { tone: "grey", children: "Hidden" },
};

type Row = ReplyOf<typeof staffReviews>["data"][number];

const DECISIONS = [
  { state: "published", label: "Approve", done: "Everybody sees the review now." },
  { state: "hidden", label: "Hide", done: "The review is hidden now." },
] as const;

interface DecideProps {
  readonly review: Row;
  readonly decision: (typeof DECISIONS)[number];
  readonly onDecided: () => Promise<void>;
}

function Decide({ review, decision: { state, label, done }, onDecided }: DecideProps) {
  const { send, isPending } = useMutation(decideReview, async (answer) => {
    if (answer.ok) {
      const { version } = answer.reply.data;
      toastWithUndo(done, {
        subject: `review ${review.id}`,
        undo: () => call(decideReview, { params: { id: review.id }, body: { version, state: review.state } }),
        onUndone: onDecided,
      });
    } else toast.error(refusalMessage(answer.failure));
    await onDecided();
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      onClick={() => void send({ params: { id: review.id }, body: { version: review.version, state } })}
    >
      {label}{" "}
      <VisuallyHidden>
        the review of {review.product_name} by {review.name}
      </VisuallyHidden>
    </Button>
  );
}

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

const columnsOf = (onDecided: () => Promise<void>, onReply: (review: Row) => void): readonly ListColumn<Row>[] => [
  {
    label: "Review",
    cell: ({ rating, review, reply, name, is_verified, created_at }) => (
      <>
        <Rating value={rating} />
        {review ? <p>{review}</p> : null}
        {reply ? <p className={styles.small}>Your reply: {reply}</p> : null}
        <span className={styles.small}>
          {name}, {formatDate(created_at)}
          {is_verified ? ", verified purchase" : ""}
        </span>
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
        {DECISIONS.filter(({ state }) => state !== row.state).map((decision) => (
          <Decide key={decision.state} review={row} decision={decision} onDecided={onDecided} />
        ))}
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
        columns={columnsOf(answer.refetch, setReplied)}
        keyOf={({ id }) => id}
        empty={{ title: "No reviews found", message: "Try another state." }}
      />
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
