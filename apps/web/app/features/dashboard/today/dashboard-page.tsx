import { dashboard } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { formatRoundRupees } from "@store/domain";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import { countOf } from "../count-of.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import * as styles from "./dashboard-page.css.ts";
import { type Overview, Sales } from "./sales.tsx";
import { WaitingTiles } from "./waiting-tiles.tsx";

export const meta = metaOf(dashboardMeta["/dashboard"]);

function BestSellers({ products }: { readonly products: NonNullable<Overview["best_sellers"]> }) {
  return (
    <section>
      <h2 className={styles.heading}>Best sellers</h2>
      {products.length === 0 ? <p className={styles.quiet}>Nothing was sold in the last 30 days.</p> : null}
      <ol className={styles.bestSellers}>
        {products.map(({ product_id, product_name, pieces, amount }) => (
          <li key={product_id} className={styles.bestSeller}>
            <Link to={`/dashboard/products/${product_id}`} className={styles.name}>
              {product_name}
            </Link>
            <span className={styles.figures}>
              {countOf(pieces, "piece")}
              <span className={styles.quiet}>{formatRoundRupees(amount)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Today() {
  const { state, reply, refetch } = useQuery(dashboard);
  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
  const { waiting, sales, best_sellers } = reply.data;
  return (
    <div className={styles.sections}>
      <WaitingTiles waiting={waiting} />
      {sales ? <Sales sales={sales} /> : null}
      {best_sellers ? <BestSellers products={best_sellers} /> : null}
    </div>
  );
}

/** What waits for the staff, and how the shop sells. */
export default function DashboardPage() {
  return (
    <DashboardFrame title="Dashboard">
      <Today />
    </DashboardFrame>
  );
}
