import { productDetail, subscriptions } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { SUBSCRIPTION_TEXTS, todayInIndia } from "@store/domain";
import { RequireLogin } from "@store/react-client/require-login";
import { useQuery, useQueryIf } from "@store/react-client/use-query";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { Spinner } from "@store/ui/spinner";
import { lazy, Suspense, useState } from "react";
import { useParams } from "react-router-dom";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { bySoonest, type SubscriptionData } from "./deliveries.ts";
import { ProductExtras, ProductFooter } from "./product-extras.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";
import * as styles from "./subscription-page.css.ts";

const importEdit = () => import("./edit-dialog.tsx");
const importShift = () => import("./shift-dialog.tsx");
const EditDialog = lazy(importEdit);
const ShiftDialog = lazy(importShift);

const { title } = accountMeta["/subscribe/:productId"];

export const meta = accountMeta["/subscribe/:productId"];

/** [R164] */
const FAILED = "Error!";
const NONE_HERE = "No subscription details found for this product. Check back later or contact support.";

const Loading = () => (
  <div className={styles.loading}>
    <Spinner label="Loading the subscription" size="large" />
  </div>
);

/** The customer's subscriptions to one product [R164]. */
export default function SubscriptionPage() {
  const { productId = "" } = useParams();
  const id = Number(productId);
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs
        items={[
          { label: "My account", href: "/profile" },
          { label: "Subscriptions", href: "/profile#subscribe" },
          { label: title },
        ]}
      />
      <h1 className={shell.pageTitle}>{title}</h1>
      <div className={styles.content}>
        <RequireLogin fallback={<Loading />}>
          <p className={styles.back}>
            <ButtonLink href="/profile#subscribe" variant="secondary" size="small">
              Back to Profile
            </ButtonLink>
          </p>
          {Number.isSafeInteger(id) && id > 0 ? <OfProduct key={id} id={id} /> : <NoneHere />}
        </RequireLogin>
      </div>
    </div>
  );
}

const NoneHere = () => (
  <EmptyState
    title={SUBSCRIPTION_TEXTS.noneOfProduct}
    message={NONE_HERE}
    action={{ label: "Contact Us", href: "/contact-us" }}
  />
);

/** What a dialog was opened for; `turn` makes each opening begin with the subscription as it is then. */
interface Opened {
  readonly kind: "edit" | "shift";
  readonly subscription: SubscriptionData;
  /** The status that the edit begins with. */
  readonly active: boolean;
  readonly turn: number;
}

function OfProduct({ id }: { readonly id: number }) {
  const query = useQuery(subscriptions, { query: { product_id: id } });
  const found = query.reply?.data ?? [];
  const detail = useQueryIf(found.length > 0, productDetail, { params: { id: String(id) } });
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setIsOpen] = useState(false);

  // The product stands below its subscriptions: shown together, nothing moves.
  if (query.state === "loading" || (found.length > 0 && detail.state === "loading")) return <Loading />;
  if (query.state === "failed") {
    const { detailsRefused, detailsBroken } = SUBSCRIPTION_TEXTS;
    return (
      <div className={styles.failed}>
        <Alert title={FAILED}>{query.failure.kind === "refused" ? detailsRefused : detailsBroken}</Alert>
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </div>
    );
  }
  const [first] = found;
  if (!first) return <NoneHere />;
  const product = detail.state === "loaded" ? detail.reply.data : undefined;

  const open = (kind: Opened["kind"], subscription: SubscriptionData, active = subscription.active) => {
    setOpened(({ turn } = { kind, subscription, active, turn: 0 }) => ({ kind, subscription, active, turn: turn + 1 }));
    setIsOpen(true);
  };
  const dialog = { isOpen, onOpenChange: setIsOpen, onChanged: query.refetch };
  return (
    <>
      <div className={found.length === 1 ? styles.alone : styles.several}>
        <ul className={styles.cards} aria-label="Subscriptions">
          {bySoonest(found, todayInIndia(new Date())).map((subscription) => (
            <li key={subscription.id}>
              <SubscriptionCard
                subscription={subscription}
                onEdit={(active) => open("edit", subscription, active)}
                onShift={() => open("shift", subscription)}
                onWarmUp={() => void Promise.all([importEdit(), importShift()])}
              />
            </li>
          ))}
        </ul>
        {product ? <ProductExtras product={product} /> : null}
      </div>
      <ProductFooter product={{ ...first.product_details, category: product?.category }} />
      <Suspense>
        {opened?.kind === "edit" ? (
          <EditDialog
            {...dialog}
            key={opened.turn}
            subscription={opened.subscription}
            active={opened.active}
            product={product}
          />
        ) : null}
        {opened?.kind === "shift" ? (
          <ShiftDialog {...dialog} key={opened.turn} subscription={opened.subscription} />
        ) : null}
      </Suspense>
    </>
  );
}
