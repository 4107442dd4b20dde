import { orderList } from "@store/api-client/contract";
import { lifeWordOf, ORDER_PAGE_SIZE, ORDER_PAGE_SIZES } from "@store/domain";
import { useQuery } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Pagination } from "@store/ui/pagination";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { placedOrderOf } from "../../commerce/placed-order.ts";
import { Link } from "../../navigation/links.tsx";
import { OrderCard } from "./order-card.tsx";
import { arrivalOf } from "./order-life.tsx";
import {
  findOrders,
  ORDER_SEARCH_MAXIMUM_LENGTH,
  type OrderSummary,
  type OrdersQuery,
  ordersAddress,
  readOrdersQuery,
  statesOf,
} from "./orders-query.ts";
import * as styles from "./orders-tab.css.ts";

/** [R154] */
const LOADING_FAILED = "Order loading failed";
const NO_ORDERS = "Order Not Found";

/** How long after the last key the address follows what was typed. */
const TYPING_PAUSE_MS = 300;

const SKELETONS = ["first", "second", "third", "fourth"];

/** The customer's orders, paged in the browser [R154]. */
export function OrdersTab() {
  const { state, reply, refetch } = useQuery(orderList);
  if (state === "loading") {
    return (
      <div className={styles.list}>
        <VisuallyHidden>Loading your orders</VisuallyHidden>
        {SKELETONS.map((name) => (
          <Skeleton key={name} shape="block" />
        ))}
      </div>
    );
  }
  if (state === "failed") return <ErrorState title={LOADING_FAILED} onRetry={refetch} />;
  if (reply.data.length === 0) {
    return <EmptyState title={NO_ORDERS} action={{ label: "Go to the shop", href: "/shop" }} />;
  }
  return <OrderHistory orders={reply.data} />;
}

/** The search field at once, its address once the typing pauses; what the address says otherwise rules. */
function useOrdersQuery() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const stored = readOrdersQuery(parameters);
  const [typed, setTyped] = useState<string>();
  const { search } = stored;
  // Back and Forward, and the address that caught up.
  useEffect(() => setTyped((text) => (text === search ? undefined : text)), [search]);

  const query = typed === undefined || typed === search ? stored : { ...stored, search: typed, page: 1 };
  const change = (part: Partial<OrdersQuery>) => {
    setTyped(undefined);
    void navigate(ordersAddress({ ...query, page: 1, ...part }), { preventScrollReset: true });
  };

  const address = ordersAddress(query);
  const isTyping = typed !== undefined && typed !== search;
  useEffect(() => {
    if (!isTyping) return;
    const go = () => void navigate(address, { replace: true, preventScrollReset: true });
    const timer = setTimeout(go, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, address, navigate]);

  return { query, change, type: setTyped };
}

function OrderHistory({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { query, change, type } = useOrdersQuery();
  const { found, page, pages, shown, before } = findOrders(orders, query);
  const states = statesOf(orders);
  const placedOrder = placedOrderOf(useLocation().state);

  // Another page: the focus goes to where it begins, also from "Next page", which the last page has not.
  const count = useRef<HTMLParagraphElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest("nav")) count.current?.focus({ preventScroll: true });
  }, [page]);

  const placed = orders.find(({ id }) => id === placedOrder);

  return (
    <div className={styles.orders}>
      {placed ? <PlacedNote order={placed} /> : null}
      <search className={styles.filters}>
        <TextField
          label="Search your orders"
          type="search"
          placeholder="Order number or product"
          required
          maxLength={ORDER_SEARCH_MAXIMUM_LENGTH}
          value={query.search}
          onChange={({ target }) => type(target.value)}
        />
        <SelectField
          label="Status"
          emptyLabel="All"
          value={query.status ?? ""}
          options={states.map((state) => ({ value: state, label: lifeWordOf(state) }))}
          onValueChange={(status) => change({ status: status || undefined })}
        />
        {orders.length > ORDER_PAGE_SIZE ? (
          <SelectField
            label="Orders per page"
            value={String(query.size)}
            options={ORDER_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            onValueChange={(size) => change({ size: Number(size) })}
          />
        ) : null}
      </search>
      <p ref={count} tabIndex={-1} role="status" className={styles.count}>
        {found.length === 0
          ? "No order matches"
          : `${shown.length === 1 ? "Order" : "Orders"} ${before + 1}${shown.length === 1 ? "" : `–${before + shown.length}`} of ${found.length}`}
      </p>
      {found.length === 0 ? (
        <EmptyState title={NO_ORDERS} message="None of your orders has this status, number or product.">
          <Button variant="secondary" onClick={() => change({ status: undefined, search: "" })}>
            Show all orders
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Orders">
          {shown.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={pages} hrefFor={(wanted) => ordersAddress({ ...query, page: wanted })} />
    </div>
  );
}

/** Above the list, right after an order was placed: the way to its confirmation. */
function PlacedNote({ order }: { readonly order: OrderSummary }) {
  const [now] = useState(() => new Date());
  return (
    <Alert tone="good" title={`Order ${order.order_id} is placed`}>
      {arrivalOf(order, now)}{" "}
      <Link to={`/order-placed/${order.id}`} className={styles.placed}>
        See what happens next
      </Link>
    </Alert>
  );
}
