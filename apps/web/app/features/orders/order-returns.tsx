import {
  formatRupees,
  formatShortDate,
  RETURN_GROUND_NAMES,
  RETURN_STATE_WORDS,
  type ReturnState,
} from "@store/domain";
import { PhotoLinks } from "@store/ui/photo-links";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import type { OrderData } from "./order-data.ts";
import * as styles from "./order-returns.css.ts";

type Return = NonNullable<OrderData["returns"]>[number];

const TONES: Readonly<Record<ReturnState, StatusBadgeProps["tone"]>> = {
  requested: "orange",
  accepted: "blue",
  refused: "grey",
  received: "blue",
  refunded: "green",
};

/** What happens next, or how it ended. */
function newsOf({ state, refusal, refunded_amt, is_withdrawal }: Return): string | undefined {
  if (is_withdrawal) return `It was taken out before we sent the order. ${formatRupees(refunded_amt)} is refunded.`;
  switch (state) {
    case "requested":
      return "Our care team looks at it, and will be in touch.";
    case "accepted":
      return "We take it back. Our care team will be in touch about the pickup.";
    case "refused":
      return refusal;
    case "received":
      return "We have it, and refund you soon.";
    case "refunded":
      return refunded_amt > 0 ? `${formatRupees(refunded_amt)} of your order.` : undefined;
  }
}

/** What a customer asked to return of an order, and what became of it. */
export function OrderReturns({ returns = [] }: Pick<OrderData, "returns">) {
  if (returns.length === 0) return null;
  return (
    <section aria-label="Returns" className={styles.returns}>
      <h2 className={styles.heading}>Returns</h2>
      <ul className={styles.list}>
        {returns.map((one) => (
          <li key={one.id} className={styles.entry}>
            <p>
              <StatusBadge tone={TONES[one.state]}>{RETURN_STATE_WORDS[one.state]}</StatusBadge>{" "}
              <span className={styles.note}>{formatShortDate(one.changed_at)}</span>
            </p>
            {one.lines.map((line) => (
              <div key={line.id}>
                {line.quantity} × {line.product_name}
                {line.ground ? <span className={styles.note}>. {RETURN_GROUND_NAMES[line.ground]}</span> : null}
                <PhotoLinks
                  of={line.product_name}
                  photos={(line.photos ?? []).map((image) => ({ image, small: image }))}
                />
              </div>
            ))}
            <p className={styles.note}>{newsOf(one)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
