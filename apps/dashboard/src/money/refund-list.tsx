import { type ReplyOf, refundsNotDeducted } from "@store/api-client/contract";
import { formatDate, formatRupees } from "@store/domain";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { preview } from "../parts/csv-page.css.ts";

type Row = ReplyOf<typeof refundsNotDeducted>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Order",
    cell: ({ order_id, order_number }) => (
      <Link to={`/dashboard/orders/${order_id}`} className={styles.orderLink}>
        {order_number}
      </Link>
    ),
  },
  { label: "Refund", isFigure: true, onPhone: "top", cell: ({ amount }) => formatRupees(amount) },
  { label: "Paid", cell: ({ paid_at }) => formatDate(paid_at) },
  { label: "Transaction", cell: ({ txn_id }) => txn_id },
];

/** Refunds that no settlement has taken off yet: each leads to its order. */
export function RefundList() {
  const page = readPage(useSearchParams()[0]);
  return (
    <section className={preview} aria-labelledby="refunds">
      <h2 id="refunds" className={styles.heading}>
        Refunds not yet taken off a settlement
      </h2>
      <ListTable
        answer={useListQuery(refundsNotDeducted, { query: { page } })}
        page={page}
        nouns={["refund", "refunds"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: "No refunds found", message: "Settlements have taken off all of them." }}
      />
    </section>
  );
}
