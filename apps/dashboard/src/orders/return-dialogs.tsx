import { receiveReturn, refundReturn, refuseReturn } from "@store/api-client/contract";
import {
  checkFields,
  formatRupees,
  type Outcome,
  PIECES_NOT_WHOLE,
  RETURN_NOTHING_CAME,
  type ReturnStep,
  receivedPieces,
  refuse,
  requireText,
  requireWhole,
  returnMoreThanAsked,
  toRupees,
  typedNumber,
  ZERO_PAISE,
} from "@store/domain";
import { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import type { OrderDialogProps, OrderReturn } from "./order.ts";
import { refundWay } from "./order-money.ts";
import { useOrderSending } from "./use-order-sending.ts";

interface ReturnDialogProps extends OrderDialogProps {
  readonly one: OrderReturn;
}

/** Said where somebody else was quicker. */
const gone = ({ steps, state }: OrderReturn, step: ReturnStep): string | undefined =>
  steps.includes(step) ? undefined : `This is no longer possible: the return is now ${state}.`;

const paramsOf = ({ order, one }: ReturnDialogProps) => ({ id: order.id, returnId: one.id });

const checkReason = ({ reason }: { readonly reason: string }) =>
  checkFields({ reason: requireText(reason, "Please say why, for the customer's mail!") }, (fields) => ({
    reason: fields.reason.value,
  }));

/** Asks why a return is refused. */
export function RefuseReturnDialog(props: ReturnDialogProps) {
  const { order, one, onClose, onChanged } = props;
  const form = useForm({ reason: "" }, checkReason);
  const dialog = { onChanged, onClose, over: gone(one, "refuse") };
  const { send, isPending, problem, over } = useOrderSending(refuseReturn, dialog, () => {
    toast.success("The return is refused. The customer gets a mail with the reason.");
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Refuse the return of ${order.order_id}`}>
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: paramsOf(props), body }))}
        noValidate
      >
        <TextArea label="Why, for the customer's mail" rows={3} maxLength={500} required {...form.text("reason")} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Refuse the return
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

type Pieces = Readonly<Record<string, string>>;
type Line = OrderReturn["lines"][number];

const stockField = ({ id }: Line) => `stock-${id}`;
const lossField = ({ id }: Line) => `loss-${id}`;

/** What was mixed up can mostly be sold again; what is damaged cannot. */
const expectedPieces = (lines: readonly Line[]): Pieces =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const isGood = line.ground === "mismatched";
      return [
        [stockField(line), String(isGood ? line.quantity : 0)],
        [lossField(line), String(isGood ? 0 : line.quantity)],
      ];
    }),
  );

const checkCame = (lines: readonly Line[]) => (draft: Pieces) => {
  const typed = (field: string) => typedNumber(draft[field] ?? "") ?? 0;
  const all = lines.map((line) => ({
    id: line.id,
    restocked: typed(stockField(line)),
    written_off: typed(lossField(line)),
  }));
  const isNone = all.every((line) => line.restocked === 0 && line.written_off === 0);
  const fields: Record<string, Outcome<number>> = {};
  for (const line of lines) {
    for (const field of [stockField(line), lossField(line)])
      fields[field] = requireWhole(typed(field), { min: 0, max: Number.MAX_SAFE_INTEGER, message: PIECES_NOT_WHOLE });
    const came = receivedPieces({ restocked: typed(stockField(line)), writtenOff: typed(lossField(line)) });
    if (isNone) fields[stockField(line)] = refuse({ code: "return-nothing-came", message: RETURN_NOTHING_CAME });
    else if (came > line.quantity)
      fields[lossField(line)] = refuse({
        code: "return-more-than-asked",
        message: returnMoreThanAsked(line.quantity),
      });
  }
  return checkFields(fields, () => ({ lines: all }));
};

/** Asks how many pieces came, and what becomes of them. */
export function ReceiveReturnDialog(props: ReturnDialogProps) {
  const { order, one, onClose, onChanged } = props;
  const form = useForm(expectedPieces(one.lines), checkCame(one.lines));
  const dialog = { onChanged, onClose, over: gone(one, "receive") };
  const { send, isPending, problem, over } = useOrderSending(receiveReturn, dialog, () => {
    toast.success("The goods are taken in.");
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Goods of ${order.order_id} came`}
      description={over ? undefined : "What came is refunded. What did not come can be asked for again."}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: paramsOf(props), body }))}
        noValidate
      >
        {one.lines.map((line) => (
          <fieldset key={line.id} className={styles.form}>
            <legend className={styles.heading}>
              {line.quantity} × {line.product_name}
            </legend>
            <TextField
              label="Back into stock"
              inputMode="numeric"
              required
              maxLength={6}
              {...form.text(stockField(line))}
            />
            <TextField label="Written off" inputMode="numeric" required maxLength={6} {...form.text(lossField(line))} />
          </fieldset>
        ))}
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Take them in
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

/** Says what is refunded for goods that came, before it is. */
export function RefundReturnDialog(props: ReturnDialogProps) {
  const { order, one, onClose, onChanged } = props;
  const amount = one.refund_amt ?? ZERO_PAISE;
  const dialog = { onChanged, onClose, over: gone(one, "refund") };
  const { send, isPending, problem, over } = useOrderSending(refundReturn, dialog, () => {
    toast.success(
      order.is_refund_by_hand ? "Please refund it yourself, then mark it as refunded." : "The refund is on its way.",
    );
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Refund the return of ${order.order_id}`}
      description={
        over
          ? undefined
          : `${formatRupees(amount)}, as the invoice charged these pieces, without shipping, ${refundWay(order)}. Coins earned on them are taken back. A credit note is made, and the customer gets a mail.`
      }
    >
      <div className={styles.form}>
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button
            isPending={isPending}
            onClick={() => void send({ params: paramsOf(props), body: { amount: toRupees(amount) } })}
          >
            Refund {formatRupees(amount)}
          </Button>
        </DialogEnd>
      </div>
    </Dialog>
  );
}
