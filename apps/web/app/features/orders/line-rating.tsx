import { canRate } from "@store/domain";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { Rating } from "@store/ui/rating";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { lazy, Suspense } from "react";
import type { OrderData, OrderLine } from "./order-data.ts";
import * as styles from "./order-detail.css.ts";

const loadDialog = () => import("./rate-dialog.tsx");
const RateDialog = lazy(loadDialog);

/** Said to the author of a review that the shop hides; one that was hidden long ago has no reason. */
const hiddenWords = (reason: string): string => ` Only you see your review.${reason ? ` Why: ${reason}` : ""}`;

interface LineRatingProps {
  readonly order: Pick<OrderData, "id" | "order_status">;
  readonly line: OrderLine;
  readonly onChanged: () => Promise<void>;
}

/** A line's stars: given once its order was delivered, then only shown [R161 C51]. */
export function LineRating({ order, line, onChanged }: LineRatingProps) {
  const dialog = useLazyDialog(loadDialog);
  const { product_id: productId, product_name: name, is_rated: isRated = false } = line;
  // What was taken out whole was never sent.
  const isSent = (line.withdrawn ?? 0) < line.quantity;
  const isOpenToRate = isSent && canRate({ isRated, orderStatus: order.order_status }) && productId !== undefined;

  return (
    <>
      {isRated ? (
        <p className={styles.rated}>
          You gave <Rating value={line.product_rating_by_user ?? 0} />
          {line.review_hidden === undefined ? null : hiddenWords(line.review_hidden)}
        </p>
      ) : isOpenToRate ? (
        <div className={styles.rate}>
          <Button
            variant="quiet"
            size="small"
            onClick={dialog.open}
            onPointerEnter={dialog.warmUp}
            onFocus={dialog.warmUp}
          >
            Rate <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
      {dialog.isWanted && productId !== undefined ? (
        <Suspense>
          <RateDialog
            orderId={order.id}
            productId={productId}
            name={name}
            isOpen={dialog.isOpen}
            onOpenChange={dialog.onOpenChange}
            onChanged={onChanged}
          />
        </Suspense>
      ) : null}
    </>
  );
}
