import {
  formatRupees,
  formatShortDate,
  isSameAddress,
  NO_PRODUCTS_FOUND,
  ORDER_UNDELIVERED,
  paymentWord,
} from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { ProductPicture } from "@store/ui/product-picture";
import type { ReactNode } from "react";
import { SaleStatus } from "../../commerce/sale-status.tsx";
import { sideCard } from "../../commerce/side-card.css.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as shell from "../../shell/shell.css.ts";
import { LineRating } from "./line-rating.tsx";
import { OrderActions } from "./order-actions.tsx";
import type { OrderData, OrderLine } from "./order-data.ts";
import * as styles from "./order-detail.css.ts";
import { OrderLife } from "./order-life.tsx";
import { OrderMates } from "./order-mates.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderTotals } from "./order-totals.tsx";

/** [R162] */
const NO_LINES = "This order doesn't contain any products.";

type OrderAddress = NonNullable<OrderData["billing_address"]>;

const comparable = ({ full_name, mobile_no, full_address }: OrderAddress) => ({
  fullName: full_name,
  mobile: mobile_no,
  fullAddress: full_address,
});

/** Both addresses, or one when they are the same [R156]. */
function addressesOf({ billing_address, shipping_address }: OrderData) {
  if (billing_address && shipping_address && isSameAddress(comparable(billing_address), comparable(shipping_address))) {
    return [{ title: "Billing and shipping address", address: billing_address }];
  }
  return [
    { title: "Billing address", address: billing_address },
    { title: "Shipping address", address: shipping_address },
  ];
}

interface OrderDetailProps {
  readonly order: OrderData;
  /** What there is to do about it. */
  readonly notice?: ReactNode;
  /** Loads the order again: something was done with it. */
  readonly onChanged: () => Promise<void>;
}

function LineName({ line }: { readonly line: OrderLine }) {
  const { product_id: id, product_name: name } = line;
  return (
    <p className={styles.name}>
      {id === undefined ? (
        name
      ) : (
        <Link to={productAddress({ id, name })} className={styles.product}>
          {name}
        </Link>
      )}
    </p>
  );
}

/** What the shop wrote to the customer about the order. */
const ShopNotes = ({ notes = [] }: Pick<OrderDetailProps["order"], "notes">) =>
  notes.length === 0 ? null : (
    <section aria-label="Notes from the shop" className={styles.notes}>
      {notes.map(({ text, at }) => (
        <p key={at}>
          {text} <span className={styles.note}>{formatShortDate(at)}</span>
        </p>
      ))}
    </section>
  );

export function OrderDetail({ order, notice, onChanged }: OrderDetailProps) {
  const standing = { orderStatus: order.order_status, isPaid: order.is_paid, paymentState: order.payment_state };
  return (
    <>
      <header className={styles.head}>
        <h1 className={shell.pageTitle}>{order.order_id}</h1>
        <SaleStatus status={order.sale_status} />
      </header>
      <div className={styles.life}>
        <OrderLife order={order} />
      </div>
      {notice}
      <OrderTimeline order={order} />
      <dl className={styles.facts}>
        <div>
          <dt>Ordered</dt>
          <dd>{formatShortDate(order.order_date)}</dd>
        </div>
        {order.delivery_date ? (
          <div>
            <dt>Delivery</dt>
            <dd>{formatShortDate(order.delivery_date)}</dd>
          </div>
        ) : null}
        {order.undelivered_on && order.order_status === ORDER_UNDELIVERED ? (
          <div>
            <dt>Came back to us</dt>
            <dd>{formatShortDate(order.undelivered_on)}</dd>
          </div>
        ) : null}
        <div>
          <dt>Status</dt>
          <dd>{order.order_status}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>
            {order.pay_type}, {paymentWord(standing)}
          </dd>
        </div>
      </dl>
      <OrderMates order={order} />
      <ShopNotes notes={order.notes} />
      <OrderActions order={order} onChanged={onChanged} />
      <div className={styles.columns}>
        <section aria-label="Products">
          {order.product_info.length === 0 ? (
            <EmptyState title={NO_PRODUCTS_FOUND} message={NO_LINES} />
          ) : (
            <ul className={styles.lines}>
              {order.product_info.map((line) => {
                const image = line.product_image ?? line.image1 ?? line.home_image;
                return (
                  <li key={line.id} className={styles.line}>
                    <div className={styles.picture}>
                      <ProductPicture src={image} alt="" width={80} height={80} kind="thumb" sizes="80px" />
                    </div>
                    <div>
                      <LineName line={line} />
                      <p className={styles.note}>
                        {line.quantity} × {formatRupees(line.selling_price)}
                        {line.tax_name ? `, ${line.tax_name}` : ""}
                      </p>
                      {line.withdrawn ? <p className={styles.note}>{line.withdrawn} taken out and refunded</p> : null}
                      {line.saving ? <p className={styles.note}>{line.saving}</p> : null}
                      <LineRating order={order} line={line} onChanged={onChanged} />
                    </div>
                    <p className={styles.amount}>{formatRupees(line.product_total)}</p>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
        <div className={sideCard}>
          <OrderTotals order={order} />
          {order.refunds?.map(({ amount, at, is_paid }, place) => (
            <p key={place} className={styles.extra}>
              {formatRupees(amount)} {is_paid ? "refunded on" : "on its way back to you since"} {formatShortDate(at)}
            </p>
          ))}
          {addressesOf(order).map(({ title, address }) =>
            address ? (
              <section key={title} className={styles.address}>
                <h2 className={styles.addressTitle}>{title}</h2>
                <p>{address.full_name}</p>
                <p>{address.full_address}</p>
                <p>{address.mobile_no}</p>
              </section>
            ) : null,
          )}
          {order.applied_voucher_code ? <p className={styles.extra}>Voucher: {order.applied_voucher_code}</p> : null}
          {order.is_gift ? (
            <p className={styles.extra}>A gift{order.gift_message ? `: “${order.gift_message}”` : ""}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}
