import { CASH_ON_DELIVERY, staffOrders, staffOrdersCsv } from "@store/api-client/contract";
import { formatDateTime, formatRupees, isToBeSent, isUnderWay, ORDER_DELIVERED, ORDER_STATES } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { ButtonLink } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useQueryWith } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { useNewOrders } from "../frame/new-orders.ts";
import { useMay } from "../frame/staff-session.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readDay, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import { OrderState } from "../parts/order-state.tsx";
import type { OrderRow } from "./bulk-steps.ts";
import { type ChosenOrders, OrderSelection } from "./order-selection.tsx";

const SEARCH_MAXIMUM_LENGTH = 100;
const CITY_MAXIMUM_LENGTH = 60;

const PAYMENTS = [
  { value: "paid", label: "Paid" },
  { value: "cash", label: "Cash on delivery" },
  { value: "unpaid", label: "Waiting for payment" },
  { value: "refunded", label: "Refunded" },
] as const;

const VIEWS = [
  { value: "accept", label: "To accept" },
  { value: "payment", label: "Payment unclear" },
  { value: "return", label: "Return open" },
  { value: "refund_due", label: "Undelivered, refund due" },
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

function paymentOf({ is_paid, pay_type, order_status, payment_state }: OrderRow): string {
  if (payment_state === "refunded") return "Refunded";
  if (payment_state === "partly refunded") return "Partly refunded";
  if (is_paid) return "Paid";
  if (!isUnderWay(order_status)) return "Not paid";
  if (pay_type === CASH_ON_DELIVERY) return "Cash on delivery";
  return "Waiting for payment";
}

/** Which orders go in the same parcel, as long as that is to be sent. */
const matesOf = ({ order_status, goes_with: first, additions = [] }: OrderRow) =>
  isToBeSent(order_status)
    ? [
        ...(first && isToBeSent(first.order_status) ? [{ order_id: first.order_id, is_payable: true }] : []),
        ...additions,
      ]
    : [];

/** What is in it: how many pieces, and of what. */
const goodsOf = ({ pieces, products }: OrderRow): string =>
  `${countOf(pieces, "piece")}: ${products.map(({ product_name, quantity }) => `${quantity} × ${product_name}`).join(", ")}`;

const COLUMNS: readonly ListColumn<OrderRow>[] = [
  {
    label: "Order",
    cell: (row) => (
      <>
        <Link to={`/dashboard/orders/${row.id}`} className={styles.orderLink}>
          {row.order_id}
        </Link>
        {matesOf(row).map(({ order_id, is_payable }) => (
          <span key={order_id} className={styles.small}>
            <span className={styles.whole}>with {order_id}</span>
            {is_payable ? null : ", not paid yet"}
          </span>
        ))}
      </>
    ),
  },
  { label: "Placed", line: "short", onPhone: "none", cell: ({ order_date }) => formatDateTime(order_date) },
  { label: "For", line: "short", onPhone: "bottom", cell: ({ full_name }) => full_name },
  { label: "City", line: "short", onPhone: "none", cell: ({ city }) => city },
  { label: "Mobile", line: "short", onPhone: "none", isExtra: true, cell: ({ mobile_no }) => mobile_no },
  {
    label: "Products",
    line: "rest",
    onPhone: "none",
    cell: (row) => <span title={goodsOf(row)}>{goodsOf(row)}</span>,
  },
  {
    label: "State",
    onPhone: "top",
    cell: (row) => (
      <span className={styles.whole}>
        <OrderState state={row.order_status} />
        {row.return_requested_at && row.order_status === ORDER_DELIVERED ? " Return open" : null}
      </span>
    ),
  },
  { label: "Payment", line: "short", onPhone: "none", cell: paymentOf },
  {
    label: "Total",
    isFigure: true,
    line: "short",
    onPhone: "bottom-end",
    cell: ({ final_total }) => formatRupees(final_total),
  },
];

/** Somebody else accepts an order, and another one comes: both are seen without a press. */
const ASK_EVERY_MS = 5000;

/** Switches the sound and the badge of new orders. */
function NewOrdersSwitch() {
  const { isOn, onSwitch } = useNewOrders();
  return <CheckboxField label="Sound and badge for new orders" checked={isOn} onCheckedChange={onSwitch} />;
}

function Orders() {
  const [parameters] = useSearchParams();
  const maySeeSales = useMay("sales");
  const mayTakeOrders = useMay("customers");
  const filters = readFilters(parameters);
  const query = { ...filters, page: readPage(parameters) };
  const answer = useQueryWith({ isList: true, everyMs: ASK_EVERY_MS }, staffOrders, { query });
  const [chosen, setChosen] = useState<ChosenOrders>(new Map());
  return (
    <>
      <ListFilters
        label="Which orders"
        search={{ label: "Number, name, mobile or PIN code", maxLength: SEARCH_MAXIMUM_LENGTH }}
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
      <OrderSelection rows={answer.reply?.data ?? []} chosen={chosen} onChosen={setChosen} onChanged={answer.refetch} />
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["order", "orders"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        choice={{ nameOf: ({ order_id }) => order_id, chosen, onChosen: setChosen }}
        actions={
          <>
            <NewOrdersSwitch />
            {mayTakeOrders ? <ButtonLink href="/dashboard/orders/new">New order</ButtonLink> : null}
          </>
        }
        empty={{ title: "No orders found", message: "Try fewer words, or another state or day." }}
        csv={maySeeSales ? () => call(staffOrdersCsv, { query: filters }) : undefined}
      />
    </>
  );
}

/** The shop's orders, for those who pack and send them. */
export default function OrdersPage() {
  return (
    <DashboardFrame title="Orders">
      <Orders />
    </DashboardFrame>
  );
}
