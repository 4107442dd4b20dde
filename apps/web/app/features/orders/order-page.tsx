import { order } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { canPay } from "@store/domain";
import { lazyPart } from "@store/react-client/lazy-or";
import { RequireLogin } from "@store/react-client/require-login";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { useQuery } from "@store/react-client/use-query";
import { ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { LOADING_FAILED } from "./order-data.ts";
import { OrderDetail } from "./order-detail.tsx";

const PaymentPanel = lazyPart(() => import("./payment-panel.tsx"));

export const meta = accountMeta["/orders/:orderId"];

/** Stands until the order's own number is known. */
const Title = () => <h1 className={shell.pageTitle}>Order</h1>;

const Loading = () => (
  <>
    <Title />
    <Skeleton shape="block" />
  </>
);

export default function OrderPage() {
  const { orderId = "" } = useParams();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs
        items={[
          { label: "My account", href: "/profile" },
          { label: "Orders", href: "/profile#orders" },
          { label: accountMeta["/orders/:orderId"].title },
        ]}
      />
      {isLoggedIn ? null : <Title />}
      <RequireLogin fallback={<Skeleton shape="block" />}>
        <LoadedOrder key={orderId} id={orderId} />
      </RequireLogin>
      <p>
        <ButtonLink href="/profile#orders" variant="secondary">
          Back to Profile
        </ButtonLink>
      </p>
    </div>
  );
}

function LoadedOrder({ id }: { readonly id: string }) {
  const { state, reply, refetch } = useQuery(order, { params: { id } });
  /** What the payment page says when it leads back here. */
  const hint = useSearchParams()[0].get("payment");
  if (state !== "loaded") {
    return state === "loading" ? (
      <Loading />
    ) : (
      <>
        <Title />
        <ErrorState title={LOADING_FAILED} onRetry={refetch} />
      </>
    );
  }
  const { data } = reply;
  const isOpen = canPay({ isPaid: data.is_paid, orderStatus: data.order_status });
  const hasPanel = isOpen || hint !== null;
  const panel = hasPanel ? <PaymentPanel order={data} hint={hint} onChange={refetch} /> : null;
  // Together, so that nothing moves when the panel's code is there.
  return (
    <Suspense fallback={<Loading />}>
      <OrderDetail order={data} notice={panel} onChanged={refetch} />
    </Suspense>
  );
}
