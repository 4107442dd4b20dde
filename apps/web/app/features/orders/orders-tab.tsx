import { type OrderCard, orderList } from "@store/api-client/contract";
import {
  formatRupees,
  formatShortDate,
  itemsOnPage,
  ORDER_PAGE_SIZE,
  ORDER_PAGE_SIZES,
  pageCount,
} from "@store/domain";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Picture } from "@store/ui/picture";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { useState } from "react";
import type { InferOutput } from "valibot";
import { SaleStatus } from "../../commerce/sale-status.tsx";
import { useQuery } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./orders-tab.css.ts";

/** Document 3, section 8. */
const LOADING_FAILED = "Order loading failed";
const NO_ORDERS = "Order Not Found";

/** The customer's orders, paged in the browser (document 3, section 9). */
export function OrdersTab() {
  const { state, reply, refetch } = useQuery(orderList);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(ORDER_PAGE_SIZE);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={LOADING_FAILED} onRetry={refetch} />;
  const orders = reply.data;
  if (orders.length === 0) return <EmptyState title={NO_ORDERS} action={{ label: "Go to the shop", href: "/shop" }} />;
  const pages = pageCount(orders.length, size);
  return (
    <div className={styles.orders}>
      <ul className={styles.list} aria-label="Orders">
        {itemsOnPage(orders, page, size).map((order) => (
          <OrderItem key={order.id} order={order} />
        ))}
      </ul>
      {orders.length > ORDER_PAGE_SIZE ? (
        <div className={styles.paging}>
          <SelectField
            label="Orders per page"
            value={String(size)}
            options={ORDER_PAGE_SIZES.map((choice) => ({ value: String(choice), label: String(choice) }))}
            onValueChange={(choice) => {
              setSize(Number(choice));
              setPage(1);
            }}
          />
          <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const PICTURES_SHOWN = 4;

function OrderItem({ order }: { readonly order: InferOutput<typeof OrderCard> }) {
  const count = order.product_info.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <h2 className={styles.number}>
          <Link to={`/orders/${order.id}`} className={styles.link}>
            {order.order_id}
          </Link>
        </h2>
        <SaleStatus status={order.sale_status} />
      </div>
      <p className={styles.about}>
        {formatShortDate(order.order_date)} · {count} {count === 1 ? "item" : "items"} · {order.order_status} ·{" "}
        {order.pay_type}
      </p>
      <ul className={styles.pictures}>
        {order.product_info.slice(0, PICTURES_SHOWN).map(({ product_name, product_image }) => (
          <li key={product_name} className={styles.picture}>
            {product_image ? (
              <Picture src={product_image} alt={product_name} width={80} height={80} kind="thumb" sizes="64px" />
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles.total}>{formatRupees(order.final_total)}</p>
    </li>
  );
}
