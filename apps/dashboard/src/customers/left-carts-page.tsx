import { leftCartsCsv, type ReplyOf, staffLeftCarts } from "@store/api-client/contract";
import {
  customerLabel,
  formatCount,
  formatDate,
  formatRupees,
  LEFT_CART_STATE_NAMES,
  LEFT_CART_STATES,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";

const STATES = LEFT_CART_STATES.map((value) => ({ value, label: LEFT_CART_STATE_NAMES[value] }));

type Row = ReplyOf<typeof staffLeftCarts>["data"][number];

function reminded({ reminded_at, wants_reminders }: Row): string {
  if (reminded_at !== undefined) return formatDate(reminded_at);
  return wants_reminders ? "Not yet" : "Wants no mail";
}

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Customer",
    cell: ({ customer_id, customer }) => (
      <Link to={`/dashboard/customers/${customer_id}`} className={styles.rowLink}>
        {customerLabel({ id: customer_id, name: customer })}
      </Link>
    ),
  },
  { label: "Left", cell: ({ since }) => formatDate(since) },
  { label: "Pieces", isFigure: true, cell: ({ pieces }) => formatCount(pieces) },
  { label: "Worth", isFigure: true, cell: ({ worth }) => formatRupees(worth) },
  { label: "Reminded", cell: reminded },
  {
    label: "Ordered since",
    cell: ({ order }) =>
      order ? (
        <Link to={`/dashboard/orders/${order.id}`} className={styles.orderLink}>
          {order.number}
        </Link>
      ) : (
        "No"
      ),
  },
];

function LeftCarts() {
  const [parameters] = useSearchParams();
  const filters = { state: readChoice(STATES, parameters.get("state")) };
  const page = readPage(parameters);
  return (
    <>
      <ListFilters
        label="Which carts"
        filters={[{ kind: "choice", name: "state", label: "State", options: STATES }]}
        query={filters}
      />
      <ListTable
        answer={useListQuery(staffLeftCarts, { query: { ...filters, page } })}
        page={page}
        nouns={["cart", "carts"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{
          title: "No carts found",
          message: "Choose another state.",
          start:
            "Carts that customers leave are listed here, once they have not been changed for the time in the settings.",
        }}
        csv={() => call(leftCartsCsv, { query: filters })}
      />
    </>
  );
}

/** Carts that customers left, and what came of them. */
export default function LeftCartsPage() {
  return (
    <DashboardFrame title="Carts left">
      <LeftCarts />
    </DashboardFrame>
  );
}
