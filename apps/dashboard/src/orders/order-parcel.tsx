import { checkWebAddress, ORDER_SHIPPED } from "@store/domain";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { lazy, Suspense } from "react";
import * as styles from "../frame/dashboard.css.ts";
import type { OrderStepsProps, StaffOrder } from "./order.ts";

const loadDialog = () => import("./parcel-dialogs.tsx");
const CorrectParcelDialog = lazy(async () => ({ default: (await loadDialog()).CorrectParcelDialog }));

/** Who carries the order, under a number that leads to where its way is shown. */
function Parcel({ courier, number, url = "" }: NonNullable<StaffOrder["tracking"]>) {
  const page = checkWebAddress(url);
  if (!number) return <p>{courier}</p>;
  return (
    <p>
      {courier},{" "}
      {page.ok && page.value ? (
        <a href={page.value} target="_blank" rel="noopener noreferrer">
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  );
}

/** The parcel of an order; on its way, its number can be corrected. */
export function OrderParcel({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadDialog);
  const { tracking, order_status } = order;
  const isOnItsWay = order_status === ORDER_SHIPPED;
  if (!tracking && !isOnItsWay) return null;
  return (
    <section>
      <h2 className={styles.heading}>Parcel</h2>
      {tracking ? <Parcel {...tracking} /> : <p>It travels without a number.</p>}
      {isOnItsWay ? (
        <div className={styles.ownButtons}>
          <Button variant="secondary" onClick={dialog.open}>
            Correct the parcel
          </Button>
        </div>
      ) : null}
      <Suspense>
        {dialog.isOpen ? (
          <CorrectParcelDialog order={order} onClose={() => dialog.onOpenChange(false)} onChanged={onChanged} />
        ) : null}
      </Suspense>
    </section>
  );
}
