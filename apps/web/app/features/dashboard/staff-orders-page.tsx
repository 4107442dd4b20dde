import { CASH_ON_DELIVERY, type ReplyOf, staffOrders } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { clampPage, formatRupees, formatShortDate, formatTime, ORDER_STATES } from "@store/domain";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Pagination } from "@store/ui/pagination";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { useQuery } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import * as styles from "./dashboard.css.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { OrderState } from "./order-state.tsx";

export const meta = metaOf(accountMeta["/dashboard/orders"]);

/** The contract takes no page beyond. */
const LAST_PAGE = 500;
/** Beyond this the server does not count. */
const COUNTED = 10_000;

const PAYMENTS = [
  { value: "paid", label: "Paid" },
  { value: "cash", label: "Cash on delivery" },
  { value: "unpaid", label: "Waiting for payment" },
] as const;

const STATES = ORDER_STATES.map((value) => ({ value, label: value }));

const one = <T extends string>(known: readonly T[], said: string | null): T | undefined =>
  known.find((value) => value === said);
const day = (said: string | null): string | undefined => (said && /^\d{4}-\d{2}-\d{2}$/.test(said) ? said : undefined);

/** What the address asks for; what it does not know is left out. */
export const readOrdersQuery = (parameters: URLSearchParams) => ({
  order_status: one(ORDER_STATES, parameters.get("order_status")),
  payment: one(
    PAYMENTS.map(({ value }) => value),
    parameters.get("payment"),
  ),
  city: parameters.get("city")?.slice(0, 60) || undefined,
  from: day(parameters.get("from")),
  to: day(parameters.get("to")),
  search: parameters.get("search")?.slice(0, 100) || undefined,
  page: clampPage(Number(parameters.get("page")), LAST_PAGE),
});

/** Those that stand under "More filters". */
const FILTERS = ["order_status", "payment", "city", "from", "to"] as const;

type Row = ReplyOf<typeof staffOrders>["data"][number];

const paymentOf = ({ is_paid, pay_type }: Row): string =>
  is_paid ? "Paid" : pay_type === CASH_ON_DELIVERY ? "Cash on delivery" : "Waiting for payment";

const OrderRow = ({ row }: { readonly row: Row }) => (
  <tr>
    <th scope="row">
      <Link to={`/dashboard/orders/${row.id}`} className={styles.rowLink}>
        {row.order_id}
      </Link>
      <span className={styles.small}>
        {formatShortDate(row.order_date)}, {formatTime(row.order_date)}
      </span>
    </th>
    <td data-label="For">
      {row.full_name}
      <span className={styles.small}>{[row.city, row.mobile_no].filter(Boolean).join(", ")}</span>
    </td>
    <td data-label="State">
      <OrderState state={row.order_status} />
      {row.return_requested_at && row.order_status === "Delivered" ? (
        <span className={styles.small}>Return asked for</span>
      ) : null}
    </td>
    <td data-label="Payment">{paymentOf(row)}</td>
    <td data-label="Pieces" className={styles.figure}>
      {row.pieces}
    </td>
    <td data-label="Total" className={styles.figure}>
      {formatRupees(row.final_total)}
    </td>
  </tr>
);

function Orders() {
  const [parameters, setParameters] = useSearchParams();
  const query = readOrdersQuery(parameters);
  const { state, reply, refetch } = useQuery(staffOrders, { query });

  const hrefFor = (page: number): string => {
    const next = new URLSearchParams(parameters);
    next.set("page", String(page));
    return `?${next}`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    setParameters(Object.fromEntries(entries));
  };

  return (
    <>
      <form key={parameters.toString()} className={styles.filters} onSubmit={submit} aria-label="Which orders">
        <div className={styles.search}>
          <TextField label="Number, name or mobile" name="search" type="search" isFilter defaultValue={query.search} />
          <Button type="submit">Show</Button>
        </div>
        <details open={FILTERS.some((name) => query[name] !== undefined)}>
          <summary className={styles.more}>More filters</summary>
          <div className={styles.fields}>
            <SelectField
              label="State"
              name="order_status"
              defaultValue={query.order_status}
              emptyLabel="All"
              options={STATES}
            />
            <SelectField
              label="Payment"
              name="payment"
              defaultValue={query.payment}
              emptyLabel="All"
              options={PAYMENTS}
            />
            <TextField label="City" name="city" isFilter defaultValue={query.city} />
            <TextField label="From" name="from" type="date" isFilter defaultValue={query.from} />
            <TextField label="To" name="to" type="date" isFilter defaultValue={query.to} />
          </div>
        </details>
      </form>
      {state === "loading" ? <Skeleton shape="block" /> : null}
      {state === "failed" ? <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} /> : null}
      {state === "loaded" && reply.data.length === 0 ? (
        <EmptyState title="No orders found" message="Try fewer words, or another state or day." />
      ) : null}
      {state === "loaded" && reply.data.length > 0 ? (
        <>
          <p className={styles.small} role="status">
            {reply.count >= COUNTED ? `More than ${COUNTED - 1}` : reply.count} {reply.count === 1 ? "order" : "orders"}
          </p>
          <table className={styles.table}>
            <thead>
              <tr>
                {["Order", "For", "State", "Payment"].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                {["Pieces", "Total"].map((label) => (
                  <th key={label} scope="col" className={styles.figure}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {reply.data.map((row) => (
                <OrderRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
          <Pagination page={query.page} totalPages={reply.total_pages} hrefFor={hrefFor} />
        </>
      ) : null}
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
