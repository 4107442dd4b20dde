import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { arrivalWords, calendarDate, formatShortDate, orderLifeWord, todayInIndia } from "@store/domain";
import { useState } from "react";
import type { OrderData } from "./order-data.ts";
import * as styles from "./order-life.css.ts";

export type LivingOrder = Pick<
  OrderData,
  "order_status" | "is_paid" | "pay_type" | "status_since" | "delivery_date" | "promised_on"
>;

/** What a shopper is told of the day on which an order arrives; undefined where nothing is promised (C62). */
export function arrivalOf({ promised_on }: Pick<LivingOrder, "promised_on">, now: Date): string | undefined {
  const promised = calendarDate(promised_on ?? "");
  return promised && arrivalWords(promised, todayInIndia(now));
}

/** Where an order is in its life, since which day, and when it arrives (C58, C62). */
export function OrderLife({ order }: { readonly order: LivingOrder }) {
  const [now] = useState(() => new Date());
  const { order_status: orderStatus, is_paid: isPaid, pay_type, delivery_date, status_since } = order;
  const since = status_since ?? delivery_date;
  const arrival = arrivalOf(order, now);
  return (
    <div>
      <p className={styles.life}>
        <span className={styles.word}>
          {orderLifeWord({ orderStatus, isPaid, isCash: pay_type === CASH_ON_DELIVERY })}
        </span>
        {since ? <span className={styles.day}>{formatShortDate(since)}</span> : null}
      </p>
      {arrival ? <p className={styles.arrival}>{arrival}</p> : null}
    </div>
  );
}
