import { CASH_ON_DELIVERY, type ReplyOf, staffOrders, staffOrdersCsv } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import {
  formatRupees,
  formatShortDate,
  formatTime,
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_STATES,
} from "@store/domain";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { call } from "../../../session/browser-call.ts";
import { countOf } from "../count-of.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readDay, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { useMay } from "../staff-session.ts";
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
  { value: "refund_unclear", label: "Refund unclear" },
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

function paymentOf({ is_paid, pay_type, order_status }: Row): string {
  if (is_paid) return "Paid";
  if (pay_type === CASH_ON_DELIVERY) return "Cash on delivery";
  return order_status === ORDER_CANCELLED ? "Not paid" : "Waiting for payment";
}

const PRODUCTS_SHOWN = 3;

/** What is in it: how many pieces, and the first products. */
function Goods({ row: { pieces, products } }: { readonly row: Row }) {
  const more = products.length - PRODUCTS_SHOWN;
  return (
    <>
      {countOf(pieces, "piece")}
      {products.slice(0, PRODUCTS_SHOWN).map(({ product_name, quantity }, place) => (
        // By its place: a product can be in an order twice.
        <span key={place} className={styles.small}>
          {quantity} × {product_name}
        </span>
      ))}
      {more > 0 ? <span className={styles.small}>and {more} more</span> : null}
    </>
  );
}

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
  { label: "Products", cell: (row) => <Goods row={row} /> },
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
        {row.return_requested_at && row.order_status === ORDER_DELIVERED ? (
          <span className={styles.small}>Return asked for</span>
        ) : null}
        <span className={styles.small}>{paymentOf(row)}</span>
      </>
    ),
  },
  { label: "Total", isFigure: true, cell: ({ final_total }) => formatRupees(final_total) },
];

function Orders() {
  const [parameters] = useSearchParams();
  const maySeeSales = useMay("sales");
  const filters = readFilters(parameters);
  const query = { ...filters, page: readPage(parameters) };
  const answer = useQuery(staffOrders, { query });
  const [chosen, setChosen] = useState<Chosen>(new Set());
  // Those of the page before stay until the next are there, as the list itself does.
  const [shown, setShown] = useState<readonly Row[]>([]);
  if (answer.state === "loaded" && answer.reply.data !== shown) setShown(answer.reply.data);
  const rows = answer.state === "failed" ? [] : shown;
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
        csv={maySeeSales ? () => call(staffOrdersCsv, { query: filters }) : undefined}
      />
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
