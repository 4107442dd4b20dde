import { dashboard } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { SOMETHING_WENT_WRONG } from "../../data/failures.ts";
import { useQuery } from "../../data/use-query.ts";
import { metaOf } from "../../seo/page-meta.ts";
import { useIsSessionKnown, useIsStaff } from "../../session/session-store.ts";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./dashboard.css.ts";

export const meta = metaOf(accountMeta["/dashboard"]);

const TILES = [
  ["Orders pending", "pending_orders"],
  ["Orders unpaid", "unpaid_orders"],
  ["Products out of stock", "products_out_of_stock"],
] as const;

function Numbers() {
  const { state, reply, refetch } = useQuery(dashboard);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  const { data } = reply;
  return (
    <dl className={styles.tiles}>
      {TILES.map(([label, field]) => (
        <div key={field} className={styles.tile}>
          <dt>{label}</dt>
          <dd className={styles.number}>{data[field]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For staff; everybody else is turned away, by the server too (checklist R44). */
export default function DashboardPage() {
  const isKnown = useIsSessionKnown();
  const isStaff = useIsStaff();
  const navigate = useNavigate();
  const isTurnedAway = isKnown && !isStaff;
  useEffect(() => {
    if (isTurnedAway) void navigate("/", { replace: true });
  }, [isTurnedAway, navigate]);
  return (
    <div className={shell.reading}>
      <PageBreadcrumbs items={[{ label: "Dashboard" }]} />
      <h1 className={shell.pageTitle}>Dashboard</h1>
      {isStaff ? <Numbers /> : <Skeleton shape="block" />}
    </div>
  );
}
