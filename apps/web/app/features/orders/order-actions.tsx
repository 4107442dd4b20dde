import { canDownloadInvoice, isUnderWay } from "@store/domain";
import { returnableLines } from "@store/react-client/returnable-lines";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { lazy, Suspense, useState } from "react";
import { BuyAgain } from "./buy-again.tsx";
import * as styles from "./order-actions.css.ts";
import type { OrderData } from "./order-data.ts";
import { OrderReturns } from "./order-returns.tsx";
import { canCancel, returnEnds } from "./order-rules.ts";
import { PdfButton } from "./pdf-button.tsx";

const loadChange = () => import("./change-dialog.tsx");
const ChangeDialog = lazy(loadChange);
const loadCancel = () => import("./cancel-dialog.tsx");
const CancelDialog = lazy(loadCancel);
const loadReturn = () => import("./return-dialog.tsx");
const ReturnDialog = lazy(loadReturn);

interface OrderActionsProps {
  readonly order: OrderData;
  /** Loads the order again: something was done with it. */
  readonly onChanged: () => Promise<void>;
}

/** What a customer can do with an order, apart from paying it. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const [now] = useState(() => new Date());
  const changing = useLazyDialog(loadChange);
  const cancelling = useLazyDialog(loadCancel);
  const returning = useLazyDialog(loadReturn);
  const returnBy = returnableLines(order).length > 0 ? returnEnds(order, now) : undefined;
  return (
    <section className={styles.section} aria-label="Actions">
      <OrderReturns returns={order.returns} />
      <div className={styles.actions}>
        <BuyAgain lines={order.product_info} isMain={!isUnderWay(order.order_status)} />
        {canDownloadInvoice({ isInvoiced: order.is_invoiced, orderStatus: order.order_status }) ? (
          <PdfButton kind="invoice" orderId={order.id} />
        ) : null}
        {order.credit_notes?.map((number, _, { length }) => (
          <PdfButton key={number} kind="credit note" orderId={order.id} number={length > 1 ? number : undefined} />
        ))}
        {returnBy ? (
          <Button variant="quiet" onClick={returning.open} onPointerEnter={returning.warmUp} onFocus={returning.warmUp}>
            Request a return
          </Button>
        ) : null}
        {order.changes === undefined ? null : (
          <Button variant="quiet" onClick={changing.open} onPointerEnter={changing.warmUp} onFocus={changing.warmUp}>
            Change order
          </Button>
        )}
        {canCancel(order) ? (
          <Button
            variant="quiet"
            onClick={cancelling.open}
            onPointerEnter={cancelling.warmUp}
            onFocus={cancelling.warmUp}
          >
            Cancel order
          </Button>
        ) : null}
      </div>
      <Suspense>
        {changing.isWanted ? (
          <ChangeDialog
            order={order}
            isOpen={changing.isOpen}
            onOpenChange={changing.onOpenChange}
            onChanged={onChanged}
          />
        ) : null}
        {cancelling.isWanted ? (
          <CancelDialog
            order={order}
            isOpen={cancelling.isOpen}
            onOpenChange={cancelling.onOpenChange}
            onChanged={onChanged}
          />
        ) : null}
        {returning.isWanted ? (
          <ReturnDialog
            order={order}
            until={returnBy}
            isOpen={returning.isOpen}
            onOpenChange={returning.onOpenChange}
            onChanged={onChanged}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
