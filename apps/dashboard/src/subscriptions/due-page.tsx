import { dueDeliveries, dueDeliveriesCsv, type ReplyOf } from "@store/api-client/contract";
import {
  DELIVERY_OBSTACLE_NAMES,
  DELIVERY_PAYMENT_NAMES,
  type DeliveryPayment,
  DUE_WITHIN,
  DUE_WITHIN_NAMES,
  formatCount,
  formatDay,
  formatRupees,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { SubscriptionStateButton } from "../parts/subscription-state-button.tsx";

type Row = ReplyOf<typeof dueDeliveries>["data"][number];

/** Fewer days than the list shows by itself. */
const FEWER = DUE_WITHIN.filter((within) => within !== "14").map((value) => ({
  value,
  label: DUE_WITHIN_NAMES[value],
}));

const TONES: Readonly<Record<DeliveryPayment, StatusBadgeProps["tone"]>> = {
  mandate: "blue",
  link: "orange",
  failed: "red",
  paid: "green",
  cancelled: "grey",
};

/** When it is charged, or the link is mailed. */
const paymentDayWords = ({ payment, payment_day }: Row): string | undefined =>
  payment_day && `Will be ${payment === "mandate" ? "charged" : "mailed"} on ${formatDay(payment_day)}`;

const columnsOf = (onChanged: () => Promise<void>): readonly ListColumn<Row>[] => [
  {
    label: "Customer",
    cell: ({ customer }) => (
      <Link to={`/dashboard/customers/${customer.id}`} className={styles.rowLink}>
        {customer.name}
      </Link>
    ),
  },
  { label: "Delivery", onPhone: "top", cell: ({ delivery_day }) => formatDay(delivery_day) },
  {
    label: "Product",
    cell: ({ product, quantity, interval, is_active, obstacle }) => (
      <>
        {quantity > 1 ? `${formatCount(quantity)} × ` : null}
        {product}
        <span className={styles.small}>{is_active ? interval : "Paused: this is the last delivery"}</span>
        {obstacle ? <strong className={styles.small}>{DELIVERY_OBSTACLE_NAMES[obstacle]}</strong> : null}
      </>
    ),
  },
  { label: "Amount", isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  {
    label: "Payment",
    cell: (row) => (
      <>
        <StatusBadge tone={TONES[row.payment]}>{DELIVERY_PAYMENT_NAMES[row.payment]}</StatusBadge>
        <span className={styles.small}>{paymentDayWords(row)}</span>
      </>
    ),
  },
  {
    label: "Order",
    cell: ({ order }) =>
      order ? (
        <Link to={`/dashboard/orders/${order.id}`} className={styles.orderLink}>
          {order.order_id}
        </Link>
      ) : (
        "Not ordered yet"
      ),
  },
  {
    label: "Actions",
    cell: ({ id, customer, product, is_active }) => (
      <SubscriptionStateButton
        id={id}
        isActive={is_active}
        of={`${product} for ${customer.name}`}
        onChanged={onChanged}
      />
    ),
  },
];

function Due() {
  const [parameters] = useSearchParams();
  const filters = { within: readChoice(FEWER, parameters.get("within")) };
  const page = readPage(parameters);
  const answer = useListQuery(dueDeliveries, { query: { ...filters, page } });
  return (
    <>
      <ListFilters
        label="Which deliveries"
        filters={[{ kind: "choice", name: "within", label: "Due", options: FEWER, emptyLabel: DUE_WITHIN_NAMES["14"] }]}
        query={filters}
      />
      <ListTable
        answer={answer}
        page={page}
        nouns={["delivery", "deliveries"]}
        columns={columnsOf(answer.refetch)}
        keyOf={({ id }) => id}
        empty={{
          title: "No deliveries found",
          message: "Look at more days.",
          start: "Deliveries of subscriptions are listed here 14 days before.",
        }}
        csv={() => call(dueDeliveriesCsv, { query: filters })}
      />
    </>
  );
}

/** Deliveries of subscriptions that are due soon, and what will be charged for them. */
export default function DuePage() {
  return (
    <DashboardFrame title="Subscriptions">
      <p className={styles.steps}>
        <Link to="/dashboard/subscriptions/failed-charges">Failed charges</Link>
      </p>
      <p>
        A delivery is ordered two days before its day, at that day’s price. Until then the amount is what it would cost
        today, with shipping.
      </p>
      <Due />
    </DashboardFrame>
  );
}
