import { cancelOrder } from "@store/api-client/contract";
import { addMoney, formatRupees, isShownLine, isToBeSent, refundableOf } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "./order-actions.css.ts";
import type { OrderData } from "./order-data.ts";

const CANCELLED = "Your order is cancelled";

type Paid = Pick<
  OrderData,
  "used_coin" | "is_paid" | "final_total" | "gift_voucher_amt" | "applied_voucher_code" | "subscription_id"
> &
  Partial<Pick<OrderData, "refunds">>;

/** An order that a voucher paid whole has earned coins, which come off the voucher where they are spent. */
const giftLess = ({ is_paid, final_total }: Paid): string =>
  is_paid && !isShownLine(final_total) ? ", less coins that this order earned and you have spent" : "";

/** What a customer gets back for a cancelled order (C38, C39). */
export function whatComesBack(order: Paid): readonly string[] {
  const { used_coin: coins, is_paid, final_total, gift_voucher_amt: gift, applied_voucher_code: code } = order;
  const returns: string[] = [];
  const left = refundableOf({
    isPaid: is_paid,
    finalTotal: final_total,
    refunded: addMoney(...(order.refunds ?? []).map(({ amount }) => amount)),
  });
  if (isShownLine(left)) {
    returns.push(
      `${formatRupees(left)} is refunded the way you paid. Coins that this order earned are taken back; those you have spent already come off the refund.`,
    );
  }
  if (coins > 0) returns.push(`${coins} ${coins === 1 ? "coin goes" : "coins go"} back to your wallet.`);
  if (gift && isShownLine(gift))
    returns.push(`${formatRupees(gift)} goes back on your gift voucher${giftLess(order)}.`);
  else if (code) returns.push(`You can use the voucher ${code} again.`);
  return returns;
}

interface CancelDialogProps {
  readonly order: OrderData;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** Asks before an order is cancelled, and says what comes back. */
export default function CancelDialog({ order, isOpen, onOpenChange, onChanged }: CancelDialogProps) {
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(cancelOrder, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      // It may be cancelled all the same, or packed meanwhile.
      return onChanged();
    }
    toast.success(answer.reply.message ?? CANCELLED);
    await onChanged();
    onOpenChange(false);
  });
  /** What was refused last is not said again where the dialog is opened again. */
  const openChange = (next: boolean) => {
    setProblem(undefined);
    onOpenChange(next);
  };
  const returns = whatComesBack(order);
  const added = (order.additions ?? []).flatMap((one) => (isToBeSent(one.order_status) ? [one.order_id] : []));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={openChange}
      title={`Cancel ${order.order_id}?`}
      description="Nothing of it is delivered then. This cannot be undone."
    >
      <div className={styles.form}>
        {returns.length === 0 ? (
          <p>You have not paid anything for it, so nothing needs to be paid back.</p>
        ) : (
          <>
            <p>What you get back:</p>
            <ul className={styles.list}>
              {returns.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {added.length > 0 ? (
          <p>
            {added.join(", ")} {added.length === 1 ? "is an order of its own" : "are orders of their own"}, and not
            cancelled with it.
          </p>
        ) : null}
        {problem ? <Alert>{problem}</Alert> : null}
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => openChange(false)}>
            Keep the order
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            onClick={() => {
              setProblem(undefined);
              void send({ params: { id: order.id } });
            }}
          >
            Cancel the order
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
