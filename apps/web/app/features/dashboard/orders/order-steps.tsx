import { CASH_ON_DELIVERY, progressOrder } from "@store/api-client/contract";
import { checkOrderCanProceed, formatRupees, ORDER_PENDING, ORDER_STATES, type OrderAction } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import { useLazyDialog } from "../../../data/use-lazy-dialog.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import * as styles from "../dashboard.css.ts";
import type { OrderStepsProps, StaffOrder } from "./staff-order.ts";

const loadShip = () => import("./parcel-dialogs.tsx");
const loadWithdraw = () => import("./withdraw-dialog.tsx");
const loadDialogs = () => Promise.all([loadShip(), loadWithdraw()]);
const ShipDialog = lazy(async () => ({ default: (await loadShip()).ShipDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await loadWithdraw()).WithdrawDialog }));

const LABELS: Readonly<Record<OrderAction, string>> = {
  accept: "Accept",
  pack: "Packed",
  ship: "Hand to the courier",
  deliver: "Delivered",
  cancel: "Cancel the order",
  return: "Goods came back",
};

/** Why the next step is not there, where somebody could wonder. */
function waitsFor({ order_status, is_paid, pay_type, actions }: StaffOrder): string | undefined {
  const isCash = pay_type === CASH_ON_DELIVERY;
  if (order_status === ORDER_PENDING && !checkOrderCanProceed({ isPaid: is_paid, isCash }).ok)
    return "It waits for its payment, and can be accepted once that has come.";
  return actions.length === 0 ? "There is no next step for you." : undefined;
}

/** Keeps the focus where it was when the button that had it is gone, since its step is done. */
function useStepFocus(orderStatus: string) {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(orderStatus);
  useEffect(() => {
    if (shown.current === orderStatus) return;
    shown.current = orderStatus;
    if (document.activeElement !== document.body) return;
    (place.current?.querySelector("button") ?? place.current)?.focus();
  }, [orderStatus]);
  return place;
}

const seenOf = ({ order_status }: StaffOrder) => ORDER_STATES.find((state) => state === order_status);

/** What can be done with the order now. The server decides; an order that changed meanwhile is shown as it is. */
export function OrderSteps({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadDialogs);
  const [asked, setAsked] = useState<"ship" | "cancel" | "return">();
  const [problem, setProblem] = useState<string>();
  const place = useStepFocus(order.order_status);
  const seen = seenOf(order);
  const { send, isPending } = useMutation(progressOrder, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    if (answer.ok) toast.success(`${order.order_id} is ${answer.reply.data.order_status.toLowerCase()}.`);
    await onChanged({ keepsOnFailure: !answer.ok });
  });
  if (!seen) return null;
  const waiting = waitsFor(order);
  const open = dialog.isOpen ? asked : undefined;
  const step = { order, seen, onChanged, onClose: () => dialog.onOpenChange(false) };
  return (
    <section ref={place} tabIndex={-1} aria-label="Next step" className={styles.steps}>
      {problem ? <Alert>{problem}</Alert> : null}
      {waiting ? <p className={styles.small}>{waiting}</p> : null}
      <div className={styles.buttons}>
        {order.actions.map((action) => {
          const isStep = action === "accept" || action === "pack" || action === "deliver";
          const press = () => {
            if (isStep) return void send({ params: { id: order.id }, body: { action, order_status: seen } });
            setProblem(undefined);
            setAsked(action);
            dialog.open();
          };
          const variant = action === "cancel" || action === "return" ? "secondary" : "primary";
          return (
            <Button key={action} variant={variant} isPending={isStep && isPending} onClick={press}>
              {LABELS[action]}
            </Button>
          );
        })}
      </div>
      {order.actions.includes("deliver") && !order.is_paid ? (
        <p className={styles.small}>
          Delivered means that its cash of {formatRupees(order.final_total)} was collected at the door.
        </p>
      ) : null}
      <Suspense>
        {open === "ship" ? <ShipDialog {...step} /> : null}
        {open === "cancel" || open === "return" ? (
          <WithdrawDialog {...step} action={open} label={LABELS[open]} />
        ) : null}
      </Suspense>
    </section>
  );
}
