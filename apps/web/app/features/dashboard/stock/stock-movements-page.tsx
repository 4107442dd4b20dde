import { type ReplyOf, stockMovements } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { formatCount, formatShortDate, formatTime, STOCK_REASON_NAMES } from "@store/domain";
import { useParams, useSearchParams } from "react-router-dom";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { StockForm } from "./stock-form.tsx";

export const meta = metaOf(dashboardMeta["/dashboard/stock/:productId"]);

type Movement = ReplyOf<typeof stockMovements>["data"][number];

const COLUMNS: readonly ListColumn<Movement>[] = [
  { label: "When", cell: ({ at }) => `${formatShortDate(at)}, ${formatTime(at)}` },
  {
    label: "What",
    cell: ({ reason, order }) =>
      order ? (
        <>
          {STOCK_REASON_NAMES[reason]} <Link to={`/dashboard/orders/${order.id}`}>{order.number}</Link>
        </>
      ) : (
        STOCK_REASON_NAMES[reason]
      ),
  },
  { label: "By", cell: ({ by, note }) => [by, note].filter(Boolean).join(": ") },
  { label: "Pieces", isFigure: true, cell: ({ change }) => (change > 0 ? `+${change}` : change) },
  {
    label: "In stock",
    isFigure: true,
    cell: ({ stock_after }) => (stock_after === null ? "Not counted" : formatCount(stock_after)),
  },
];

function Movements() {
  const { productId: id = "" } = useParams();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = useQuery(stockMovements, { params: { id }, query: { page } });
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="No such product" onRetry={answer.refetch} />;
  }
  return (
    <>
      {answer.state === "loaded" ? (
        <>
          <h2 className={styles.heading}>{answer.reply.product.name}</h2>
          <StockForm products={[answer.reply.product]} onChanged={answer.refetch} />
        </>
      ) : null}
      <ListTable
        answer={answer}
        page={page}
        nouns={["movement", "movements"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{
          title: "No movements found",
          message: "Go back to the first page.",
          start: "Count the product, and its ledger begins.",
        }}
      />
    </>
  );
}

/** All that changed a product's stock. */
export default function StockMovementsPage() {
  return (
    <DashboardFrame title="Stock of a product">
      <p className={styles.steps}>
        <Link to="/dashboard/stock">All stock</Link>
      </p>
      <Movements />
    </DashboardFrame>
  );
}
