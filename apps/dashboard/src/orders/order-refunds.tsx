import { retryRefund } from "@store/api-client/contract";
import { formatDateTime, formatRupees, type RefundState } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { lazy, Suspense, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import { useMay } from "../frame/staff-session.ts";
import { gatewayName } from "../parts/gateway-name.ts";
import type { OrderStepsProps, StaffOrder } from "./order.ts";

const loadDialogs = () => import("./refund-dialogs.tsx");
const RefundDialog = lazy(async () => ({ default: (await loadDialogs()).RefundDialog }));
const PayRefundDialog = lazy(async () => ({ default: (await loadDialogs()).PayRefundDialog }));
const GiveUpRefundDialog = lazy(async () => ({ default: (await loadDialogs()).GiveUpRefundDialog }));

type Refund = StaffOrder["refunds"][number];

/** A refund that staff closes, and how. */
interface Settled {
  readonly refund: Refund;
  readonly as: "paid" | "failed";
}

const STATES: Readonly<Record<RefundState, { readonly label: string; readonly tone: StatusBadgeProps["tone"] }>> = {
  requested: { label: "Waiting", tone: "orange" },
  sent: { label: "With the bank", tone: "blue" },
  done: { label: "Refunded", tone: "green" },
  failed: { label: "Failed", tone: "orange" },
};

/** What a refund's state is called, where people have to do something about it. */
function stateOf({ state, is_by_hand, is_unclear }: Refund) {
  if (is_unclear) return { label: "Answer unknown", tone: "orange" } as const;
  return state === "requested" && is_by_hand ? { ...STATES.requested, label: "Manual refund" } : STATES[state];
}

function RefundLine({ refund, children }: { readonly refund: Refund; readonly children: React.ReactNode }) {
  const { amount, withheld, reason, by, requested_at, method, reference, failure, is_unclear, gateway } = refund;
  const { label, tone } = stateOf(refund);
  return (
    <li>
      <strong>{formatRupees(amount)}</strong> <StatusBadge tone={tone}>{label}</StatusBadge>
      <span className={styles.small}>{reason}</span>
      <span className={styles.small}>
        Requested by {by ?? "the customer"}, {formatDateTime(requested_at)}
      </span>
      {withheld > 0 ? (
        <span className={styles.small}>{formatRupees(withheld)} kept back for coins that were spent</span>
      ) : null}
      {reference ? <span className={styles.small}>{[method, reference].filter(Boolean).join(" ")}</span> : null}
      {failure ? <span className={styles.small}>Refused: {failure}</span> : null}
      {is_unclear ? (
        <span className={styles.small}>
          {gatewayName(gateway)} has not confirmed this refund, and the store is no longer connected to it. Somebody who
          may refund has to check the {gatewayName(gateway)} panel and record the result here.
        </span>
      ) : null}
      {children}
    </li>
  );
}

/** The refunds of an order, and how to refund more of it. */
export function OrderRefunds({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadDialogs);
  const [settled, setSettled] = useState<Settled>();
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(retryRefund, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    await onChanged();
  });
  const mayRefund = useMay("refunds");
  const { refunds, refundable } = order;
  // A dialog that was refused stays until it is closed, also where nothing is left to refund by now.
  if (refunds.length === 0 && refundable === 0 && !dialog.isOpen) return null;
  const refund = settled && (refunds.find(({ id }) => id === settled.refund.id) ?? settled.refund);
  const close = () => dialog.onOpenChange(false);
  const open = (chosen: Settled | undefined) => {
    setSettled(chosen);
    dialog.open();
  };
  return (
    <section aria-label="Refunds">
      <h2 className={styles.heading}>Refunds</h2>
      {problem ? <Alert>{problem}</Alert> : null}
      {refunds.length > 0 ? (
        <ul className={styles.refunds}>
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund}>
              {mayRefund && (refund.is_by_hand || refund.can_retry) ? (
                <div className={styles.ownButtons}>
                  {refund.can_retry ? (
                    <Button
                      variant="secondary"
                      isPending={isPending}
                      onClick={() => void send({ params: { id: order.id, refundId: refund.id } })}
                    >
                      Try again
                    </Button>
                  ) : null}
                  {refund.is_by_hand ? (
                    <Button variant="secondary" onClick={() => open({ refund, as: "paid" })}>
                      Mark as refunded
                    </Button>
                  ) : null}
                  {refund.is_unclear ? (
                    <Button variant="secondary" onClick={() => open({ refund, as: "failed" })}>
                      Mark as failed
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </RefundLine>
          ))}
        </ul>
      ) : null}
      {refundable > 0 ? (
        <Button variant="secondary" onClick={() => open(undefined)}>
          Refund
        </Button>
      ) : null}
      <Suspense>
        {dialog.isOpen && refund && settled.as === "paid" ? (
          <PayRefundDialog order={order} refund={refund} onClose={close} onChanged={onChanged} />
        ) : null}
        {dialog.isOpen && refund && settled.as === "failed" ? (
          <GiveUpRefundDialog order={order} refund={refund} onClose={close} onChanged={onChanged} />
        ) : null}
        {dialog.isOpen && !settled ? <RefundDialog order={order} onClose={close} onChanged={onChanged} /> : null}
      </Suspense>
    </section>
  );
}
