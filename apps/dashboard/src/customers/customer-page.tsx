import { type ReplyOf, staffCustomer } from "@store/api-client/contract";
import { type CoinReason, coinReason, formatDate, formatRupees } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { type Query, useQueryIf } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { sideCard } from "../frame/frame.css.ts";
import { useMay } from "../frame/staff-session.ts";
import { countOf } from "../parts/count-of.ts";
import * as people from "../parts/entry.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { OrderState } from "../parts/order-state.tsx";
import { ReachLinks } from "../parts/reach-links.tsx";
import { SubscriptionStateButton } from "../parts/subscription-state-button.tsx";
import { CoinChangeDialog } from "./coin-change-dialog.tsx";
import type { Customer, CustomerPartProps } from "./customer.ts";
import { CustomerBlock } from "./customer-block.tsx";
import { CustomerData } from "./customer-data.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { CustomerSessions } from "./customer-sessions.tsx";

interface SectionProps {
  readonly title: string;
  /** Said where there is nothing. */
  readonly none: string;
  readonly rows: readonly ReactNode[];
  /** How many there are in all; some may not be listed. */
  readonly count?: number;
}

const Section = ({ title, none, rows, count = rows.length }: SectionProps) => (
  <section className={people.section}>
    <h2 className={styles.heading}>{title}</h2>
    {rows.length > 0 ? <ul className={people.rows}>{rows}</ul> : <p className={styles.small}>{none}</p>}
    {count > rows.length ? (
      <p className={styles.small}>
        The newest {rows.length} of {count}.
      </p>
    ) : null}
  </section>
);

const COIN_WORDS: Readonly<Record<CoinReason, string>> = {
  opening: "Brought along",
  earned: "Earned",
  redeemed: "Redeemed",
  returned: "Given back by an order",
  taken_back: "Taken back with an order",
  given: "Given by us",
  taken: "Taken by us",
};

const Movement = ({ record }: { readonly record: Customer["coin_history"][number] }) => {
  const { new_added_coin, used_coin, available_coin, created_at, note, pos_order } = record;
  const reason = coinReason({ newAddedCoin: new_added_coin, reason: record.reason });
  return (
    <li className={people.row}>
      <span>
        {COIN_WORDS[reason]}
        <span className={styles.small}>
          {[created_at && formatDate(created_at), pos_order?.order_id, note].filter(Boolean).join(", ")}
        </span>
      </span>
      <span className={styles.figure}>
        {new_added_coin > 0 ? `+${new_added_coin}` : `−${used_coin}`}
        <span className={styles.small}>{available_coin} left</span>
      </span>
    </li>
  );
};

function Coins({ customer, onChanged }: CustomerPartProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { coins, pending_coins, coin_history } = customer;
  return (
    <section className={sideCard} aria-label="Coins">
      <h2 className={styles.heading}>Coins</h2>
      <p>
        <strong className={people.balance}>{coins}</strong>
        {pending_coins > 0 ? <span className={styles.small}>{pending_coins} more on their way</span> : null}
      </p>
      <p>
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          Give or take coins
        </Button>
      </p>
      {coin_history.length > 0 ? (
        <ul className={people.rows}>
          {coin_history.map((record) => (
            <Movement key={record.id} record={record} />
          ))}
        </ul>
      ) : (
        <p className={styles.small}>No coins have moved yet.</p>
      )}
      {isChanging ? (
        <CoinChangeDialog customer={customer} onChanged={onChanged} onClose={() => setIsChanging(false)} />
      ) : null}
    </section>
  );
}

const ordersInWords = ({ orders, cancelled_orders, spent }: Customer): string =>
  [
    countOf(orders, "order"),
    `${formatRupees(spent)} paid`,
    ...(cancelled_orders > 0 ? [`${cancelled_orders} more cancelled`] : []),
  ].join(", ");

const proven = (isProven: boolean): string => (isProven ? "" : " (not confirmed)");

