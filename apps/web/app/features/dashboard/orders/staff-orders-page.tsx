import { CASH_ON_DELIVERY, type ReplyOf, staffOrders, staffOrdersCsv } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { formatRupees, formatShortDate, formatTime, ORDER_STATES } from "@store/domain";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { call } from "../../../session/browser-call.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readDay, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { type Chosen, OrderCheckbox, OrderSelection } from "./order-selection.tsx";
import { OrderState } from "./order-state.tsx";

export const meta = metaOf(dashboardMeta["/dashboard/orders"]);

const SEARCH_MAXIMUM_LENGTH = 100;
const CITY_MAXIMUM_LENGTH = 60;

const PAYMENTS = [
  { value: "paid", label: "Paid" },
  { value: "cash", label: "Cash on delivery" },
  { value: "unpaid", label: "Waiting for payment" },
] as const;

const VIEWS = [
  { value: "accept", label: "To accept" },
  { value: "payment", label: "Payment unclear" },
  { value: "return", label: "Return asked for" },
  { value: "refund", label: "Refund to see to" },
  { value: "sold", label: "Sold" },
] as const;

const STATES = ORDER_STATES.map((value) => ({ value, label: value }));

/** Which orders the address asks for. */
const readFilters = (parameters: URLSearchParams) => ({
  order_status: readChoice(STATES, parameters.get("order_status")),
  payment: readChoice(PAYMENTS, parameters.get("payment")),
  show: readChoice(VIEWS, parameters.get("show")),
  city: readWords(parameters.get("city"), CITY_MAXIMUM_LENGTH),
  from: readDay(parameters.get("from")),
  to: readDay(parameters.get("to")),
  search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
});

type Row = ReplyOf<typeof staffOrders>["data"][number];

const paymentOf = ({ is_paid, pay_type }: Row): string =>
  is_paid ? "Paid" : pay_type === CASH_ON_DELIVERY ? "Cash on delivery" : "Waiting for payment";

const columnsOf = (chosen: Chosen, onChosen: (chosen: Chosen) => void): readonly ListColumn<Row>[] => [
  {
    label: "Order",
    cell: (row) => (
      <div className={styles.choice}>
        <OrderCheckbox row={row} chosen={chosen} onChosen={onChosen} />
        <span>
          <Link to={`/dashboard/orders/${row.id}`} className={styles.orderLink}>
            {row.order_id}
          </Link>
          <span className={styles.small}>
            {formatShortDate(row.order_date)}, {formatTime(row.order_date)}
          </span>
        </span>
      </div>
    ),
  },
  {
    label: "For",
    cell: (row) => (
      <>
        {row.full_name}
        <span className={styles.small}>{[row.city, row.mobile_no].filter(Boolean).join(", ")}</span>
      </>
    ),
  },
  {
    label: "State",
    cell: (row) => (
      <>
        <span>
          <OrderState state={row.order_status} />
        </span>
        {row.return_requested_at && row.order_status === "Delivered" ? (
          <span className={styles.small}>Return asked for</span>
        ) : null}
      </>
    ),
  },
  { label: "Payment", cell: paymentOf },
  { label: "Pieces", isFigure: true, cell: ({ pieces }) => pieces },
  { label: "Total", isFigure: true, cell: ({ final_total }) => formatRupees(final_total) },
];

function Orders() {
  const [parameters] = useSearchParams();
  const filters = readFilters(parameters);
  const query = { ...filters, page: readPage(parameters) };
  const answer = useQuery(staffOrders, { query });
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const rows = answer.state === "loaded" ? answer.reply.data : [];
  return (
    <>
      <ListFilters
        label="Which orders"
        search={{ label: "Number, name or mobile", maxLength: SEARCH_MAXIMUM_LENGTH }}
        filters={[
          { kind: "choice", name: "order_status", label: "State", options: STATES },
          { kind: "choice", name: "payment", label: "Payment", options: PAYMENTS },
          { kind: "choice", name: "show", label: "Only", options: VIEWS },
          { kind: "words", name: "city", label: "City", maxLength: CITY_MAXIMUM_LENGTH },
          { kind: "day", name: "from", label: "From" },
          { kind: "day", name: "to", label: "To" },
        ]}
        query={query}
      />
      <OrderSelection rows={rows} chosen={chosen} onChosen={setChosen} onChanged={answer.refetch} />
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["order", "orders"]}
        columns={columnsOf(chosen, setChosen)}
        keyOf={({ id }) => id}
        empty={{ title: "No orders found", message: "Try fewer words, or another state or day." }}
      />
      <DownloadButton load={() => call(staffOrdersCsv, { query: filters })}>Download as CSV</DownloadButton>
    </>
  );
}

/** The shop's orders, for those who pack and send them. */
export default function StaffOrdersPage() {
  return (
    <DashboardFrame title="Orders">
      <Orders />
    </DashboardFrame>
  );
}
