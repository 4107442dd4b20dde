import { decideReview, type ReplyOf, staffReviews } from "@store/api-client/contract";
import { formatDate, type ReviewState } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Rating } from "@store/ui/rating";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
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

const columnsOf = (onDecided: () => Promise<void>): readonly ListColumn<Row>[] => [
  {
    label: "Review",
    cell: ({ rating, review, name, is_verified, created_at }) => (
      <>
        <Rating value={rating} />
        {review ? <p>{review}</p> : null}
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
      <div className={styles.buttons}>
        {DECISIONS.filter(({ state }) => state !== row.state).map((decision) => (
          <Decide key={decision.state} review={row} decision={decision} onDecided={onDecided} />
        ))}
      </div>
    ),
  },
];

function StaffReviews() {
  const [parameters] = useSearchParams();
  const query = { state: readChoice(STATES, parameters.get("state")), page: readPage(parameters) };
  const answer = useListQuery(staffReviews, { query });
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
        columns={columnsOf(answer.refetch)}
        keyOf={({ id }) => id}
        empty={{ title: "No reviews found", message: "Try another state." }}
      />
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