function Profile({ customer }: { readonly customer: Customer }) {
  const { company, email, mobile, joined_at, is_active, elite_until, erased_at, is_blocked } = customer;
  return (
    <>
      <p className={styles.facts}>
        {company ? <span>{company}</span> : null}
        <span>Joined {formatDate(joined_at)}</span>
        <span>{ordersInWords(customer)}</span>
        {elite_until ? <span>SO Elite until {formatDate(elite_until)}</span> : null}
        {is_blocked ? <strong className={people.warning}>Blocked: the shop takes no orders</strong> : null}
        {erased_at ? <strong className={people.warning}>Erased on {formatDate(erased_at)}</strong> : null}
        {is_active || erased_at ? null : <strong className={people.warning}>The account is closed</strong>}
      </p>
      <ReachLinks email={email} phone={mobile} />
      <p className={people.confirmed}>
        {[
          email && `Email${proven(customer.email_is_proven) || " confirmed"}`,
          mobile && `Mobile${proven(customer.mobile_is_proven) || " confirmed"}`,
        ]
          .filter(Boolean)
          .join(", ")}
      </p>
    </>
  );
}

function Details({ customer, onChanged }: CustomerPartProps) {
  const { latest_orders, addresses, subscriptions, gift_vouchers, erased_at, is_active, is_blocked } = customer;
  return (
    <>
      <Profile customer={customer} />
      <div className={styles.columns}>
        <div>
          <Section
            title="Orders"
            none="No orders yet."
            count={customer.orders + customer.cancelled_orders}
            rows={latest_orders.map((order) => (
              <li key={order.id} className={people.row}>
                <span>
                  <Link to={`/dashboard/orders/${order.id}`} className={`${styles.orderLink} ${people.link}`}>
                    {order.order_id}
                  </Link>
                  <span className={styles.small}>
                    {formatDate(order.order_date)}, {order.pay_type},{" "}
                    {order.payment_state ?? (order.is_paid ? "paid" : "unpaid")}
                  </span>
                </span>
                <span className={`${styles.figure} ${people.amount}`}>
                  {formatRupees(order.final_total)} <OrderState state={order.order_status} />
                </span>
              </li>
            ))}
          />
          <Section
            title="Addresses"
            none="No addresses yet."
            rows={addresses.map((address) => (
              <li key={address.id} className={people.row}>
                <span>
                  {address.full_name}, {address.mobile}
                  <span className={styles.small}>{address.full_address}</span>
                </span>
              </li>
            ))}
          />
          <Section
            title="Subscriptions"
            none="No subscriptions."
            rows={subscriptions.map((one) => (
              <li key={one.id} className={people.row}>
                <span>
                  {one.quantity} × {one.product}
                  <span className={styles.small}>{one.delivery}</span>
                </span>
                <span className={`${styles.figure} ${people.amount}`}>
                  {one.is_active ? "Active" : "Paused"}
                  {one.next_delivery ? (
                    <span className={styles.small}>Next: {formatDate(one.next_delivery)}</span>
                  ) : null}
                  {is_active && !is_blocked ? (
                    <SubscriptionStateButton
                      id={one.id}
                      isActive={one.is_active}
                      of={one.product}
                      onChanged={onChanged}
                    />
                  ) : null}
                </span>
              </li>
            ))}
          />
          <Section
            title="Gift vouchers"
            none="No gift vouchers."
            rows={gift_vouchers.map((voucher) => (
              <li key={voucher.id} className={people.row}>
                <span>Of {formatDate(voucher.created_at)}</span>
                <span className={styles.figure}>{formatRupees(voucher.left)} left</span>
              </li>
            ))}
          />
        </div>
        {erased_at ? null : (
          <div className={styles.cards}>
            <CustomerNotes customer={customer} onChanged={onChanged} />
            <Coins customer={customer} onChanged={onChanged} />
            {is_active ? (
              <>
                <CustomerBlock customer={customer} onChanged={onChanged} />
                <CustomerSessions customer={customer} onChanged={onChanged} />
              </>
            ) : null}
            <CustomerData customer={customer} onChanged={onChanged} />
          </div>
        )}
      </div>
    </>
  );
}

function LoadedCustomer({ query }: { readonly query: Query<ReplyOf<typeof staffCustomer>> }) {
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    return <LoadFailed failure={query.failure} title="Customer not found" onRetry={query.refetch} />;
  }
  return <Details customer={query.reply.data} onChanged={query.refetch} />;
}

/** A customer: who, what was ordered, and the coins. */
export default function CustomerPage() {
  const { customerId = "" } = useParams();
  const query = useQueryIf(useMay("customers"), staffCustomer, { params: { id: customerId } });
  return (
    <DashboardFrame title={query.reply?.data.name || "Customer"}>
      <LoadedCustomer key={customerId} query={query} />
      <p>
        <ButtonLink href="/dashboard/customers" variant="secondary">
          All customers
        </ButtonLink>
      </p>
    </DashboardFrame>
  );
}
