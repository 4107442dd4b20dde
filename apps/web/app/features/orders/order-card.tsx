import { formatRupees, formatShortDate } from "@store/domain";
import { ProductPicture } from "@store/ui/product-picture";
import { SaleStatus } from "../../commerce/sale-status.tsx";
import { Link } from "../../navigation/links.tsx";
import { OrderLife } from "./order-life.tsx";
import type { OrderSummary } from "./orders-query.ts";
import * as styles from "./orders-tab.css.ts";

const PICTURES_SHOWN = 4;

/** An order in the list; the whole card leads to it [R154]. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { product_info: products } = order;
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const more = products.length - PICTURES_SHOWN;
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
        {formatShortDate(order.order_date)} · {pieces} {pieces === 1 ? "item" : "items"} · {order.pay_type}
      </p>
      <ul className={styles.pictures} aria-label={`Products of ${order.order_id}`}>
        {products.slice(0, PICTURES_SHOWN).map(({ product_name, product_image }, place) => (
          // By its place: a product can be in an order twice.
          <li key={place} className={styles.picture}>
            <ProductPicture src={product_image} alt={product_name} width={80} height={80} kind="thumb" sizes="64px" />
          </li>
        ))}
        {more > 0 ? <li className={styles.more}>+{more} more</li> : null}
      </ul>
      <div className={styles.foot}>
        <div>
          <OrderLife order={order} />
          {order.payment_state === "refunded" || order.payment_state === "partly refunded" ? (
            <p>Its payment is {order.payment_state}</p>
          ) : null}
        </div>
        <span className={styles.total}>{formatRupees(order.final_total)}</span>
      </div>
    </li>
  );
}
