import {
  type CalendarDate,
  DELIVERY_PROGRESS_DAYS,
  deliveryProgress,
  formatRupees,
  formatShortDate,
  oneMoreDelivery,
  subscriptionStatus,
  todayInIndia,
} from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { ProductPicture } from "@store/ui/product-picture";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import type { ReactNode } from "react";
import { productAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import { deliveriesOf, optionOf, pictureOf, type SubscriptionData } from "./deliveries.ts";
import * as styles from "./subscription-card.css.ts";

interface SubscriptionCardProps {
  readonly subscription: SubscriptionData;
  /** Opens the edit dialog, with another status chosen where one is given. */
  readonly onEdit: (active?: boolean) => void;
  readonly onShift: () => void;
  /** Fetches the dialogs' code. */
  readonly onWarmUp: () => void;
}

const NOT_PLANNED = "None while paused";

/** One subscription with what can be done about it [R164 R165]. */
export function SubscriptionCard({ subscription, onEdit, onShift, onWarmUp }: SubscriptionCardProps) {
  const { active, product_details: product, quantity, start_date, next_charge_date, next_charge_amount } = subscription;
  const deliveries = deliveriesOf(subscription, todayInIndia(new Date()));
  const { countdown, planned, isShifted, canShift, oneMore, lastIfPaused } = deliveries;
  const last = oneMore ?? lastIfPaused;
  const { label, tone } = subscriptionStatus(active);
  const picture = pictureOf(subscription);
  const warmUp = { onPointerEnter: onWarmUp, onFocus: onWarmUp };
  return (
    <article className={styles.card} aria-label={product.name}>
      <p className={styles.status[tone]}>{label}</p>
      <div className={styles.body}>
        <div className={styles.picture}>
          <ProductPicture src={picture} alt="" width={96} height={96} kind="thumb" sizes="96px" />
        </div>
        <h2 className={styles.name}>
          <Link to={productAddress(product)} className={styles.link}>
            {product.name}
          </Link>
        </h2>
        <div className={styles.when}>
          {countdown.kind === "counting" ? <Countdown {...countdown} /> : null}
          {last ? (
            // Hidden until it is paused: it keeps the place that it takes then.
            <div className={oneMore ? undefined : styles.hidden}>
              <Alert tone="notice">{oneMoreDelivery(last)}</Alert>
            </div>
          ) : null}
        </div>
        <dl className={styles.facts}>
          <Fact term="Quantity">{quantity}</Fact>
          <Fact term="Delivery Option">{optionOf(subscription)?.name ?? "—"}</Fact>
          <Fact term="Start Date">{start_date ? <Day date={start_date} /> : "—"}</Fact>
          <Fact term={isShifted ? "Shifted Delivery" : "Next Delivery"}>
            {planned && (active || oneMore) ? <Day date={planned} /> : NOT_PLANNED}
          </Fact>
          <Fact term="Unit Price">{formatRupees(subscription.subscription_price)}</Fact>
          <Fact term="Total Price">{formatRupees(subscription.total_price)}</Fact>
        </dl>
        {next_charge_date && next_charge_amount !== undefined ? (
          <p className={styles.charge}>
            Your next delivery costs <strong>{formatRupees(next_charge_amount)}</strong> with shipping, charged on{" "}
            <Day date={next_charge_date} />.
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button {...warmUp} onClick={() => onEdit()}>
            Edit<VisuallyHidden> the subscription to {product.name}</VisuallyHidden>
          </Button>
          {canShift ? (
            <Button {...warmUp} variant="secondary" onClick={onShift}>
              Shift Order<VisuallyHidden> of {product.name}</VisuallyHidden>
            </Button>
          ) : null}
          <Button {...warmUp} variant="secondary" onClick={() => onEdit(!active)}>
            {active ? "Pause" : "Resume"}
            <VisuallyHidden> the subscription to {product.name}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </article>
  );
}

const Day = ({ date }: { readonly date: CalendarDate | string }) => (
  <time dateTime={date}>{formatShortDate(date)}</time>
);

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The bar fills over the last 30 days; the text is red at 3 and fewer. */
const Countdown = (props: { readonly days: number; readonly label: string; readonly isSoon: boolean }) => (
  <div className={styles.countdown}>
    <p className={props.isSoon ? styles.soon : styles.days}>{props.label}</p>
    <div
      role="progressbar"
      aria-label="Days to the next delivery"
      aria-valuemin={0}
      aria-valuemax={DELIVERY_PROGRESS_DAYS}
      aria-valuenow={DELIVERY_PROGRESS_DAYS - Math.min(props.days, DELIVERY_PROGRESS_DAYS)}
      aria-valuetext={props.label}
      className={styles.bar}
    >
      <div
        className={props.isSoon ? styles.filledSoon : styles.filled}
        style={{ width: `${deliveryProgress(props.days)}%` }}
      />
    </div>
  </div>
);
