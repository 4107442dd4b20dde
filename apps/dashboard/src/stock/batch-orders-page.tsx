import { type ReplyOf, staffBatchOrders, staffBatchOrdersCsv } from "@store/api-client/contract";
import { formatCount, formatDateTime, formatDay } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { useMay } from "../frame/staff-session.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { OrderState } from "../parts/order-state.tsx";
import { BATCH_STATE_WORDS } from "./batch-state-words.ts";

type Reply = ReplyOf<typeof staffBatchOrders>;
type Row = Reply["data"][number];

const VIEWS = [{ value: "out", label: "Not all pieces have come back" }] as const;

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Order",
    cell: ({ id, order_id }) => (
      <Link to={`/dashboard/orders/${id}`} className={styles.orderLink}>
        {order_id}
      </Link>
    ),
  },
  { label: "Placed", line: "short", onPhone: "none", cell: ({ order_date }) => formatDateTime(order_date) },
  { label: "For", line: "rest", cell: ({ full_name }) => full_name },
  { label: "Mobile", line: "short", cell: ({ mobile_no }) => <a href={`tel:${mobile_no}`}>{mobile_no}</a> },
  { label: "State", onPhone: "top", cell: ({ order_status }) => <OrderState state={order_status} /> },
  { label: "Pieces", isFigure: true, cell: ({ pieces }) => formatCount(pieces) },
  { label: "Back in stock", isFigure: true, cell: ({ back }) => formatCount(back) },
  { label: "Returned", isFigure: true, cell: ({ returned }) => formatCount(returned) },
];

/** What is known of the batch, and from when on. */
function About({ reply: { batch, known_since } }: { readonly reply: Reply }) {
  const { product_id, product_name, number, best_before, state, left, received } = batch;
  return (
    <>
      <p className={styles.facts}>
        <strong>{number}</strong>
        <Link to={`/dashboard/stock/${product_id}`}>{product_name}</Link>
        <span>
          Best before {formatDay(best_before)}
          {BATCH_STATE_WORDS[state] ? ` (${BATCH_STATE_WORDS[state]})` : ""}
        </span>
        <span>
          {formatCount(left)} of {formatCount(received)} left
        </span>
      </p>
      <p className={styles.steps}>
        {known_since ? `Known since ${formatDateTime(known_since)}, when this batch was entered. ` : ""}
        Pieces that were sold earlier, or while they were in no batch, are not in this list. Packing slips name the
        batch: what a packer took instead is not known.
      </p>
    </>
  );
}

function Orders({ id }: { readonly id: string }) {
  const [parameters] = useSearchParams();
  const maySeeSales = useMay("sales");
  const filters = { show: readChoice(VIEWS, parameters.get("show")) };
  const page = readPage(parameters);
  const request = { params: { id }, query: { ...filters, page } };
  const answer = useListQuery(staffBatchOrders, request);
  usePageTitle(answer.reply && `Orders with batch ${answer.reply.batch.number}`);
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="Batch not found" onRetry={answer.refetch} />;
  }
  return (
    <>
      {answer.reply ? <About reply={answer.reply} /> : null}
      <ListFilters
        label="Which orders"
        filters={[{ kind: "choice", name: "show", label: "Only", options: VIEWS }]}
        query={filters}
      />
      <ListTable
        answer={answer}
        page={page}
        nouns={["order", "orders"]}
        columns={COLUMNS}
        keyOf={(row) => row.id}
        empty={{
          title: "No orders found",
          message: "Show all orders of this batch.",
          start: "Orders are listed as soon as pieces of this batch are sold.",
        }}
        csv={maySeeSales ? () => call(staffBatchOrdersCsv, { params: { id }, query: filters }) : undefined}
      />
    </>
  );
}

/** Who got pieces of a batch, to call it back. */
export default function BatchOrdersPage() {
  const { batchId: id = "" } = useParams();
  return (
    <DashboardFrame title="Orders with a batch">
      <p className={styles.steps}>
        <Link to="/dashboard/stock/batches">All batches</Link>
      </p>
      <Orders key={id} id={id} />
    </DashboardFrame>
  );
}
