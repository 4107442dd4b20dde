import { formatDate, formatDateTime } from "@store/domain";
import * as styles from "../frame/dashboard.css.ts";
import type { StaffOrder } from "./order.ts";

/** What happened, in the past tense. */
const HAPPENED: ReadonlyMap<string, string> = new Map([
  ["place", "Placed"],
  ["accept", "Accepted"],
  ["pack", "Packed"],
  ["ship", "Shipped"],
  ["correct parcel", "Parcel corrected"],
  ["deliver", "Delivered"],
  ["cancel", "Cancelled"],
  ["undelivered", "Came back undelivered"],
  ["send again", "Sent again"],
  ["give back", "Refunded, not sent again"],
  ["return", "Taken back"],
  ["restore", "Put back into the cart"],
  ["request return", "Return requested"],
  ["accept return", "Return accepted"],
  ["refuse return", "Return refused"],
  ["receive return", "Returned goods taken in"],
  ["refund return", "Return refunded"],
  ["pay on delivery", "Changed to cash on delivery"],
  ["refund", "Refunded"],
  ["pay refund", "Refund paid manually"],
  ["give up refund", "Refund marked as failed"],
  ["retry refund", "Refund retried"],
  ["book parcel, no clear answer", "Booked, without a clear answer"],
  ["book parcel, not taken", "Not taken by the courier"],
  ["change", "Changed"],
  ["add", "Goods added"],
  ["note", "Noted"],
  ["write to the customer", "Wrote to the customer"],
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
  ["undeliveredOn", "Came back on"],
  ["isRestocked", "Back in stock"],
  ["voucherBack", "Voucher given back"],
  ["coinsBack", "Coins given back"],
  ["refundAsked", "To be refunded"],
  ["keptForCoins", "Kept for coins that were spent"],
  ["refunded", "Refunded in all"],
  ["reason", "Reason"],
  ["contents", "Contents"],
  ["return", "Return"],
  ["goods", "Goods"],
  ["restocked", "Back in stock"],
  ["writtenOff", "Written off"],
  ["creditNote", "Credit note"],
  ["refund", "Refund"],
  ["method", "How"],
  ["reference", "Number"],
  ["failure", "Refused"],
  ["address", "Address"],
  ["payType", "Payment"],
  ["total", "To pay"],
  ["courier", "Courier"],
  ["goesWith", "In the parcel of"],
  ["order", "Order"],
]);

/** What an audit line says of a refund's state. */
const REFUND_WORDS: ReadonlyMap<string, string> = new Map([
  ["requested", "waiting"],
  ["sent", "with the bank"],
  ["done", "paid"],
]);

function inWords(field: string, value: string): string {
  if (field === "undeliveredOn") return formatDate(value) || value;
  return field === "refund" ? (REFUND_WORDS.get(value) ?? value) : value;
}

/** All that happened to an order: who, when, and what it was before and after. */
export function OrderEvents({ events }: Pick<StaffOrder, "events">) {
  return (
    <section>
      <h2 className={styles.heading}>History</h2>
      <ol className={styles.events}>
        {events.map(({ action, actor, at, by, changes }) => (
          <li key={`${action} ${at}`}>
            <strong>{HAPPENED.get(action) ?? action}</strong> by {by ?? ACTORS.get(actor) ?? actor}
            <span className={styles.small}>{formatDateTime(at)}</span>
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
