import { progressOrder } from "@store/api-client/contract";
import { formatRupees, ORDER_STATES, type OrderAction } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { lazy, Suspense, useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import { useLazyDialog } from "../../../data/use-lazy-dialog.ts";
import { useMutation } from "../../../data/use-mutation.ts";
import * as styles from "../dashboard.css.ts";
import type { OrderStepsProps, StaffOrder } from "./order-dialogs.tsx";

const loadDialogs = () => import("./order-dialogs.tsx");
const ShipDialog = lazy(async () => ({ default: (await loadDialogs()).ShipDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await loadDialogs()).WithdrawDialog }));

const LABELS: Readonly<Record<OrderAction, string>> = {
  accept: "Accept",
  pack: "Packed",
  ship: "Hand to the courier",
  deliver: "Delivered",
  cancel: "Cancel the order",
  return: "Goods came back",
};

const seenOf = ({ order_status }: StaffOrder) => ORDER_STATES.find((state) => state === order_status);

/** What can be done with the order now. The server decides; an order that changed meanwhile is shown as it is. */
export function OrderSteps({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadDialogs);
  const [asked, setAsked] = useState<"ship" | "cancel" | "return">();
  const [problem, setProblem] = useState<string>();
  const seen = seenOf(order);
  const { send, isPending } = useMutation(progressOrder, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    if (answer.ok) toast.success(`${order.order_id} is ${answer.reply.data.order_status.toLowerCase()}.`);
    await onChanged();
  });
  if (!seen || order.actions.length === 0) return problem ? <Alert>{problem}</Alert> : null;
  const open = dialog.isOpen ? asked : undefined;
  const close = () => dialog.onOpenChange(false);
  return (
    <section aria-label="Next step" className={styles.steps}>
      {problem ? <Alert>{problem}</Alert> : null}
      <div className={styles.buttons}>
        {order.actions.map((action) => {
          const isStep = action === "accept" || action === "pack" || action === "deliver";
          const press = () => {
            if (isStep) void send({ params: { id: order.id }, body: { action, order_status: seen } });
            else {
              setAsked(action);
              dialog.open();
            }
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
        {open === "ship" ? <ShipDialog order={order} seen={seen} onClose={close} onChanged={onChanged} /> : null}
        {open === "cancel" || open === "return" ? (
          <WithdrawDialog
            action={open}
            label={LABELS[open]}
            order={order}
            seen={seen}
            onClose={close}
            onChanged={onChanged}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
