import { giveUpRefund, payRefund, refundOrder } from "@store/api-client/contract";
import {
  accept,
  checkFields,
  checkRefund,
  formatRupees,
  HAND_REFUND_METHODS,
  NOTHING_TO_REFUND,
  nextOrderState,
  REFUND_REASON_MISSING,
  readTypedAmount,
  requireText,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { gatewayName } from "../parts/gateway-name.ts";
import type { OrderDialogProps, StaffOrder } from "./order.ts";
import { refundWay } from "./order-money.ts";
import { useOrderSending } from "./use-order-sending.ts";

type RefundDraft = Readonly<Record<"amount" | "reason", string>>;

/** All that is left, unless that is refunded by cancelling the order, or by giving back what was paid for it. */
const firstAmount = ({ order_status, refundable, is_refund_due }: StaffOrder): string =>
  is_refund_due || nextOrderState(order_status, "cancel", "staff").ok ? "" : String(toRupees(refundable));

function checkAmount({ order_status: orderStatus, refundable, is_refund_due }: StaffOrder, typed: string) {
  const amount = readTypedAmount(typed);
  if (!amount.ok) return amount;
  const order = { orderStatus, isPaid: true, isReleased: !is_refund_due, finalTotal: refundable, refunded: ZERO_PAISE };
  return checkRefund(order, amount.value ?? ZERO_PAISE);
}

const checkRefundOf =
  (order: StaffOrder) =>
  ({ amount, reason }: RefundDraft) =>
    checkFields(
      {
        amount: checkAmount(order, amount),
        reason: requireText(reason, REFUND_REASON_MISSING),
      },
      (fields) => ({ amount: toRupees(fields.amount.value), reason: fields.reason.value }),
    );

/** Asks how much of an order is refunded, and why. */
export function RefundDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const form = useForm<RefundDraft, { amount: number; reason: string }>(
    { amount: firstAmount(order), reason: "" },
    checkRefundOf(order),
  );
  const dialog = { onChanged, onClose, over: order.refundable > 0 ? undefined : NOTHING_TO_REFUND };
  const { send, isPending, problem, over } = useOrderSending(refundOrder, dialog, (reply) => {
    const refund = reply.data.at(-1);
    toast.success(
      refund?.is_by_hand ? "Please refund it yourself, then mark it as refunded." : "The refund is on its way.",
    );
  });
  const refund = (body: { readonly amount: number; readonly reason: string }) =>
    send({ params: { id: order.id }, body: { ...body, refundable: toRupees(order.refundable) } });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Refund ${order.order_id}`}
      description={
        over
          ? undefined
          : `Up to ${formatRupees(order.refundable)}, ${refundWay(order)}. Coins earned on it are taken back. The customer gets the reason by mail.`
      }
    >
      <form ref={form.element} className={styles.form} onSubmit={form.submit(refund)} noValidate>
        <TextField label="Amount in ₹" inputMode="decimal" required maxLength={20} {...form.text("amount")} />
        <TextArea label="Why" rows={3} maxLength={500} required {...form.text("reason")} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Refund
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

const METHODS = HAND_REFUND_METHODS.map((value) => ({ value, label: value }));
const NOT_PAID: { readonly method: string; readonly reference: string } = {
  method: HAND_REFUND_METHODS[0],
  reference: "",
};

const checkPaid = ({ method, reference }: typeof NOT_PAID) =>
  checkFields(
    {
      method: accept(HAND_REFUND_METHODS.find((one) => one === method) ?? HAND_REFUND_METHODS[0]),
      reference: requireText(reference, "Please enter the number of the transfer, or who got the money!"),
    },
    (fields) => ({ method: fields.method.value, reference: fields.reference.value }),
  );

const NOT_TO_BE_PAID = "This refund is no longer waiting for a manual payment.";
const NOT_UNCLEAR = "This refund is no longer waiting for its gateway.";

interface OneRefundProps extends OrderDialogProps {
  readonly refund: StaffOrder["refunds"][number];
}

/** Said where a gateway may have paid already. */
const lookFirst = ({ is_unclear, gateway }: OneRefundProps["refund"]): string =>
  is_unclear ? ` Please check the ${gatewayName(gateway)} panel first: the refund may have been paid there.` : "";

/** Asks how a manual refund was paid. */
export function PayRefundDialog({ order, refund, onClose, onChanged }: OneRefundProps) {
  const { id: refundId, amount } = refund;
  const form = useForm(NOT_PAID, checkPaid);
  const dialog = { onChanged, onClose, over: refund.is_by_hand ? undefined : NOT_TO_BE_PAID };
  const { send, isPending, problem, over } = useOrderSending(payRefund, dialog, () => {
    toast.success(`${formatRupees(amount)} is marked as refunded.`);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Mark ${formatRupees(amount)} of ${order.order_id} as refunded`}
      description={`Mark it only after the money was sent. The customer gets the number by mail.${lookFirst(refund)}`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: { id: order.id, refundId }, body }))}
        noValidate
      >
        <SelectField
          label="How"
          options={METHODS}
          value={form.draft.method}
          onValueChange={(method) => form.change({ method })}
        />
        <TextField label="Number of the transfer, or receipt" required maxLength={100} {...form.text("reference")} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Mark as refunded
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

const checkReason = ({ reason }: { readonly reason: string }) =>
  checkFields({ reason: requireText(reason, "Please say how you know!") }, (fields) => ({
    reason: fields.reason.value,
  }));

/** Asks how staff knows that a refund was not paid, when its gateway is no longer configured. */
export function GiveUpRefundDialog({ order, refund, onClose, onChanged }: OneRefundProps) {
  const form = useForm({ reason: "" }, checkReason);
  const dialog = { onChanged, onClose, over: refund.is_unclear ? undefined : NOT_UNCLEAR };
  const { send, isPending, problem, over } = useOrderSending(giveUpRefund, dialog, () => {
    toast.success(`Refund failed. Refund it in the ${gatewayName(refund.gateway)} panel, then mark it as refunded.`);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Mark ${formatRupees(refund.amount)} of ${order.order_id} as failed`}
      description={`The customer is still owed the money: refund it yourself, or try again once ${gatewayName(refund.gateway)} is set up again.${lookFirst(refund)}`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: { id: order.id, refundId: refund.id }, body }))}
        noValidate
      >
        <TextField label="How you know" required maxLength={200} {...form.text("reason")} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Mark as failed
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
