import { formatShortDate, formatTime } from "@store/domain";
import * as styles from "../dashboard.css.ts";
import type { StaffOrder } from "./staff-order.ts";

/** What happened, in the past tense. */
const HAPPENED: ReadonlyMap<string, string> = new Map([
  ["place", "Placed"],
  ["accept", "Accepted"],
  ["pack", "Packed"],
  ["ship", "Shipped"],
  ["correct parcel", "Parcel corrected"],
  ["deliver", "Delivered"],
  ["cancel", "Cancelled"],
  ["return", "Taken back"],
  ["restore", "Put back into the cart"],
  ["request return", "Return asked for"],
  ["pay on delivery", "Turned to cash on delivery"],
  ["refund", "Refunded"],
  ["pay refund", "Refund paid by hand"],
  ["give up refund", "Refund written down as failed"],
  ["retry refund", "Refund tried again"],
]);

const ACTORS: ReadonlyMap<string, string> = new Map([
  ["customer", "the customer"],
  ["staff", "the staff"],
  ["payment", "a payment"],
  ["system", "the store"],
]);

/** What an audit line calls its fields. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ["orderStatus", "State"],
  ["isPaid", "Paid"],
  ["tracking", "Parcel"],
  ["cashCollected", "Cash collected"],
  ["isRestocked", "Back in stock"],
  ["voucherBack", "Voucher given back"],
  ["coinsBack", "Coins given back"],
  ["refundAsked", "To be refunded"],
  ["refunded", "Refunded in all"],
  ["reason", "Reason"],
  ["creditNote", "Credit note"],
  ["refund", "Refund"],
  ["method", "How"],
  ["reference", "Number"],
  ["failure", "Refused"],
]);

/** What an audit line says of a refund's state. */
const REFUND_WORDS: ReadonlyMap<string, string> = new Map([
  ["requested", "waiting"],
  ["sent", "with the bank"],
  ["done", "paid"],
]);

const inWords = (field: string, value: string): string =>
  field === "refund" ? (REFUND_WORDS.get(value) ?? value) : value;

/** All that happened to an order: who, when, and what it was before and after. */
export function OrderEvents({ events }: Pick<StaffOrder, "events">) {
  return (
    <section>
      <h2 className={styles.heading}>History</h2>
      <ol className={styles.events}>
        {events.map(({ action, actor, at, by, changes }) => (
          <li key={`${action} ${at}`}>
            <strong>{HAPPENED.get(action) ?? action}</strong> by {by ?? ACTORS.get(actor) ?? actor}
            <span className={styles.small}>
              {formatShortDate(at)}, {formatTime(at)}
            </span>
            {changes.map(({ field, before, after }) => (
              <span key={field} className={styles.small}>
                {FIELDS.get(field) ?? field}: {before ? `${inWords(field, before)} → ` : ""}
                {after ? inWords(field, after) : "–"}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
