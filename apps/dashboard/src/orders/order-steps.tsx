import { CASH_ON_DELIVERY, progressOrder } from "@store/api-client/contract";
import { checkOrderCanProceed, formatRupees, ORDER_PENDING, ORDER_STATES, type OrderAction } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import type { OrderStepsProps, StaffOrder } from "./order.ts";

const loadShip = () => import("./parcel-dialogs.tsx");
const loadWithdraw = () => import("./withdraw-dialog.tsx");
const loadUndelivered = () => import("./undelivered-dialog.tsx");
const loadDialogs = () => Promise.all([loadShip(), loadWithdraw(), loadUndelivered()]);
const ShipDialog = lazy(async () => ({ default: (await loadShip()).ShipDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await loadWithdraw()).WithdrawDialog }));

const UndeliveredDialog = lazy(async () => ({ default: (await loadUndelivered()).UndeliveredDialog }));

const LABELS: Readonly<Record<OrderAction, string>> = {
  accept: "Accept",
  pack: "Packed",
  ship: "Hand to the courier",
  deliver: "Delivered",
  cancel: "Cancel the order",
  undelivered: "Came back undelivered",
  "send again": "Send again",
  "give back": "Refund and give back",
  return: "Goods came back",
};

/** What is done at once, without a dialog. */
type AtOnce = "accept" | "pack" | "deliver";
const isAtOnce = (action: OrderAction): action is AtOnce =>
  action === "accept" || action === "pack" || action === "deliver";

/** What moves an order on as it should; the others take a step back. */
const isOnward = (action: OrderAction): boolean => isAtOnce(action) || action === "ship" || action === "send again";

/** Why the next step is not there, where somebody could wonder. */
function waitsFor({ order_status, is_paid, pay_type, actions }: StaffOrder): string | undefined {
  const isCash = pay_type === CASH_ON_DELIVERY;
  if (order_status === ORDER_PENDING && !checkOrderCanProceed({ isPaid: is_paid, isCash }).ok)
    return "This order is waiting for its payment. It can be accepted once it is paid.";
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
  const [asked, setAsked] = useState<Exclude<OrderAction, AtOnce>>();
  const [problem, setProblem] = useState<string>();
  const place = useStepFocus(order.order_status);
  const seen = seenOf(order);
  const { send, isPending } = useMutation(progressOrder, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    if (answer.ok) toast.success(`${order.order_id} is ${answer.reply.data.order_status.toLowerCase()}.`);
    await onChanged();
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
          const press = () => {
            const { id, change_count: changes } = order;
            if (isAtOnce(action)) return void send({ params: { id }, body: { action, order_status: seen, changes } });
            setProblem(undefined);
            setAsked(action);
            dialog.open();
          };
          const variant = isOnward(action) ? "primary" : "secondary";
          return (
            <Button key={action} variant={variant} isPending={isAtOnce(action) && isPending} onClick={press}>
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
        {open === "ship" || open === "send again" ? <ShipDialog {...step} action={open} /> : null}
        {open === "undelivered" ? <UndeliveredDialog {...step} label={LABELS[open]} /> : null}
        {open === "cancel" || open === "return" || open === "give back" ? (
          <WithdrawDialog {...step} action={open} label={LABELS[open]} />
        ) : null}
      </Suspense>
    </section>
  );
}
