import { CASH_ON_DELIVERY, progressOrder, type ReplyOf, type staffOrders } from "@store/api-client/contract";
import { ORDER_PENDING, orderActionsOf } from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { refusalMessage } from "../../../data/failures.ts";
import type { Refetch } from "../../../data/use-query.ts";
import { call } from "../../../session/browser-call.ts";
import { countOf } from "../count-of.ts";

type Row = ReplyOf<typeof staffOrders>["data"][number];

const canAccept = ({ order_status: orderStatus, is_paid: isPaid, pay_type }: Row): boolean =>
  orderActionsOf({ orderStatus, isPaid, isCash: pay_type === CASH_ON_DELIVERY }, "staff").includes("accept");

interface AcceptOrdersProps {
  readonly rows: readonly Row[];
  /** Loads the list again. */
  readonly onChanged: Refetch;
}

/** Accepts those of the chosen orders that can be accepted, one after the other. What is refused is named. */
export function AcceptOrders({ rows, onChanged }: AcceptOrdersProps) {
  const [isPending, setIsPending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const waiting = rows.filter(canAccept);
  const acceptAll = async () => {
    if (isPending) return;
    setIsPending(true);
    const refused: string[] = [];
    for (const { id, order_id } of waiting) {
      const body = { action: "accept", order_status: ORDER_PENDING } as const;
      const answer = await call(progressOrder, { params: { id }, body });
      if (!answer.ok) refused.push(`${order_id}: ${refusalMessage(answer.failure)}`);
    }
    const accepted = waiting.length - refused.length;
    if (accepted > 0) toast.success(`${countOf(accepted, "order")} accepted.`);
    setProblems(refused);
    await onChanged({ keepsOnFailure: refused.length > 0 });
    setIsPending(false);
  };
  return (
    <>
      {waiting.length > 0 ? (
        <Button isPending={isPending} onClick={() => void acceptAll()}>
          Accept {countOf(waiting.length, "order")}
        </Button>
      ) : null}
      {problems.length > 0 ? (
        <Alert title="These could not be accepted">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}
