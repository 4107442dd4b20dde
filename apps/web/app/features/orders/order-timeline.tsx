import {
  formatShortDate,
  formatTime,
  lifeWordOf,
  ORDER_CANCELLED,
  ORDER_CONFIRMED,
  ORDER_DELIVERED,
  ORDER_PACKED,
  ORDER_PENDING,
  ORDER_RETURNED,
  ORDER_SHIPPED,
  ORDER_UNDELIVERED,
} from "@store/domain";
import type { OrderData } from "./order-data.ts";
import * as styles from "./order-timeline.css.ts";

/** How a delivered order goes (C45). */
const WAY: readonly string[] = [ORDER_PENDING, ORDER_CONFIRMED, ORDER_PACKED, ORDER_SHIPPED, ORDER_DELIVERED];
/** Where the way ends otherwise: nothing follows but, of a parcel that came back, that it is sent again. */
const ENDS: ReadonlySet<string> = new Set([ORDER_CANCELLED, ORDER_UNDELIVERED, ORDER_RETURNED]);

/** The states in shoppers' words; one that is there again says so. */
function labelOf(steps: readonly Step[], place: number): string {
  const state = steps[place]?.state ?? "";
  const isAgain = state === ORDER_SHIPPED && steps[place - 1]?.state === ORDER_UNDELIVERED;
  return isAgain ? "Sent again" : lifeWordOf(state);
}

interface Step {
  readonly state: string;
  /** Undefined for what is still to come. */
  readonly at: string | undefined;
}

/** What an order went through, and what is still to come. */
export function stepsOf({
  timeline = [],
  order_status,
}: Pick<OrderData, "timeline" | "order_status">): readonly Step[] {
  if (timeline.length === 0 || ENDS.has(order_status)) return timeline;
  const place = WAY.indexOf(order_status);
  const ahead = place < 0 ? [] : WAY.slice(place + 1);
  return [...timeline, ...ahead.map((state) => ({ state, at: undefined }))];
}

const WEB_ADDRESS = /^https?:\/\//;

/** The order from placed to delivered, and where its parcel is (C45). Nothing where a backend tells neither. */
export function OrderTimeline({
  order,
}: {
  readonly order: Pick<OrderData, "order_status" | "timeline" | "tracking">;
}) {
  // A courier that brought the parcel back carries it no more.
  const tracking = order.order_status === ORDER_UNDELIVERED ? undefined : order.tracking;
  const steps = stepsOf(order);
  const last = steps.findLast(({ at }) => at !== undefined);
  if (steps.length === 0 && !tracking) return null;
  return (
    <section className={styles.section} aria-label="Progress">
      {steps.length > 0 ? (
        <ol className={styles.steps}>
          {steps.map((step, place) => {
            const tone = step.at === undefined ? "ahead" : ENDS.has(step.state) ? "ended" : "done";
            return (
              <li
                key={`${step.state} ${step.at}`}
                className={styles.step[tone]}
                aria-current={step === last ? "step" : undefined}
              >
                <span className={styles.state}>{labelOf(steps, place)}</span>
                <span className={styles.time}>
                  {step.at === undefined ? "To come" : `${formatShortDate(step.at)}, ${formatTime(step.at)}`}
                </span>
              </li>
            );
          })}
        </ol>
      ) : null}
      {tracking && tracking.number === "" ? (
        <p className={styles.tracking}>How it travels: {tracking.courier.toLowerCase()}.</p>
      ) : null}
      {tracking?.number ? (
        <p className={styles.tracking}>
          {tracking.courier} {order.order_status === ORDER_SHIPPED ? "carries" : "carried"} it under{" "}
          {tracking.url && WEB_ADDRESS.test(tracking.url) ? (
            <a href={tracking.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {tracking.number}
            </a>
          ) : (
            <strong>{tracking.number}</strong>
          )}
          .
        </p>
      ) : null}
    </section>
  );
}
