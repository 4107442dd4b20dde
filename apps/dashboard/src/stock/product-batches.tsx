import { staffBatches } from "@store/api-client/contract";
import { formatCount, formatDay } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { Button, ButtonLink } from "@store/ui/button";
import { ErrorState } from "@store/ui/error-state";
import { Skeleton } from "@store/ui/skeleton";
import { useState } from "react";
import { Link } from "react-router-dom";
import { type Refetch, useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { useMay } from "../frame/staff-session.ts";
import { BatchDialog, type BatchOfDialog } from "./batch-dialog.tsx";
import { BATCH_STATE_WORDS } from "./batch-state-words.ts";
import * as batchStyles from "./product-batches.css.ts";
import type { StockProduct } from "./stock-sheet.tsx";

interface ProductBatchesProps {
  readonly product: StockProduct;
  /** Loads the product's movements again. */
  readonly onChanged: Refetch;
}

/** The batches of a product of which pieces are left, the first to be sold first. */
export function ProductBatches({ product: { id, name, stock }, onChanged }: ProductBatchesProps) {
  const answer = useQuery(staffBatches, { query: { product: id, state: "left" } });
  const mayOrders = useMay("orders");
  const [edited, setEdited] = useState<BatchOfDialog>();
  if (answer.state === "loading") return <Skeleton shape="block" />;
  if (answer.state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={answer.refetch} />;
  const batches = answer.reply.data;
  const inBatches = batches.reduce((sum, { left }) => sum + left, 0);
  const others = (stock ?? 0) - inBatches;
  return (
    <section aria-label="Batches">
      <h2 className={styles.heading}>Batches</h2>
      <ul className={styles.lines}>
        {batches.map((batch) => (
          <li key={batch.id} className={styles.line}>
            <strong className={styles.quantity}>{formatCount(batch.left)} ×</strong>
            <div className={batchStyles.batch}>
              <span>
                {batch.number}, best before {formatDay(batch.best_before)}
                {BATCH_STATE_WORDS[batch.state] ? ` (${BATCH_STATE_WORDS[batch.state]})` : ""}
              </span>
              <span className={styles.buttons}>
                {mayOrders ? (
                  <ButtonLink
                    variant="secondary"
                    href={`/dashboard/stock/batches/${batch.id}`}
                    aria-label={`Orders with batch ${batch.number}`}
                  >
                    Orders
                  </ButtonLink>
                ) : null}
                <Button
                  variant="secondary"
                  aria-label={`Correct batch ${batch.number}`}
                  onClick={() => setEdited(batch)}
                >
                  Correct
                </Button>
              </span>
            </div>
          </li>
        ))}
        {others > 0 ? (
          <li className={styles.line}>
            <strong className={styles.quantity}>{formatCount(others)} ×</strong>
            <span>in no batch: sold last</span>
          </li>
        ) : null}
      </ul>
      <p className={styles.steps}>
        {others > 0 ? (
          <Button variant="secondary" onClick={() => setEdited({ product_id: id, product_name: name })}>
            Put pieces into a batch
          </Button>
        ) : null}
        <Link to={`/dashboard/stock/batches?product=${id}`}>All batches of this product</Link>
      </p>
      {edited ? (
        <BatchDialog
          batch={edited}
          onChanged={() => Promise.all([answer.refetch(), onChanged()])}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </section>
  );
}
