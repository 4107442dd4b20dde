import { trackOrder } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { formatDate } from "@store/domain";
import { refusalMessage, SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { useQuery } from "@store/react-client/use-query";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useParams } from "react-router-dom";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./order-detail.css.ts";
import { OrderLife } from "./order-life.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

export const meta = accountMeta["/track/:token"];

/** How far an order is, for whoever has the link of its mails; nothing of who gets what. */
export default function TrackPage() {
  const { token = "" } = useParams();
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>{meta.title}</h1>
      <Tracked key={token} token={token} />
    </div>
  );
}

function Tracked({ token }: { readonly token: string }) {
  const query = useQuery(trackOrder, { params: { token } });
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    const { failure, refetch } = query;
    if (failure.kind !== "refused") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
    return (
      <EmptyState
        title="We cannot show this order"
        message={refusalMessage(failure)}
        action={{ label: "See your orders", href: "/profile#orders" }}
      />
    );
  }
  const { data } = query.reply;
  return (
    <>
      <p className={styles.note}>
        Order {data.order_id}, placed on {formatDate(data.order_date)}
      </p>
      <div className={styles.life}>
        <OrderLife order={data} />
      </div>
      <OrderTimeline order={data} />
      <p className={styles.life}>
        <ButtonLink href="/profile#orders" variant="secondary">
          See your orders
        </ButtonLink>
      </p>
    </>
  );
}
