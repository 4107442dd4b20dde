import { type ReplyOf, stockMovements } from "@store/api-client/contract";
import { formatCount, formatDateTime, STOCK_REASON_NAMES } from "@store/domain";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { ProductBatches } from "./product-batches.tsx";
import { StockSheet } from "./stock-sheet.tsx";

type Movement = ReplyOf<typeof stockMovements>["data"][number];

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const COLUMNS: readonly ListColumn<Movement>[] = [
  { label: "When", cell: ({ at }) => formatDateTime(at) },
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
  {
    label: "Batches",
    cell: ({ batches }) => batches?.map(({ number, change }) => `${number}: ${signed(change)}`).join(", "),
  },
  { label: "By", cell: ({ by, note }) => [by, note].filter(Boolean).join(": ") },
  { label: "Pieces", isFigure: true, cell: ({ change }) => signed(change) },
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
  usePageTitle(answer.reply && `Stock of ${answer.reply.product.name}`);
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="Product not found" onRetry={answer.refetch} />;
  }
  return (
    <>
      {answer.reply ? (
        <>
          <StockSheet products={[answer.reply.product]} onChanged={() => answer.refetch()}>
            {(pieces) => pieces(answer.reply.product)}
          </StockSheet>
          <ProductBatches key={answer.reply.data[0]?.id} product={answer.reply.product} onChanged={answer.refetch} />
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
