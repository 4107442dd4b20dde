import { dashboard } from "@store/api-client/contract";
import { formatRoundRupees } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { Link } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { countOf } from "../parts/count-of.ts";
import * as styles from "./dashboard-page.css.ts";
import { Opening } from "./opening.tsx";
import { type Overview, Sales } from "./sales.tsx";
import { WaitingTiles } from "./waiting-tiles.tsx";

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
  const { opening, waiting, sales, best_sellers, cash_parcels } = reply.data;
  return (
    <div className={styles.sections}>
      {opening ? <Opening opening={opening} /> : null}
      <WaitingTiles waiting={waiting} />
      {sales ? <Sales sales={sales} parcels={cash_parcels} /> : null}
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
