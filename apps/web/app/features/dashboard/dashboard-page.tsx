import { dashboard } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { useQuery } from "../../data/use-query.ts";
import { Link } from "../../navigation/links.tsx";
import { metaOf } from "../../seo/page-meta.ts";
import * as styles from "./dashboard.css.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";

export const meta = metaOf(accountMeta["/dashboard"]);

const TILES = [
  { label: "Orders pending", field: "pending_orders", to: "/dashboard/orders?order_status=Pending" },
  { label: "Orders unpaid", field: "unpaid_orders", to: "/dashboard/orders?order_status=Pending&payment=unpaid" },
  { label: "Products out of stock", field: "products_out_of_stock", to: undefined },
] as const;

function Numbers() {
  const { state, reply, refetch } = useQuery(dashboard);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  const { data } = reply;
  return (
    <dl className={styles.tiles}>
      {TILES.map(({ label, field, to }) => (
        <div key={field} className={styles.tile}>
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className={styles.number}>{data[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What waits for the staff. */
export default function DashboardPage() {
  return (
    <DashboardFrame title="Dashboard">
      <Numbers />
    </DashboardFrame>
  );
}
