import { giveUpRefund, payRefund, refundOrder } from "@store/api-client/contract";
import {
  accept,
  checkFields,
  checkRefund,
  formatRupees,
  fromRupees,
  HAND_REFUND_METHODS,
  nextOrderState,
  REFUND_REASON_MISSING,
  requireText,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useForm } from "../../../data/use-form.ts";
import * as styles from "../dashboard.css.ts";
import { readPrice } from "../products/product-draft.ts";
import { refundWay } from "./order-money.ts";
import type { OrderStepsProps, StaffOrder } from "./staff-order.ts";
import { useOrderSending } from "./use-order-sending.ts";

interface RefundDialogProps extends OrderStepsProps {
  readonly onClose: () => void;
}

type RefundDraft = Readonly<Record<"amount" | "reason", string>>;

/** All that is left, unless that is refunded by cancelling the order. */
const firstAmount = ({ order_status, refundable }: StaffOrder): string =>
  nextOrderState(order_status, "cancel", "staff").ok ? "" : String(toRupees(refundable));

const checkRefundOf =
  ({ order_status: orderStatus, refundable }: StaffOrder) =>
  ({ amount, reason }: RefundDraft) =>
    checkFields(
      {
        amount: checkRefund(
          { orderStatus, isPaid: true, finalTotal: refundable, refunded: fromRupees(0) },
          readPrice(amount) ?? ZERO_PAISE,
        ),
        reason: requireText(reason, REFUND_REASON_MISSING),
      },
      (fields) => ({ amount: toRupees(fields.amount.value), reason: fields.reason.value }),
    );

/** Asks how much of an order is refunded, and why. */
export function RefundDialog({ order, onClose, onChanged }: RefundDialogProps) {
  const form = useForm<RefundDraft, { amount: number; reason: string }>(
    { amount: firstAmount(order), reason: "" },
    checkRefundOf(order),
  );
  const { send, isPending, problem } = useOrderSending(refundOrder, { onChanged, onClose }, (reply) => {
    const refund = reply.data.at(-1);
    toast.success(refund?.is_by_hand ? "Please pay this refund by hand." : "The refund is on its way.");
  });
  const refund = (body: { readonly amount: number; readonly reason: string }) =>
    send({ params: { id: order.id }, body: { ...body, refundable: toRupees(order.refundable) } });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Refund ${order.order_id}`}
      description={`Up to ${formatRupees(order.refundable)}, ${refundWay(order)}. Coins that were earned on it are taken back. The customer is mailed the reason.`}
    >
      <form ref={form.element} className={styles.form} onSubmit={form.submit(refund)} noValidate>
        <TextField label="Amount in ₹" inputMode="decimal" required maxLength={12} {...form.text("amount")} />
        <TextArea label="Why" rows={3} maxLength={500} required {...form.text("reason")} />
        {problem ? <Alert>{problem}</Alert> : null}
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" isPending={isPending}>
            Refund
          </Button>
        </div>
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
      reference: requireText(reference, "By which number, or to whom?"),
    },
    (fields) => ({ method: fields.method.value, reference: fields.reference.value }),
  );

interface OneRefundProps extends RefundDialogProps {
  readonly refund: StaffOrder["refunds"][number];
}

/** Said where a gateway may have paid already. */
const lookFirst = ({ is_unclear, gateway }: OneRefundProps["refund"]): string =>
  is_unclear ? ` Please look at ${gateway} first: it was asked for this refund, and may have paid it.` : "";

/** Asks how a refund was paid by hand. */
export function PayRefundDialog({ order, refund, onClose, onChanged }: OneRefundProps) {
  const { id: refundId, amount } = refund;
  const form = useForm(NOT_PAID, checkPaid);
  const { send, isPending, problem } = useOrderSending(payRefund, { onChanged, onClose }, () => {
    toast.success(`${formatRupees(amount)} is written down as paid.`);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${formatRupees(amount)} of ${order.order_id} was paid`}
      description={`Please write this down only after the money was sent. The customer is mailed the number.${lookFirst(refund)}`}
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
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          It was paid
        </Button>
      </form>
    </Dialog>
  );
}

const checkReason = ({ reason }: { readonly reason: string }) =>
  checkFields({ reason: requireText(reason, "Please say how you know!") }, (fields) => ({
    reason: fields.reason.value,
  }));

/** Asks how staff knows that a refund was not paid, whose gateway the store can ask no longer. */
export function GiveUpRefundDialog({ order, refund, onClose, onChanged }: OneRefundProps) {
  const form = useForm({ reason: "" }, checkReason);
  const { send, isPending, problem } = useOrderSending(giveUpRefund, { onChanged, onClose }, () => {
    toast.success("It is written down as failed. Please pay it by hand.");
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${formatRupees(refund.amount)} of ${order.order_id} was not paid`}
      description={`It is still owed then: pay it by hand, or try it again once the store has ${refund.gateway} again.${lookFirst(refund)}`}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: { id: order.id, refundId: refund.id }, body }))}
        noValidate
      >
        <TextField label="How you know" required maxLength={200} {...form.text("reason")} />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" isPending={isPending}>
          It was not paid
        </Button>
      </form>
    </Dialog>
  );
}
