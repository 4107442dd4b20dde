import { subscriptions } from "@store/api-client/contract";
import { formatRupees, formatShortDate, oneMoreDelivery, SUBSCRIPTION_TEXTS, todayInIndia } from "@store/domain";
import { useQuery } from "@store/react-client/use-query";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { ProductPicture } from "@store/ui/product-picture";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge } from "@store/ui/status-badge";
import { TextField } from "@store/ui/text-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { useState } from "react";
import { Link } from "../../navigation/links.tsx";
import { bySoonest, deliveriesOf, optionOf, pictureOf, type SubscriptionData } from "./deliveries.ts";
import * as styles from "./subscriptions-tab.css.ts";

/** A list as long as this can be searched. */
const SEARCHED_FROM = 10;

/** The customer's subscriptions, the next delivery first [R163]. */
export default function SubscriptionsTab() {
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <ButtonLink href="/shop">Add Subscription</ButtonLink>
        <Link to="/subscribe" className={styles.help}>
          How Subscribe and Save works
        </Link>
      </div>
      <SubscriptionList />
    </div>
  );
}

function SubscriptionList() {
  const query = useQuery(subscriptions);
  const [search, setSearch] = useState("");
  if (query.state === "loading") return <ListSkeleton />;
  if (query.state === "failed") {
    const { listTitle, listRefused, listBroken } = SUBSCRIPTION_TEXTS;
    const message = query.failure.kind === "refused" ? listRefused : listBroken;
    return <ErrorState title={listTitle} message={message} onRetry={query.refetch} />;
  }
  const { data } = query.reply;
  if (data.length === 0) {
    return (
      <EmptyState title={SUBSCRIPTION_TEXTS.notFound} message={SUBSCRIPTION_TEXTS.noneYet}>
        <p className={styles.hint}>
          Choose Subscribe and save on a product's page, and it comes by itself from then on.
        </p>
      </EmptyState>
    );
  }
  const wanted = search.trim().toLowerCase();
  const shown = data.filter(({ product_details: { name } }) => name.toLowerCase().includes(wanted));
  return (
    <>
      {data.length > SEARCHED_FROM ? (
        <div className={styles.search}>
          <TextField
            label="Search your subscriptions"
            type="search"
            required
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      ) : null}
      {shown.length === 0 ? <EmptyState title={SUBSCRIPTION_TEXTS.notFound} /> : null}
      <ul className={styles.list} aria-label="Subscriptions">
        {bySoonest(shown, todayInIndia(new Date())).map((subscription) => (
          <SubscriptionItem key={subscription.id} subscription={subscription} />
        ))}
      </ul>
    </>
  );
}

const PLACES_WHILE_LOADING = 3;

const ListSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading your subscriptions</VisuallyHidden>
    <div className={styles.list}>
      {Array.from({ length: PLACES_WHILE_LOADING }, (_, place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  </div>
);

function SubscriptionItem({ subscription }: { readonly subscription: SubscriptionData }) {
  const { product_details: product, quantity, next_charge_date, next_charge_amount } = subscription;
  const { countdown, planned, oneMore } = deliveriesOf(subscription, todayInIndia(new Date()));
  const picture = pictureOf(subscription);
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <ProductPicture src={picture} alt="" width={80} height={80} kind="thumb" sizes="80px" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{product.name}</h2>
        <p className={styles.about}>
          {quantity} {quantity === 1 ? "piece" : "pieces"}, {optionOf(subscription)?.name.toLowerCase()}
        </p>
        <p>
          {countdown.kind === "paused" ? (
            <StatusBadge tone="orange">{countdown.label}</StatusBadge>
          ) : (
            <StatusBadge tone={countdown.isSoon ? "red" : "green"}>
              <VisuallyHidden>Next delivery: </VisuallyHidden>
              {countdown.label}
            </StatusBadge>
          )}
        </p>
        {countdown.kind === "counting" && planned ? (
          <p className={styles.about}>
            {formatShortDate(planned)}
            {next_charge_date && next_charge_amount !== undefined
              ? ` · ${formatRupees(next_charge_amount)} charged on ${formatShortDate(next_charge_date)}`
              : ""}
          </p>
        ) : null}
        {oneMore ? <p className={styles.about}>{oneMoreDelivery(oneMore)}</p> : null}
        <Link to={`/subscribe/${product.id}`} className={styles.details}>
          View Details<VisuallyHidden> of {product.name}</VisuallyHidden>
        </Link>
      </div>
    </li>
  );
}
